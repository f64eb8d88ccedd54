import type { Catalog } from '#catalog/catalog.ts'
import type { Major } from '#catalog/majors/major.ts'
import { plain } from '#catalog/majors/reading/words/text.ts'

type Suggested = Pick<Major, 'id' | 'title' | 'description' | 'graduates'>

const fewLetters = 3
const mostSpecialties = 4

/**
 * Majors for a text being typed, with the specialties whose title begins like it: whoever chose the family instead would
 * be shown its other subjects. Biology stays before Biomedical Sciences, but Film comes before Film and Photography.
 */
export function withSpecialties(
  catalog: Catalog,
  findMajors: (text: string, limit: number) => readonly Major[],
): (text: string, limit: number) => Suggested[] {
  let made: Suggested[] | undefined // at the first text
  return (text, limit) => {
    const said = plain(text)
    const majors = findMajors(text, limit)
    if (said.length < fewLetters) return [...majors]
    made ??= suggestedFrom(catalog)
    const begins = (title: string) => plain(title).startsWith(said)
    const found = made.filter(({ title }) => begins(title)).slice(0, mostSpecialties)
    const named = new Set(found.map(({ title }) => plain(title))) // 'Forensic Science' is suggested once
    const families = majors.filter(({ title }) => !named.has(plain(title)))
    const first = families.filter(
      ({ title }, at) => hasWord(title, said, at === 0) && !found.some((one) => isIn(one.title, title)),
    )
    return [...new Set<Suggested>([...first, ...found, ...families])].slice(0, limit)
  }
}

/** The largest first, each with the description of its family. */
function suggestedFrom({ specialties, majorById }: Catalog): Suggested[] {
  return [...specialties.values()]
    .filter(({ names }) => names.length > 0)
    .map(({ id, title, families, programs }) => ({
      id,
      title,
      description: majorById.get(families[0] ?? '')?.description ?? '',
      graduates: [...programs].reduce((sum, { awards }) => sum + awards, 0),
    }))
    .sort((a, b) => b.graduates - a.graduates)
}

/** The title begins like the text; of the best match, any word ('art' and Fine Arts). */
const hasWord = (title: string, said: string, anywhere: boolean) =>
  plain(title).startsWith(said) || (anywhere && ` ${plain(title)}`.includes(` ${said}`))

/** Whether a longer title has all the words of this one. */
function isIn(title: string, longer: string): boolean {
  const words = plain(longer).split(' ')
  return plain(title)
    .split(' ')
    .every((word) => words.includes(word))
}
