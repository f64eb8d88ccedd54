import { trusts } from '#catalog/majors/reading/phrases.ts'

// Short forms that are understood by what stands around them; abbreviations.ts has those that are one word everywhere.

const teaching = /\bteach/i
const ofGrade = (grades: string) => new RegExp(`\\b(?:${grades})[- ]grade(?:rs?|s)?\\b`, 'gi')
const schools: readonly (readonly [RegExp, string])[] = [
  [ofGrade('1st|2nd|3rd|4th|5th|first|second|third|fourth|fifth'), 'elementary'],
  [ofGrade('6th|7th|8th|sixth|seventh|eighth'), 'middle school'],
  [ofGrade('9th|1[0-2]th|ninth|tenth|eleventh|twelfth'), 'high school'],
]

/** 'trad animation': drawn by hand; the stem is that of a trade. */
const tradition = /\btrad (?=\p{L})/giu
/** 'mechanical e', 'nuclear e or physics' */
const branch = /(\p{L}{3,}) e(?=\s*(?:$|[,;/&+)>]|\b(?:or|and|major)\b))/giu

/** 'MT BFA', 'BFA in MT'; alone it is a therapy. */
const musicals = /\bmt(?=\W+bfa\b)|(?<=\bbfa\W+(?:in )?)mt\b/gi

/** 'saving animals', as 'save animals'; savings are another matter. */
const saving = /\bsaving (?!(?:accounts?|banks?|bonds?|money|plans?|for|up|and|or)\b)(?=\p{L})/giu

/** The text with its short forms in full; `trust`: how far a name of a subject is trusted. */
export function spelledOut(text: string, trust: (name: string) => number): string {
  const words = text
    .replace(branch, (typed, word: string) =>
      trust(`${word} engineering`) >= trusts.alias ? `${word} engineering` : typed,
    )
    .replace(/\b(?:probs?|prolly|prob\w{0,4}l[ey]y?)\b(?! (?:and|&))/gi, 'probably')
    .replace(/\bma(?:yb(?:ee+)?|bye|by)\b/gi, 'maybe')
    .replace(saving, 'save ')
    .replace(tradition, '')
    .replace(musicals, 'musical theatre')
  // Where everything is in capitals 'IT' may be the pronoun.
  const named = /\p{Ll}/u.test(words) ? words.replace(/\bIT\b/g, 'information technology') : words
  if (!teaching.test(named)) return named
  return schools.reduce((told, [grade, school]) => told.replace(grade, school), named)
}
