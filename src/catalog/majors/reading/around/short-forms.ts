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

/** Short forms that mean what the word beside them says: 'gen' is general before 'bio', 'sec' is security after 'homeland'. */
const beside: readonly (readonly [RegExp, string])[] = [
  [
    /\bgen(?= (?:stud|studies|sci|science|bus|biz|business|eng|engr|engineering|bio|biology|chem|chemistry)\b)/gi,
    'general',
  ],
  [/\bel(?= (?:ed|educ?|education)\b)/gi, 'elementary'],
  [/\bint(?= (?:des|design)\b)/gi, 'interior'],
  [/\bint(?= (?:stud|studies|rel|relations|bus|biz|business|affairs)\b)/gi, 'international'],
  [/\bland(?= arch(?:itecture)?\b)/gi, 'landscape'],
  [/\b(?:soft|sw)(?= (?:eng|engr|engineering|dev|development)\b)/gi, 'software'],
  [/\bsoc(?= (?:stud|studies)\b)/gi, 'social'],
  [/\brel(?:ig)?(?= (?:stud|studies)\b)/gi, 'religious'],
  [/\bmus(?= (?:bus|business|comp|ed|education|perf|performance|tech|therapy)\b)/gi, 'music'],
  [/\brec(?= therap(?:y|ist)\b)/gi, 'recreational'],
  [/\bmar(?= (?:bio|biology|sci|science)\b)/gi, 'marine'],
  [/\bdent(?= hyg(?:iene)?\b)/gi, 'dental'],
  [/\bvis(?= (?:comm?s?|arts?)\b)/gi, 'visual'],
  [/(?<=\b(?:computer|cyber|homeland|info|it|national|net|network) )sec\b/gi, 'security'],
  [/\bnet(?= security\b)/gi, 'network'],
  [/(?<=\benglish )ed\b/gi, 'education'],
  [/(?<=\b\p{L}{2,} )stud\b/giu, 'studies'],
  [/(?<=\bdental )hyg\b/gi, 'hygiene'],
]

/** The text with its short forms in full; `trust`: how far a name of a subject is trusted. */
export function spelledOut(text: string, trust: (name: string) => number): string {
  const words = beside
    .reduce((told, [short, long]) => told.replace(short, long), text)
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
