import { en } from '#words/en.ts'
import type { Id, Messages } from '#words/messages.ts'

// A language made from English, for tests: vowels have accents, and every message is half as long again. What is still
// plain English in a text is a name, or it was not said by a message.

const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
}
const begins = '\uE000'
const ends = '\uE001'

/** Names are kept as they are: marked before the message is made, and left out of the accents. */
function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  if ('name' in value) return { name: `${begins}${value.name}${ends}` }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, marked(one)]))
}

const strange = (text: string) =>
  text
    .split(/(\uE000[^\uE001]*\uE001)/)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replace(/[aeiou]/gi, (letter) => accents[letter] ?? letter),
    )
    .join('')

const longer = (text: string) => `${text}${' ~~~'.repeat(Math.ceil(text.length / 8))}`

/** `keepMarks`: names stay marked, for who looks for what is no name. */
export const enXA = (keepMarks = false): Messages =>
  Object.fromEntries(
    Object.entries(en).map(([id, message]) => [
      id,
      (values: unknown) => {
        const said = strange((message as (values: unknown) => string)(marked(values)))
        return longer(keepMarks ? said : said.replaceAll(/[\uE000\uE001]/g, ''))
      },
    ]),
  ) as Record<Id, never> // the keys are those of English
