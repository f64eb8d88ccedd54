import type { AdmissionRule } from './report.ts'

/** What a college says of test scores since the year of the federal figures, as its cards say it; null if nothing. */
export const scoresAgain = (rules: readonly AdmissionRule[]): string | null =>
  rules.find(({ kind, text }) => kind === 'caution' && /\bscores again\b/.test(text))?.text ?? null
