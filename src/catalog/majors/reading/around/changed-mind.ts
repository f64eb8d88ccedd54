import { saysNothing } from '#catalog/majors/reading/words/text.ts'
import { fillersOut } from './fillers.ts'

// 'Was going to do engineering but now I'm thinking architecture': what was wanted once is no wish.

/** 'switched from bio to history': only the second counts. */
const left =
  /\b(?:switch(?:ed|ing)?|chang(?:ed?|ing)(?: my (?:mind|major))?|mov(?:ed|ing)|went|going) from [^,;.()]*? to\b/gi

/** 'biology → changed to psychology' */
const leftBehind = /^[^.]*?\b(?:switched|changed)(?: it| over| my (?:mind|major))? to\b/i

/** A parent may write too: 'my son wants to be an electrician but we want him in engineering'. */
const overruled =
  /^\W*(?:my|our) (?:son|daughter|kid|child)\b[^.]*? but (?:we|i)(?:['’]?d| would)? (?:like|want|prefer)\b(?: (?:him|her|them)\b)?/i

const once = [
  'was (?:going to|gonna|thinking|planning|set on|considering|leaning|sure|all|originally|dead set|into|in|pre)|(?<=^\\W*(?:i )?)was',
  "used to|thought (?:that )?i(?:['’]?d| would| wanted| was)|(?<=\\bi )thought(?! (?:about|of)\\b)|always (?:said|thought|figured|assumed)|almost (?:picked|chose|did|went)",
  'originally|at first|initially|first i|start(?:ed|ing) (?:out|off|as|with|in)|no longer|not anymore|until (?:recently|last \\w+)|back then',
  'as a (?:little )?kid|when i was (?:little|younger|small|a kid)',
  '(?:was|were) (?:the|my|always) (?:first |original )?(?:plan|idea|dream|goal|choice)|first (?:idea|choice|thought|plan|dream) was',
].join('|')
const wasOnce = new RegExp(`\\b(?:${once})\\b`, 'i')
/** Where the wish turns. */
const turns =
  /\b(?:but(?: (?:now|then|lately|recently|these days|today))?|now|nowadays|lately|these days|until|till|(?:switch|chang)(?:ed|ing) (?:it |that |over )?to|ended up|settled on|landed on|went with|instead)\b/gi
/** 'astronomy now': the wish stands before the word. */
const closing = /(?:[,;.]|\bbut\b)\s*([^,;.]+?)\s+(?:now|instead|these days|lately)\W*$/i

/** 'nursing no wait accounting', 'history, i mean english' */
const corrections =
  /\b(?:no,? wait|wait,? no|i meant?|scratch that|oops|whoops|never ?mind|nvm|or rather|sorry)\b|[,;.–—-]\s*actually\b(?:,? no\b)?/gi

/** What follows the last correction, if it names a subject: 'psychology, I mean it is interesting' corrects nothing. */
function asCorrected(text: string, isNamed: (text: string) => boolean): string {
  const namesOne = (part: string) =>
    part.split(/[,;/]|\b(?:and|or)\b/i).some((name) => isNamed(fillersOut(name)))
  return (
    [...text.matchAll(corrections)]
      .map(({ 0: correction, index }) => text.slice(index + correction.length))
      .findLast(namesOne) ?? text
  )
}

/** The text from where the student changed their mind; whole if they did not. */
export function sinceTheTurn(text: string, isNamed: (text: string) => boolean): string {
  const onward = asCorrected(text, isNamed)
    .replace(left, ' ')
    .replace(leftBehind, ' ')
    .replace(overruled, ' ')
  const past = wasOnce.exec(onward)
  if (!past) return onward
  const [, closed] = closing.exec(onward) ?? []
  if (closed && !wasOnce.test(closed) && says(closed)) return closed
  const after = [...onward.matchAll(turns)]
    .filter(({ index }) => index > past.index)
    .map(({ 0: turn, index }) => onward.slice(index + turn.length))
  return after.findLast(says) ?? onward
}

/** 'but now I love it' says nothing by itself. */
const says = (text: string): boolean => !saysNothing(fillersOut(text))
