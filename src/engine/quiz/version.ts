import type { Candidate } from './candidates.ts'
import type { Question } from './question.ts'

/** FNV-1a over everything that decides which question comes next. Identifies a version; not secret. */
export function fingerprint(questions: readonly Question[], candidates: readonly Candidate[]): string {
  const text = JSON.stringify([questions, candidates])
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
