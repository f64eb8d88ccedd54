// How free text becomes words that can be compared. Builder and resolver share it, so both see the same words.

/** Lower case, no accents, letters and digits only, one space between: 'B.A. in Mech. E!' → 'ba in mech e'. */
export function plain(text: string): string {
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(text)) return text // most of the index is plain already
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’`.]/g, '')
    .replace(/&|\+/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Words that name no subject. 'science' and 'studies' do, and stay. */
const empty = new Set(
  'a an the of in on at to for with from by and or but so as is are am be been was were do does i im id ive me my mine we our you your it its this that these those they them their there about into out up some any very really just also maybe probably possibly kind sort like love enjoy want wants wanna wanted would will gonna going go get got how what which who when where why than then if can could should hope hoping plan planning interested interest career careers job jobs profession major majors majoring double dual degree degrees program programs course courses class classes college university bachelor bachelors undergrad undergraduate track field fields area areas subject stuff thing things something either both someday one future become becoming being work working worker ba bs bsc bfa'.split(
    ' ',
  ),
)

/** Words of wishes that say what to do, but hardly with what: 'help', 'make', 'new'. They count less. */
const faint = new Set(
  'help make build create design develop invent run start own keep find figure study learn understand know use teach train work play new next best good great big better world people person someone everyone other others team company living life money time way different real safe sell buy plan lead manage fix stop protect solve change improve talk meet see write read analyze analysis professional specialist assistant technician manager general applied other studies study science sciences technology'
    .split(' ')
    .map((word) => stem(word)),
)

/** How much of a word's rarity counts. */
export const weightOf = (word: string): number => (faint.has(word) ? 0.6 : 1)

/** The meaningful words as stems; all of them if nothing else is left ('undergrad', 'do it'). */
export const stems = (text: string): string[] => stemsOf(plain(text))

/** The same for text that is already plain. An index of thousands of phrases caches its stems. */
export function stemsOf(text: string, stemOf: (word: string) => string = stem): string[] {
  if (text === '') return []
  const words = text.split(' ')
  const telling = words.filter((word) => !empty.has(word))
  return (telling.length > 0 ? telling : words).map((word) => stemOf(word))
}

/** Only words that name no subject: 'i want to be', 'some major'. */
export const saysNothing = (text: string): boolean =>
  plain(text)
    .split(' ')
    .every((word) => word === '' || empty.has(word))

/** One form for 'designs', 'designing', 'designer': simpler than grammar, but the same on both sides. */
export function stem(word: string): string {
  let root = singular(word)
  if (root.length > 5 && root.endsWith('ing')) root = undouble(root.slice(0, -3))
  if (root.length > 5 && root.endsWith('ed')) root = undouble(root.slice(0, -2))
  if (root.length > 5 && root.endsWith('er')) root = undouble(root.slice(0, -2))
  return root.length > 4 && root.endsWith('e') ? root.slice(0, -1) : root
}

function singular(word: string): string {
  if (word.length <= 3 || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function undouble(root: string): string {
  return /([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root
}

/** Stems with a cache, for large or many texts. */
export function rememberedStems(): (word: string) => string {
  const known = new Map<string, string>()
  return (word) => {
    const made = known.get(word) ?? stem(word)
    known.set(word, made)
    return made
  }
}

/** The same name letter by letter ('polisci', 'poli sci') or by its important words ('a nurse', 'nurses'). */
export const inFull = (text: string): string => text.replaceAll(' ', '')
export const inWords = (stems: readonly string[]): string => stems.join('')
