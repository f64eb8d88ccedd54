import * as z from 'zod/mini'
import { QuizTurn } from '#contract/counselor.ts'
import { perVisit } from '#web/platform/storage.ts'

const key = 'quiz-turns'

// For this visit only: a reload continues, a logout clears it.

export function readTurns(): QuizTurn[] {
  try {
    return z.safeParse(z.array(QuizTurn), JSON.parse(perVisit.read(key) ?? '[]')).data ?? []
  } catch {
    return [] // not JSON: written by someone else, or cut off
  }
}

export const keepTurns = (turns: readonly QuizTurn[]) => perVisit.write(key, JSON.stringify(turns))
