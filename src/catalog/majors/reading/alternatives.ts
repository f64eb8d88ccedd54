import type { Major } from '#catalog/majors/major.ts'
import type { MajorReading } from '#catalog/reading.ts'
import { stems } from './words/text.ts'
import { vague } from './words/vague-words.ts'

/** What else a text may mean: of the same series, or named by one of its words. 'organ performance' is no pre-medicine. */
export function likelyAlternatives(
  { alternatives, families }: Pick<MajorReading, 'alternatives' | 'families'>,
  text: string,
): Major[] {
  const said = new Set(stems(text))
  const series = new Set(families.map(seriesOf))
  return alternatives.filter(
    ({ id, title, aliases }) =>
      series.has(seriesOf(id)) ||
      stems(title).every((stem) => said.has(stem)) ||
      [title, ...aliases].flatMap(stems).some((stem) => said.has(stem) && !vague.has(stem)),
  )
}

const seriesOf = (family: string) => family.slice(0, 2)
