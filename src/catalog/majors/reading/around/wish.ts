import { saysNothing } from '#catalog/majors/reading/text.ts'
import { fillersOut } from './fillers.ts'
import { withoutHesitation } from './hesitation.ts'

// Students tell how they came to a wish: of parents, classes, clubs and jobs. What is told is no wish, and the wish
// usually comes last: 'my dad is an engineer but I want to do music'.

/** What is compared with every phrase stays short. */
const longest = 200

const firstPerson =
  "i(?:['’]?(?:m|ve|d)| am| have| had| would)?(?: (?:really|also|just|always|currently|already|even|finally|only))*"
const wishing = `${firstPerson} (?:want(?:ed)?(?! me)|(?:like|love) to|decided|realized|hope to|plan (?:to|on)|think|guess|prefer|rather)\\b`

/** After 'so': what a subject is good for, or how much; no conclusion. */
const purpose =
  '(?:that|i (?:can|could|have(?! been)|don|won|get|will)|it|they|people|much|many|bad|cool|fun|good|hard)\\b'

/** Where one clause ends and the next begins. */
const seam = new RegExp(
  [
    '[,;()!?\\n]+',
    '(?<!\\b(?:mr|ms|mrs|dr|st|vs|[a-z]))\\.+(?=\\s|$)',
    '\\s[-–—]+\\s|[–—]',
    "\\b(?:but|because|bc|(?:even )?tho(?:ugh)?|although|which is why|that['’]?s why)\\b",
    `\\b(?:and )?so\\b(?! ${purpose})`,
    `\\band (?=(?:i|i['’]?(?:m|ve|d|ll)|want|would like|my|now)\\b)`,
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
const openings = [
  `(?:my|our) (?:[\\w'’]+ ){0,3}?(?:${people}|${school})(?:['’]?s)?\\b`,
  `(?:${people}|everyone|everybody|people|they|he|she) (?:wants?|wanted|says?|said|thinks?|tells?|told|is|are|was|hopes?)\\b`,
  'we (?:don|do|did|moved|had|have|live|went|are)\\b',
  `${firstPerson} (?:${deeds})\\b`,
  'ever since|since i|after (?:my|watching|seeing|taking|reading)|growing up|as a kid|when i was|took|been \\w+ing|loved (?:it|my|the)|never taken',
].join('|')
/** How a clause opens that tells of others, of school or of what one has done. */
const told = new RegExp(
  `^\\W*(?:(?:and|well|(?:both|all|most)(?: of)?|even|also|like|since|with|when|cause|ok|so|then)\\W+)*(?:${openings})`,
  'i',
)

const intents = [
  "(?:want(?:ed)?|wanna|hope|plan|(?:would|['’]d)(?: \\w+)? (?:like|love)) (?:to )?(?:be(?:come)?|study|do|major in|go into|pursue)",
  "gonna (?:be|study|do|major in)|prefer|(?:['’]d |would )?rather (?:be|study|do)|decided(?: on| that)?",
].join('|')
/** 'no idea what I want to do' is no wish. */
const wish = new RegExp(`^(.*?)\\b(?<!\\bwhat (?:i )?)(?:${firstPerson} )?(?:${intents})\\b`, 'i')
const conclusion = new RegExp(
  `^(.*)(?:\\bso,?|which is why|that['’]?s why|\\b(?:and|but)(?= i (?:think|guess)\\b))\\s(?!${purpose})`,
  'i',
)
/** A clause that tells of oneself names a reason, even if a subject is its only telling word: 'I like math'. */
const ofOneself =
  /^\W*(?:(?:and|but|well)\W+)*(?:i|i['’]?(?:m|ve|d|ll)|my|we|since|after|when|as|if|in|ok|so|what)\b/i

/** What a text wishes for, without what it tells; the whole text if it tells nothing else. */
export function wishIn(text: string, isSubject: (text: string) => boolean): string {
  const { kept, first } = withoutTold(text)
  const outright = (clause: string) => !ofOneself.test(clause) && isSubject(clause)
  if (outright(first)) return kept.slice(0, longest)
  const wished = after(wish, after(conclusion, kept, outright), outright)
  return wished.length > longest ? wished.slice(-longest).replace(/^\S*\s/, '') : wished
}

function withoutTold(text: string): { kept: string; first: string } {
  const clauses = [...split(text)]
  const wished = clauses.filter(({ clause }) => !told.test(clause))
  const left = wished.filter(({ clause }) => saysSomething(clause))
  const all = left.length === 0 || wished.length === clauses.length ? clauses : wished
  const kept = all === clauses ? text : all.map(({ seam, clause }) => `${seam}${clause}`).join(' ')
  return {
    kept: kept.replace(/^[\s,;.)–—-]*(?:(?:but|so|and)\b)?/i, ''),
    first: all.find(({ clause }) => saysSomething(clause))?.clause ?? '',
  }
}

/** The clauses, each with what stands before it. */
function* split(text: string) {
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

/** What follows a marker; the whole text if a subject stands before it or nothing after it. */
function after(marker: RegExp, text: string, isOutright: (text: string) => boolean): string {
  const [opening = '', before = ''] = marker.exec(text) ?? []
  const rest = text.slice(opening.length)
  return opening !== '' && saysSomething(rest) && !isOutright(before) ? rest : text
}

/** 'that's what I want too' points back at what was told. */
const pointers = /\b(?:that(?:['’]?s)?|same|me too|too|i agree|what i want|now|years?)\b/gi
const saysSomething = (text: string): boolean =>
  !saysNothing(withoutHesitation(fillersOut(text).replace(pointers, ' ')).rest)
