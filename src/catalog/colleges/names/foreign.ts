import { slips } from '#catalog/slips.ts'
import { plain, typedWords } from './name-words.ts'
import type { ForeignUniversity } from './other-names.ts'

type Abroad = { name: string | null; country: string }

/** Word by word: 'York University' is in Nebraska, the University of York is not. */
const keyOf = (text: string): string => typedWords(text).join('')

const countries: readonly (readonly [string, string])[] = [
  ['united kingdom', 'the United Kingdom'],
  ['uk', 'the United Kingdom'],
  ['england', 'the United Kingdom'],
  ['scotland', 'the United Kingdom'],
  ['wales', 'the United Kingdom'],
  ['london', 'the United Kingdom'],
  ['netherlands', 'the Netherlands'],
  ['holland', 'the Netherlands'],
  ['hong kong', 'Hong Kong'],
  ['new zealand', 'New Zealand'],
  ['south africa', 'South Africa'],
  ['south korea', 'South Korea'],
  ['korea', 'South Korea'],
  ['uae', 'the United Arab Emirates'],
  ['puerto rico', 'Puerto Rico'],
  ['guam', 'Guam'],
  ...'Australia Austria Belgium Brazil Canada China Denmark Finland France Germany Ghana India Ireland Israel Italy Japan Kenya Mexico Nigeria Norway Portugal Singapore Spain Sweden Switzerland Taiwan Turkey'
    .split(' ')
    .map((name) => [name.toLowerCase(), name] as const),
]

/** Of the United States, though in no state. */
const territories = ['Puerto Rico', 'Guam', 'the U.S. Virgin Islands', 'the Northern Mariana Islands']
export const isTerritory = (country: string): boolean => territories.includes(country)

/** Universities outside the states: `exactly` by a name, `nearly` with a typo or by their country. */
export function foreignReader(universities: readonly ForeignUniversity[]) {
  const byKey = new Map(
    universities.flatMap((university) =>
      [university.name, ...university.also].map((name) => [keyOf(name), university] as const),
    ),
  )
  const abroad = ({ name, country }: ForeignUniversity): Abroad => ({ name, country })

  function exactly(text: string): Abroad | null {
    const found = byKey.get(keyOf(text)) ?? byKey.get(keyOf(withoutCountry(text)))
    return found ? abroad(found) : null
  }

  function nearly(text: string): Abroad | null {
    const key = keyOf(text)
    for (const [known, university] of byKey)
      if ((known.length > 5 && slips(key, known, 1) <= 1) || (known.length > 12 && key.startsWith(known)))
        return abroad(university)
    const named = typedWords(text).flatMap((word) => (word.length > 4 ? (byKey.get(word) ?? []) : []))[0]
    if (named) return abroad(named) // 'McGill in Montreal'
    const country = countryIn(text)
    return country ? { name: null, country } : null
  }

  return { exactly, nearly }
}

const said = (text: string) => ` ${plain(text)} `
function countryIn(text: string): string | null {
  const words = said(text)
  if (/ (?:new mexico|in my) /.test(words)) return null
  return countries.find(([word]) => words.includes(` ${word} `))?.[1] ?? null
}
/** 'St Andrews in Scotland' is St Andrews. */
const withoutCountry = (text: string): string =>
  countries
    .reduce((left, [word]) => left.replace(` ${word} `, ' '), said(text))
    .trim()
    .replace(/ in$/, '')
