import { tellsNothing } from '#catalog/majors/reading/words/ordinary-words.ts'
import { fillersOut } from './fillers.ts'
import { withoutHesitation } from './hesitation.ts'

// Students tell how they came to a wish: of parents, classes, clubs and jobs. What is told is no wish.

export const firstPerson =
  "i(?:['’]?(?:m|ve|d)| am| have| had| would)?(?: (?:really|also|just|always|currently|already|even|finally|only))*"
const wishing = `${firstPerson} (?:want(?:ed)?(?! me)|(?:like|love) to|decided|realized|hope to|plan (?:to|on)|think|guess|prefer|rather)\\b`

/** After 'so': what a subject is good for, or how much; no conclusion. */
export const purpose =
  '(?:that|i (?:can|could|have(?! been)|don|won|get|will)|it|they|people|much|many|bad|cool|fun|good|hard)\\b'

/** Where one clause ends and the next begins. */
const seam = new RegExp(
  [
    '[,;()!?\\n]+',
    '(?<!\\b(?:mr|ms|mrs|dr|st|vs|[a-z]))\\.+(?=\\s|$)',
    '\\s[-–—]+\\s|[–—]',
    "\\b(?:but|because|bc|(?:even )?tho(?:ugh)?|although|which is why|that['’]?s why)\\b",
    `\\b(?:and )?so\\b(?! ${purpose})`,
    `\\band (?=(?:i|i['’]?(?:m|ve|d|ll)|(?:really )?wants?|would like|my|now|(?:to )?study)\\b)`,
    `(?<=\\w )(?=${wishing})`,
  ].join('|'),
  'gi',
)

const people =
  'mom|mother|mum|dad|father|parents?|brothers?|sisters?|siblings?|family|grand\\w+|uncle|aunt|cousins?|friends?|boyfriend|girlfriend|teachers?|counselor|coach|boss|neighbor'
const school =
  'class(?:es)?|grades?|scores?|club|school|team|teacher|favou?rite|best|worst|whole life|surgery|experience'
const deeds = [
  'play(?:ed)?|work(?:ed|ing)? (?:at|part)|volunteer(?:ed|ing)?|got|get|took|taken|taking|had|grew|tutor(?:ed|ing)?|used to|moved|talked',
  'watch(?:ed|ing)?|live[ds]?|won|joined|was|been(?! (?:thinking|considering|wanting|looking|leaning))|suck|(?:good|bad) (?:at|with)',
  '(?:in|on|from)|the (?:first|only|oldest|youngest)|(?:editor|captain|president) of|an? (?:junior|senior|sophomore|freshman)',
  `(?:loved|enjoyed|liked|did|done|do) (?:[\\w'’]+ ){0,4}?(?:${school}|it|crew|years?)`,
].join('|')
const others = [
  `(?:my|our) (?:[\\w'’]+ ){0,3}?(?:${people}|${school})(?:['’]?s)?\\b`,
  `(?:${people}|everyone|everybody|people|they|he|she) (?:wants?|wanted|says?|said|thinks?|tells?|told|is|are|was|hopes?|has been|have been|knows?)\\b`,
].join('|')
/** A wish for the team, not for the classroom. */
const sports = `(?:${firstPerson} |(?:he|she|they) |(?:my|our) \\w+ )?(?:(?:wants?|hopes?|plans?|going) to|wanna|gonna) (?:keep )?(?:play(?:ing)?|run(?:ning)?|swim(?:ming)?|wrestl(?:e|ing)|row(?:ing)?)\\b(?: (?:d ?-?[123]|division \\w+|college|varsity|club|ncaa|pro))?(?: (?:soccer|football|basketball|baseball|softball|volleyball|hockey|lacrosse|tennis|golf|track|sports?|ball))?`
const openings = [
  others,
  sports,
  'we (?:don|do|did|moved|had|have|live|went|are)\\b',
  "(?:(?:(?:my|our) \\w+|he|she|they|i)(?: is| are| am|['’]?s|['’]?m)? )?(?:(?:very|really|pretty|so) )?(?:good|great|excellent) at\\b",
  '(?:(?:gets?|has|have|got) )?(?:good|great) grades in\\b',
  `${firstPerson} (?:${deeds})\\b`,
  'ever since|since i|after (?:my|watching|seeing|taking|reading)|growing up|as a kid|when i was|took|been \\w+ing|loved (?:it|my|the)|never taken',
].join('|')
const links =
  '^\\W*(?:(?:and|well|(?:both|all|most)(?: of)?|even|also|like|since|with|when|cause|ok|so|then)\\W+)*'
/** How a clause opens that tells of others, of school or of what one has done. */
const told = new RegExp(`${links}(?:${openings})`, 'i')
const beside = new RegExp(`${links}(?:${others}|${sports})`, 'i')

/** The clauses that tell nothing of others or of the past, and the first that says something; all if none else does. */
export function withoutTold(text: string): { kept: string; first: string } {
  const clauses = [...split(text)]
  const wished = clauses.filter(({ clause }) => !told.test(clause))
  const left = wished.filter(({ clause }) => saysSomething(clause))
  const all = left.length === 0 || wished.length === clauses.length ? withoutIdle(clauses) : wished
  const kept = clauses.every(({ clause }, at) => clause === all[at]?.clause)
    ? text
    : all.map(({ seam, clause }) => `${seam.trim()} ${clause.trim()}`).join(' ')
  return {
    kept: kept.replace(/^[\s,;.)–—-]*(?:(?:but|so|and)\b)?/i, ''),
    first: all.find(({ clause }) => saysSomething(clause))?.clause ?? '',
  }
}

/** Without those who are only brought in: 'my counselor said that's ok' is not about counseling. */
const withoutIdle = (clauses: readonly Clause[]): Clause[] =>
  clauses.map(({ seam, clause }) => {
    const said = clause.replace(beside, ' ')
    return { seam, clause: saysSomething(said) ? clause : said }
  })

/** A clause with what stands before it. */
type Clause = { seam: string; clause: string }

function* split(text: string): Generator<Clause> {
  let [from, before] = [0, '']
  for (const { 0: found, index } of text.matchAll(seam)) {
    const clause = text.slice(from, index)
    const isClause = clause.trim() !== ''
    if (isClause) yield { seam: before, clause }
    before = isClause ? found : `${before}${found}`
    from = index + found.length
  }
  if (text.slice(from).trim() !== '') yield { seam: before, clause: text.slice(from) }
}

/** 'that's what I want too' points back at what was told. */
const pointers = /\b(?:that(?:['’]?s)?|same|me too|too|i agree|what i want|now|years?)\b/gi
export const saysSomething = (text: string): boolean =>
  !tellsNothing(withoutHesitation(fillersOut(text).replace(pointers, ' ')).rest)
