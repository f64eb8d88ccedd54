import { numbersAreKnown } from './numbers-in.ts'
import { schoolsAreKnown, withoutAccents, withoutNames } from './schools-in.ts'

// A model's answer is untrusted input. A student sees it only if it says nothing beyond the facts that the model was
// given. The rules may refuse too much: then our own text is shown instead.

export type Grounds = {
  /** Everything the model was given, as text: every number of the answer must be in it. */
  facts: readonly string[]
  /** First letters of the words for what the facts count ('tuit', 'grad'): they say what a number beside them means. */
  counted: ReadonlySet<string>
  /** Names that may be used: this college, its city and state. */
  names: readonly string[]
  /** Finds the names of colleges in a text, as the catalog knows them. */
  collegesIn: (text: string) => readonly string[]
  /** The quiz is about interests: the model may not add words about ability, and must repeat `keep` unchanged. */
  quiz?: { keep: string }
}
export type Length = { min: number; max: number }

/** `bare` has no accents: 'guárantee' is read as 'guarantee'. `rest` has no names either: one may be 'White'. */
type Text = { given: string; plain: string; bare: string; rest: string; length: Length }
type Rule = (text: Text, grounds: Grounds) => boolean

const words = (list: string) => new RegExp(`\\b(?:${list.replaceAll('\n', '|')})\\b`, 'i')

/** The letters used in names in this country. Look-alikes of other alphabets could hide a word from the rules. */
const plainCharacters = /^[A-Za-zÀ-ÖØ-öø-ſ0-9\s.,;:!?'"’‘“”()%$&/–—-]*$/u

const link =
  /https?:|www\.|@|\b[\w-]+\.[a-z]{2,}\b|\b\w+\s?(?:dot|\[\.\]|\(\.\))\s?(?:com|edu|org|net|gov|io|co)\b/i

const promise =
  words(`guarante\\w*|promis\\w*|assur(?:e|es|ed|ance|ances|ing|edly)|certain(?:ly|ty)?|definite\\w*
undoubtedly|without (?:a )?doubt|no doubt|surely|sure (?:to|thing|bet)|shoo-?in|lock(?:ed)? in|in the bag|slam[- ]dunk
can(?:['’]t|not) (?:miss|fail|lose)|consider yourself|formality|nothing to (?:worry|fear|lose)|bound to|always admits?|never rejects?|(?:will|would) (?:admit|accept|take) you
(?:acceptance|admission) letter
you(?:['’]ll| will| are going to|['’]re going to| shall)\\b[^.]{0,60}\\b(?:admit\\w*|accept\\w*|g[eo]t in|be in|enroll\\w*|receive an offer)
(?:admission|acceptance|a place|a spot|a seat|your (?:place|spot|seat))\\b[^.]{0,40}\\b(?:(?:is|are) (?:yours|automatic|secure\\w*|safe|sealed|waiting)|awaits?|waits?)`)

/** Removed before looking for promises: a sentence that says nothing is certain promises nothing. */
const disclaimer =
  /\b(?:(?:nobody|no one|no college) can (?:promise|guarantee)|can(?:not|['’]t) (?:promise|guarantee)|(?:is|are) (?:not|never) (?:certain|guaranteed|promised|assured|a (?:promise|guarantee|certainty|sure thing))|(?:isn|aren)['’]t (?:certain|guaranteed|promised|a (?:promise|guarantee|sure thing))|nothing is (?:certain|guaranteed|promised)|(?:less|not) certain|no (?:guarantees?|promises?|certainty))\b/gi

const race =
  words(`rac(?:e|es|ial\\w*)|ethnic\\w*|minorit\\w*|underrepresented|diversit\\w*|people of color|bipoc
african[- ]american\\w*|black|white|caucasian|hispanic\\w*|latin[oax]s?|latine|asian\\w*|affirmative action|immigra\\w*
native american\\w*|american indian\\w*|alaska native\\w*|indigenous|pacific islander\\w*|hawaiian`)

const aboutItself =
  words(`as an ai|language model|system prompt|ignore (?:all|the|any|previous)|prompt|json|chatgpt
(?:my|your|these|those|previous|following|all|any|the) instructions?|assistant|draft|fact pack`)

/** The facts contain no ranking, so any ranking is invented. */
const rank =
  words(`rank(?:s|ed|ing|ings)|top[- ](?:ranked|rated|tier)|number one|no\\. ?1|best (?:in|of) (?:the|its)
(?:nation|country|world|state)['’]s (?:best|top|leading|finest)`)

/** Amounts and shares that hold no number. */
const amount =
  words(`(?:full|free)[- ]?rides?|for free|free of charge|tuition[- ]free|costs? (?:\\w+ ){0,3}nothing|(?:five|six|seven) figures
(?:nearly|almost|virtually|practically) (?:all|every\\w*|no|none|nobody)|most (?:students|graduates|applicants)
most of (?:its|their|the|them|those)|(?:every|each) (?:student|graduate|applicant)`)

const ability = words(`abilit\\w*|aptitude\\w*|talent\\w*|gifted|genius|intelligen\\w*|smart\\w*|iq
tests?|tested|exams?|succe(?:ed|ss)\\w*`)

/** Whether the text has a word of this pattern that the facts do not have. `keep` is ignored in both. */
function saysMore(pattern: RegExp, said: string, facts: readonly string[], keep: string): boolean {
  const known = facts.map((fact) => fact.replace(keep, '').toLowerCase())
  const found = said.replace(keep, '').match(new RegExp(pattern, 'gi')) ?? []
  return found.some((word) => !known.some((fact) => fact.includes(word.toLowerCase())))
}

/** Each rule: the reason for the refusal, and when it applies. The first that applies is reported. */
const rules: Record<string, Rule> = {
  length: ({ plain, length }) => plain.length < length.min || plain.length > length.max,
  characters: ({ given, plain }) => plain !== given.normalize('NFC') || !plainCharacters.test(plain),
  link: ({ bare }) => link.test(bare),
  promise: ({ bare }) => promise.test(bare.replace(disclaimer, ' ')),
  race: ({ rest }) => race.test(rest),
  'about itself': ({ bare }) => aboutItself.test(bare),
  rank: ({ bare }) => rank.test(bare),
  ability: ({ plain }, { facts, quiz }) => quiz !== undefined && saysMore(ability, plain, facts, quiz.keep),
  'left out': ({ given }, { quiz }) => !given.includes(quiz?.keep ?? ''),
  amount: ({ bare }, { facts }) => saysMore(amount, bare, facts, ''),
  number: ({ rest }, grounds) => !numbersAreKnown(rest, grounds),
  college: ({ plain }, grounds) => !schoolsAreKnown(plain, grounds),
}

/** Why a text may not be shown; null if the facts support everything in it. */
export function unsupported(given: string, grounds: Grounds, length: Length): string | null {
  const plain = given.normalize('NFKC')
  const bare = withoutAccents(plain)
  const text = { given, plain, bare, rest: withoutNames(bare, grounds.names), length }
  return Object.entries(rules).find(([, refuses]) => refuses(text, grounds))?.[0] ?? null
}
