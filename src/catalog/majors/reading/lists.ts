import { longFormsOf } from './words/abbreviations.ts'
import { plain, stem } from './words/text.ts'
import { vague } from './words/vague-words.ts'

// Several subjects in one text: 'biology or chemistry', 'econ/math', 'biomedical or chemical engineering'.

/** One or the other, where 'physics and astronomy' may be the name of one major. */
export const isChoice = (text: string): boolean =>
  /\bor\b|\so\s|[/,;!>→]|\bvs\b|\b(?:but|also|double|dual|both|either|between)\b/i.test(text)

const apart =
  /[,;/()+!→]|[-=]*>+|\so\s|\s-+\s|\b(?:or|but|then|also|plus|versus|vs|(?:with )?(?:an? )?(?:focus|concentration|emphasis|specialization) (?:on|in))\b/i
export const together = /&|\band\b|\sy\s/i

const ranks = new RegExp(
  `(?:^|\\s)(?:${[
    '(?:(?:major|choice|option) )?#?\\d[.):]',
    '(?:first|second|third|1st|2nd|3rd|top|last) (?:choice|option)(?: is| would be)?\\b:?',
    'plan [abc]\\b(?: is)?:?|(?:main|back ?-?up|alternate|primary|secondary):',
  ].join('|')})\\s*(?=\\p{L})`,
  'giu',
)

/** 'engineering, if not then physics', 'nursing or else biology' */
const failing =
  /[,;.\s]*\b(?:(?:and |or )?if (?:not|(?:that|it) (?:doesn['’]?t|does not|fails)(?: work)?(?: out)?|i (?:can['’]?t|don['’]?t|do not) get in(?:to (?:it|that))?)(?: that)?(?:,? then)?|or else)[\s,:]+(?!sure\b)/gi

/** 'if I can't get into nursing then radiology' */
const firstFailing =
  /\bif (?:i|(?:he|she|they)) (?:can['’]?t|don['’]?t|doesn['’]?t|do not|cannot) get in(?:to)? ([^,;.]+?)(?:,\s*(?:then\s+)?|\s+then\s+)/gi
/** 'psych if nursing doesn't work out' */
const insteadOf =
  /^([^,;.]+?) if ([^,;.]+?) (?:doesn['’]?t|does not|didn['’]?t|fails)(?: (?:work|pan)(?: out)?)?\W*$/i
/** 'engineering unless the math is too hard, then business', 'nursing if I get in otherwise biology' */
const unless = /\s+unless\s+[^,;.]*(?:[,;.]\s*(?:then\s+)?|$)/gi
const otherwise = /(?:,?\s+if (?:i|he|she|they) gets? in)?[,;]?\s+otherwise\s+/gi

/** '1. nursing 2. biology', '1st choice nursing 2nd choice biology' and 'plan a: film plan b: marketing' are lists too. */
export const asList = (text: string) =>
  text
    .replace(/^\W*(?:my )?top (?:\d|two|three|five)\b[\s:–—-]*(?:are |is )?/i, '')
    .replace(firstFailing, '$1, ')
    .replace(insteadOf, '$2, $1')
    .replace(unless, ', ')
    .replace(otherwise, ', ')
    .replace(failing, ', ')
    .replace(ranks, ', ')

type Names = {
  /** Letter by letter: 'physics and astronomy', but not 'music and engineering' for 'music engineering'. */
  isName: (text: string) => boolean
  /** How far the name of a subject is trusted; 0 for what is no name. */
  trust: (text: string) => number
  /** Its words are those of one subject, in whatever order. */
  isOne: (text: string) => boolean
}

/** The telling names in 'studio art and art history'; none where a part of the first may follow: 'theatre (acting)'. */
export const ofEqualRank = (text: string): string[] => {
  const names = /[,;:()]|\s-+\s|\b(?:in|with)\b/i.test(text) ? [] : text.split(/&|\/|\b(?:and|or)\b/i)
  const isShort = names.every((name) => plain(name).split(' ').length <= mostWords)
  return names.length > 1 && isShort ? names.filter((name) => !vague.has(stem(plain(name)))) : []
}
const mostWords = 3

/** The parts of a list; a single part is no list. */
export function partsOf(text: string, names: Names): string[] {
  const parts = text
    .split(apart)
    .flatMap((part) => (names.isName(part) ? [part] : joinedBySense(part, names)))
    .filter((part) => plain(part).length > 1) // 'CS + X'
  return parts.length > 1 ? withSharedOpening(withSharedHead(parts, names), names) : []
}

/** 'health policy and management': what is done with the same thing. */
const ofOneThing =
  /\b(?:policy|services|analysis|planning|operations) (?:and|&) (?:management|administration|policy|analysis|planning)\W*$/i

/** 'molecular and cellular biology' is one subject; 'econ and math' are two, though one major combines them. */
function joinedBySense(part: string, names: Names): string[] {
  if (ofOneThing.test(part)) return [part]
  const own = part.split(together)
  const shared = withSharedHead(own, names)
  const sharesHead = shared.some((subject, at) => subject !== own[at])
  return sharesHead && names.isOne(part) ? [part] : shared
}

/** From here the joined name is one of a major, not of one job among thousands. */
const nameOfMajor = 0.9
const adjective = /(?:al|ic|il|ar|ary|ine|ive)$/
const person = /(?:er|or|ist|ian)s?$/

/** 'biomedical or chemical engineering': what lacks the noun is read with that of the last part, if together they are a name. */
function withSharedHead(parts: readonly string[], { trust }: Names): string[] {
  const words = plain(parts.at(-1) ?? '').split(' ')
  const head = words.at(-1) ?? ''
  if (words.length < 2) return [...parts]
  return parts.map((part, at) => {
    const said = plain(part)
    if (at === parts.length - 1 || said.endsWith(head) || said.split(' ').length > 2) return part
    const joined = `${said} ${head}`
    // 'biology or chemistry teacher' is one profession, 'psychology or special education' are two subjects.
    const joins = person.test(head)
      ? trust(joined) > 0 && !person.test(said)
      : trust(joined) > nameOfMajor && (adjective.test(said) || trust(joined) > trust(said))
    return joins ? joined : part
  })
}

const halfName = /^(?:studies|sciences?|technology|management|policy)$/
/** 'sci' in 'health sci', 'management' in 'tourism management': half a name, though alone it may stand for a subject. */
export const isHalfName = (word: string): boolean =>
  halfName.test(plain(word)) || longFormsOf(stem(plain(word))).some((long) => vague.has(long))

/** 'environmental science/studies/policy': half a name is read with the opening of the first, if together they are a name. */
function withSharedOpening(parts: readonly string[], { trust }: Names): string[] {
  const words = plain(parts[0] ?? '').split(' ')
  if (words.length !== 2) return [...parts]
  const opening = longFormsOf(stem(words[0] ?? ''))[0] ?? words[0]
  return parts.map((part) => {
    const joined = `${opening} ${plain(part)}`
    return halfName.test(plain(part)) && trust(joined) > nameOfMajor ? joined : part
  })
}
