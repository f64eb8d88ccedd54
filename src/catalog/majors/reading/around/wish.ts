import { firstPerson, purpose, saysSomething, withoutTold } from './told.ts'

// The wish usually comes last: 'my dad is an engineer but I want to do music'.

/** What is compared with every phrase stays short. */
const longest = 200

const intents = [
  "(?:want(?:ed)?|wanna|hope|plan|(?:would|['’]d)(?: \\w+)? (?:like|love)) (?:to )?(?:be(?:come)?|study|do|major in|go into|pursue)",
  "gonna (?:be|study|do|major in)|prefer|(?:['’]d |would )?rather (?:be|study|do)|decided(?: on| that)?|settled on",
  '(?:made|makes|making) me (?:want to|curious about|interested in|love|realize)|(?:inspired|motivated) me to|got me (?:into|interested in)',
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

/** 'I've been fixing cars and want to design them': the wish is about what was told. */
const pointsBack =
  /\b(?:it|them|him|her|that|those|mine)(?: (?:\w+ly|for (?:real|a living)|too|one day|someday|as a (?:career|job)|in college|over))?\W*$/i
const joints = /[,;/()&+.!?–—]|\b(?:and|or|but|so|since|because|which is why)\b/gi
/** 'anything STEM, mostly physics' */
const aboveAll =
  /,\s*(?:but )?(?:mostly|mainly|especially|preferably|ideally|particularly|specifically)\s+(.+)$/i

/** 'loves maps and trains: urban planning' */
const named = /^(?:\S+\s+){3,}\S+:\s*(\S.*)$/

/** What a text wishes for, without what it tells; the whole text if it tells nothing else. */
export function wishIn(text: string, isSubject: (text: string) => boolean): string {
  const [, most = ''] = aboveAll.exec(text) ?? []
  if (most !== '' && isSubject(most)) return most
  const [, last = ''] = named.exec(text) ?? []
  if (last !== '' && isSubject(last)) return last
  const { kept, first } = withoutTold(text)
  const outright = (clause: string) =>
    !ofOneself.test(clause) && !pointsBack.test(clause) && isSubject(clause)
  if (outright(first)) return kept.slice(0, longest)
  const wished = after(wish, after(conclusion, kept, outright), outright)
  const whole = pointsBack.test(wished) ? text.replace(joints, ' ') : wished
  return whole.length > longest ? whole.slice(-longest).replace(/^\S*\s/, '') : whole
}

/** What follows a marker; the whole text if a subject stands before it or nothing after it. */
function after(marker: RegExp, text: string, isOutright: (text: string) => boolean): string {
  const [opening = '', before = ''] = marker.exec(text) ?? []
  const rest = text.slice(opening.length)
  return opening !== '' && saysSomething(rest) && !isOutright(before) ? rest : text
}
