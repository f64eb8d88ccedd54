import { plain, saysNothing } from '#catalog/majors/reading/words/text.ts'

// The form in which a major is written: a label ('Intended major:'), a degree ('BBA in'), a school ('College of'), and
// what is studied beside it (a minor, a certificate). None of it says which major.

const label =
  /^\W*(?:my )?(?:(?:intended|prospective|planned|potential|proposed|desired|likely|future) )?(?:majors?|program|degree|(?:field|course|area) of study)\s*(?:[:=–—-]+|\bis\b|\bwill be\b)\s*/i

const longDegree =
  "(?:bachelor|associate|master)(?:['’]?s)?(?: degree)?(?: (?:of|in) (?:(?:applied|fine|liberal) )?(?:sciences?|arts?|business administration|music|engineering|technology|education))?"
const shortDegree =
  'b\\.?b\\.?a|b\\.?s\\.?b\\.?a|b\\.?f\\.?a|b\\.?s\\.?c?|b\\.?a|b\\.?mus|b\\.?m|b\\.?ed|b\\.?eng|b\\.?s\\.?e|a\\.?a\\.?s|a\\.a|a\\.s'
const degree = new RegExp(
  `^\\W*(?:an? )?(?:(?:${longDegree}|(?:${shortDegree})\\b\\.?)(?:\\s*[,:–—-]+\\s*|\\s+(?:in|then|to|and then|with an? major in)\\s+|(?<=\\bb\\.?(?:ed|mus|b\\.?a|s\\.?b\\.?a|s\\.?e)\\.?)\\s+))+`,
  'i',
)
/** 'Finance BBA' */
const lastDegree = /\s+(?:bba|bsba|bse)\W*$/i
/** 'the next Elon Musk and build rockets': who is named there is an example. */
const example = /\b(?:(?:to )?(?:be|become) )?the next \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+\s*(?:,|and\b)\s*/gu
/** How one enters a program or how long it takes: 'direct entry nursing', 'accelerated BSN'. */
const entry =
  /\b(?:direct[- ](?:entry|admit|admission)|guaranteed admission|accelerated|fast[- ]track|honors|(?:four|4|five|5)[- ]year)\s+(?=\p{L})/giu
/** Of whom it is written: 'student intends to pursue pre-nursing'. */
const student =
  /^\W*(?:(?:our|the|my|this) )?(?:student|applicant|child|kid)\s+(?:intends?|plans?|hopes?|wants?|wishes|is (?:planning|hoping)) (?:to|on) (?:(?:pursue|pursuing|study|studying|major(?:ing)? in|go into)\s+)?/i
/** Who writes, and that a degree was begun: 'returning adult, finishing my business degree'. */
const returning =
  /^\W*(?:i(?:['’]?m| am) )?(?:an? )?(?:(?:returning|non-?traditional|mature|adult|older) )+(?:adult|student|learner)s?\b[\s,;:–—-]*/i
const finishing =
  /\b(?:(?:want|trying|hoping|going back|need) to |to )?(?:finish(?:ing)?|complet(?:e|ing))(?: up)? (?:my |a |an |the |his |her )?(?=(?:\p{L}+ ){1,4}degree\b)/giu
const transfer = /\b(?:(?:then|and) )?transfer(?:ring)?(?: students?)?(?: (?:in|for|to|into|as|with))?\b/gi

const school = '(?:schools?|colleges?|dep(?:t\\b\\.?|artment)|faculty|division|institute)'
/** A college of everything: 'College of Letters & Science'. */
const anySchool = new RegExp(
  `\\b${school} of (?:(?:the )?liberal )?(?:arts|letters|humanities)(?:,? (?:arts|letters|humanities))*,? (?:and|&) (?:social )?sciences?`,
  'gi',
)
const oneSchool = new RegExp(`\\b${school} (?:of|for) (?:the )?(?=\\p{L})`, 'giu')
/** 'Slavic Languages and Literatures' is one subject, named after the languages. */
const literatures =
  /\blanguages?(?:,? (?:literatures?|cultures?|linguistics))*,? (?:and|&) (?:literatures?|cultures?|civilizations?|linguistics)\b/gi

/** Where, not what: 'computer science at Ohio State' is not about statistics. */
const college =
  /\bat an? (?:really )?(?:big|small|good|great|top|nice|cheap|local|large|medium|mid-?sized|christian|in-state|state|private|public|party|city|d[123]) (?:school|college|university)\b|\b(?:at|to|from) (?:the )?(?!play\b)(?:\w+ ){1,2}(?:state|university|college)\b|\b(?:at |to |from )?(?:the )?university of \w+|\b(?:an? )?(?:in[- ]|big )?state school\b/gi

/** 'mechanical engineering with an aerospace focus' */
const branch =
  /^(.*\p{L}),?\s+with (?:an? )?(?!pre)((?:\p{L}+ ){0,2}\p{L}+) (?:concentration|emphasis|specialization|focus|track)\b(?! (?:on|in)\b)/iu

/** 'business (marketing concentration)': the word for a branch, where it stands last. */
const concentration = /(?<=\p{L})\s+(?:concentration|emphasis|specialization)(?=\s*(?:[),;]|$))/giu
/** Where one begins: 'community college first, then nursing'. */
const twoYear =
  /\b(?:(?:start|begin|go|attend)(?:ing)?(?: off| out)? (?:(?:at|in|with|to) )?)?(?:(?:an?|the|my|our|local) )*(?:community|comm|junior) college\b(?: first)?(?: for (?:\w+ ){1,2}?years?)?(?:,? (?:and )?then\b)?/gi

const beside = '(?:minor(?:ing)?|certificate|cert)'
const besideIt = [
  new RegExp(
    `[\\s,;(]*\\b(?:(?:and|with|plus)\\s+)?(?:(?:maybe|possibly|perhaps)\\s+)?(?:an?\\s+)?${beside}(?:\\s+in\\b|\\s*:).*$`,
    'i',
  ),
  new RegExp(
    `(?:[,;(+&]|\\b(?:with|w\\/|plus|and|major))\\s*(?:an?\\s+)?[\\w ]{2,30}?\\b${beside}\\b[^,;]*$`,
    'i',
  ),
]

/** The text without the form around the major; whole where the form is all there is. */
export const withoutFrames = (text: string): string =>
  [
    concentration,
    example,
    label,
    degree,
    lastDegree,
    student,
    returning,
    finishing,
    entry,
    twoYear,
    transfer,
    college,
    anySchool,
    oneSchool,
  ].reduce((rest, frame) => without(frame, rest), text.replace(literatures, 'languages'))

/** Said as a list says it, the major first; but 'biology with a marine emphasis' is marine biology. */
export const asBranch = (text: string, isNamed: (text: string) => boolean): string =>
  text.replace(branch, (whole, major: string, part: string) =>
    isNamed(`${part} ${major}`) ? whole : `${major}, with a concentration in ${part}`,
  )

/** A minor or a certificate does not decide about a college: 'minor in art', 'with a chem minor', 'minor: business'. */
export const withoutMinor = (text: string): string =>
  besideIt.reduce((rest, frame) => without(frame, rest), text)

function without(frame: RegExp, text: string): string {
  const rest = text.replace(frame, ' ').trim()
  return plain(rest) === '' || saysNothing(rest) ? text : rest
}
