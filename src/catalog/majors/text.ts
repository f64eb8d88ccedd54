// How free text becomes words that can be compared. Builder and resolver share it, so both see the same words.

/** Lower case, no accents, letters and digits only, one space between: 'B.A. in Mech. E!' → 'ba in mech e'. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’`.]/g, '')
    .replace(/&|\+/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Words that carry no subject. 'science' and 'studies' do carry one and stay. */
const empty = new Set(
  'a an the of in on at to for with from by and or but so as is are am be been was were do does i im id ive me my mine we our you your it its this that these those they them their there about into out up some any very really just also maybe probably possibly kind sort like love enjoy want wants wanna wanted would will gonna going go get got how what which who when where why than then if can could should hope hoping plan planning interested interest career careers job jobs profession major majors majoring degree degrees program programs course courses class classes college university school schools bachelor bachelors undergrad undergraduate track field fields area areas subject stuff thing things something someday one day future become becoming being work working worker ba bs bsc bfa'.split(
    ' ',
  ),
)

/** The words that carry meaning, as stems; all of them where nothing else is left ('undergrad', 'do it'). */
export function stems(text: string): string[] {
  const words = plain(text).split(' ')
  const telling = words.filter((word) => !empty.has(word))
  return (telling.length > 0 ? telling : words).filter((word) => word !== '').map(stem)
}

/** One form for 'designs', 'designing', 'designer': cruder than a grammar, the same on both sides. */
export function stem(word: string): string {
  if (word.length <= 3) return word
  let root = word
  if (root.endsWith('ies') && root.length > 4) root = `${root.slice(0, -3)}y`
  else if (/(ss|us|is)$/.test(root)) root = word
  else if (root.endsWith('es') && /(s|x|z|ch|sh)es$/.test(root)) root = root.slice(0, -2)
  else if (root.endsWith('s')) root = root.slice(0, -1)
  if (root.length > 5 && root.endsWith('ing')) root = undouble(root.slice(0, -3))
  else if (root.length > 5 && root.endsWith('er')) root = undouble(root.slice(0, -2))
  else if (root.length > 5 && root.endsWith('or')) root = root.slice(0, -2)
  else if (root.length > 5 && root.endsWith('ed')) root = undouble(root.slice(0, -2))
  return root.length > 4 && root.endsWith('e') ? root.slice(0, -1) : root
}

const undouble = (root: string) => (/([bdgmnprt])\1$/.test(root) ? root.slice(0, -1) : root)

/** Without spaces, so that 'polisci', 'poli sci' and 'poli-sci' are one. */
export const compact = (text: string): string => plain(text).replaceAll(' ', '')
