import type { ChanceBand } from '#contract/matching/report.ts'
import { andList } from '#contract/prose.ts'
import type { Outlook } from '#contract/shortlist/outlook.ts'
import { answerOf, type SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { rangeOf } from '#web/platform/chance.ts'
import type { Tone } from '#web/ui/charts/tone.ts'

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

type Group = { key: string; label: string; tone: Tone }

const chanceGroups: readonly (Group & { bands: readonly ChanceBand[] })[] = [
  { key: 'likely', label: 'likely', tone: 'ok', bands: ['likely', 'open admission', 'automatic'] },
  { key: 'target', label: 'target', tone: 'warn', bands: ['target'] },
  { key: 'reach', label: 'reach', tone: 'bad', bands: ['reach'] },
  { key: 'far', label: 'far reach', tone: 'bad', bands: ['far reach'] },
  { key: 'below', label: 'below a minimum', tone: 'bad', bands: ['below the published minimum'] },
]
const accepted: Group = { key: 'yes', label: 'accepted', tone: 'ok' }
const refused: readonly (Group & { answer: 'waitlist' | 'no' })[] = [
  { key: 'waitlist', label: 'waitlisted', tone: 'off', answer: 'waitlist' },
  { key: 'no', label: 'denied', tone: 'off', answer: 'no' },
]

/** A college of the list, as far as a verdict asks. */
type Standing = Pick<SavedCollege, 'unitid' | 'status'>

const answering = (list: readonly Standing[], answer: ReturnType<typeof answerOf>) =>
  list.filter(({ status }) => answerOf(status) === answer)

/** How a list is distributed, by answers and else by chances; empty groups are left out. */
export function spreadOf(
  { colleges }: Pick<Outlook, 'colleges'>,
  list: readonly Standing[],
): (Group & { count: number })[] {
  const waiting = new Set(answering(list, null).map(({ unitid }) => unitid))
  const bands = colleges.flatMap(({ unitid, chance }) => (chance && waiting.has(unitid) ? chance.band : []))
  return [
    { ...accepted, count: answering(list, 'yes').length },
    ...chanceGroups.map(({ bands: those, ...group }) => ({
      ...group,
      count: bands.filter((band) => those.includes(band)).length,
    })),
    ...refused.map(({ answer, ...group }) => ({ ...group, count: answering(list, answer).length })),
  ].filter(({ count }) => count > 0)
}

const most = 98 // as in the server's odds

function oddsWords(odds: { low: number; high: number }, isOneMore: boolean): string {
  const end = Math.round(odds.low * 100) === most ? ', the most we ever say' : ''
  return `The odds of ${isOneMore ? 'another yes' : 'at least one yes'} are ${rangeOf(odds)}${end}.`
}

/** More names would push everything else off the screen. */
const mostNamed = 3

const named = (names: readonly string[]) =>
  names.length > mostNamed ? `${asWord(names.length)} of them` : andList(names)

function sureWords(names: readonly string[]): string | null {
  if (names.length === 0) return null
  if (names.length === 1) return `${names[0]} is a sure place under its rule.`
  return `${named(names)} are sure places under their rules.`
}

export type Verdict = {
  spread: string
  /** Who said yes, or where the student is enrolled. */
  yes: string | null
  odds: string | null
  sure: string | null
  unknown: string | null
}

/**
 * What the list amounts to, in sentences. A list gets no grade or score. Colleges that have answered are no matter of
 * odds; with a yes in hand the odds are of another, and who is enrolled needs none. `nameOf` gives a short name.
 */
export function verdictOf(
  outlook: Outlook,
  list: readonly Standing[],
  nameOf: (unitid: number) => string,
): Verdict {
  const parts = spreadOf(outlook, list).map(({ count, label }) => `${asWord(count).toLowerCase()} ${label}`)
  const head = `${asWord(list.length)} ${list.length === 1 ? 'college' : 'colleges'}`
  const namesOf = (those: readonly Standing[]) => those.map(({ unitid }) => nameOf(unitid))
  const [enrolled, yes, waiting] = [
    list.filter(({ status }) => status === 'Enrolled'),
    answering(list, 'yes'),
    answering(list, null),
  ]
  const isOver = enrolled.length > 0 || waiting.length === 0
  const sure = isOver ? [] : outlook.sure.filter((id) => waiting.some(({ unitid }) => unitid === id))
  const odds = isOver || sure.length > 0 ? null : outlook.odds
  const known = outlook.colleges.filter(({ chance }) => chance !== null).map(({ unitid }) => unitid)
  const missing = waiting.filter(({ unitid }) => !known.includes(unitid)).length
  return {
    spread: parts.length === 0 ? `${head}.` : `${head}: ${parts.join(', ')}.`,
    yes:
      enrolled.length > 0
        ? `You are enrolled at ${andList(namesOf(enrolled))}.`
        : yes.length > 0
          ? `${named(namesOf(yes))} said yes.`
          : null,
    odds: odds && oddsWords(odds, yes.length > 0),
    sure: sureWords(sure.map(nameOf)),
    unknown:
      missing > 0
        ? `${asWord(missing)} of them ${missing === 1 ? 'has' : 'have'} no published figures to estimate a chance from.`
        : null,
  }
}
