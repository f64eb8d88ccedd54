import type { ChanceBand } from '#contract/matching/report.ts'
import { andList } from '#contract/prose.ts'
import type { Outlook } from '#contract/shortlist/outlook.ts'
import { rangeOf } from '#web/platform/chance.ts'

const words = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

/** 'Six'; numbers above twelve as digits. */
export const asWord = (count: number) => words[count] ?? String(count)

const groups: readonly {
  key: string
  label: string
  tone: 'ok' | 'warn' | 'bad'
  bands: readonly ChanceBand[]
}[] = [
  { key: 'likely', label: 'likely', tone: 'ok', bands: ['likely', 'open admission', 'automatic'] },
  { key: 'target', label: 'target', tone: 'warn', bands: ['target'] },
  { key: 'reach', label: 'reach', tone: 'bad', bands: ['reach', 'far reach'] },
  { key: 'below', label: 'below a minimum', tone: 'bad', bands: ['below the published minimum'] },
]

/** How a list is distributed; empty groups are left out. */
export const spreadOf = ({ colleges }: Pick<Outlook, 'colleges'>) =>
  groups
    .map(({ key, label, tone, bands }) => ({
      key,
      label,
      tone,
      count: colleges.filter(({ chance }) => chance && bands.includes(chance.band)).length,
    }))
    .filter(({ count }) => count > 0)

const most = 98 // as in the server's odds

function oddsWords(odds: { low: number; high: number }): string {
  const end = Math.round(odds.low * 100) === most ? ', the most we ever say' : ''
  return `The odds of at least one yes are ${rangeOf(odds)}${end}.`
}

/** More names would push everything else off the screen. */
const mostNamed = 3

function sureWords(names: readonly string[]): string | null {
  if (names.length === 0) return null
  if (names.length === 1) return `${names[0]} is a sure place under its rule.`
  const who = names.length > mostNamed ? `${asWord(names.length)} of them` : andList(names)
  return `${who} are sure places under their rules.`
}

export type Verdict = { spread: string; odds: string | null; sure: string | null; unknown: string | null }

/** What the list amounts to, in sentences. A list gets no grade or score. `nameOf` gives a short name. */
export function verdictOf(
  { colleges, odds, sure }: Outlook,
  total: number,
  nameOf: (unitid: number) => string,
): Verdict {
  const parts = spreadOf({ colleges }).map(({ count, label }) => `${asWord(count).toLowerCase()} ${label}`)
  const known = colleges.filter(({ chance }) => chance !== null).length
  const missing = total - known
  const head = `${asWord(total)} ${total === 1 ? 'college' : 'colleges'}`
  return {
    spread: parts.length === 0 ? `${head}.` : `${head}: ${parts.join(', ')}.`,
    odds: sure.length > 0 || !odds ? null : oddsWords(odds),
    sure: sureWords(sure.map(nameOf)),
    unknown:
      missing > 0
        ? `${asWord(missing)} of them ${missing === 1 ? 'has' : 'have'} no published figures to estimate a chance from.`
        : null,
  }
}
