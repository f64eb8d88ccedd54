import { plain, saysNothing } from '#catalog/majors/reading/words/text.ts'
import { withoutDiagnosis } from './diagnosis.ts'

// Words around a wish that name no subject, though job titles and everyday phrases hold some of them: 'I think biology'
// is not about thinking, 'nursing would be cool' not about air conditioning.

const interjections =
  'hi|hello|hey|ok|okay|u+m+|u+h+|hm+|well|honestly|literally|basically|actually|obviously|definitely|tbh|ngl|lowkey|fr|pls|please|i mean|100%|for sure'
const opinions = [
  "i(?:['’]?d| would)? (?:think|feel like|guess|suppose|believe)(?: that)?|my goal is|join(?= the)|(?:fits|suits) me",
  "(?:i['’]?ll|i will) (?:probably |maybe )?(?:do|be|study|go (?:for|with))|i (?:might|may|could) (?:do|be|study)",
  "i (?:could )?see myself (?:doing|in|as)|(?:i(?: have|['’]?ve) )?always (?:loved|liked|wanted)",
  "i(?: have|['’]?ve) been (?:thinking|considering|looking)(?: about| of| at| into)?",
  '(?:my )?dream(?: (?:job|career|major|school))?(?: (?:is|would be|in))*',
  "(?:i['’]?m |i am )?(?:really |pretty |very )?good at|more than anything|the most|more (?:like|into|interested in)|(?:i(?:['’]?d| would)? )?prefer|still|mainly|mostly|kinda|a (?:little|bit)(?: bit)?(?: of)?",
  '(?:some|any|what) (?:types?|kinds?|sorts?|forms?|areas?) of|(?:first|second|third|1st|2nd|3rd|top) choice(?: (?:is|would be))?|(?:would be |is |as )?(?:my |a )?back ?up(?: plan)?',
].join('|')
const moments =
  '(?:if|where) possible|if i can|right now|as of now|for now|at the moment|currently|all (?:the way|day)|one day'
const praise =
  "(?:(?:it|that|this|they|both) )?(?:is|are|was|would be|sounds?|seems?|looks?|(?:it|that|they)['’]?(?:s|re))(?: like)?(?: both)?(?: an?)? (?:really |so |very |super |pretty |kinda )?(?:cool|fun|interesting|great|nice|awesome|amazing|good fit|my (?:passion|life|thing|dream))|(?:has|have) always interested me|good paying|well paying|high paying|that will get me"
const fillers = new RegExp(
  `\\b(?:${[interjections, opinions, moments, praise].join('|')})(?![\\w'’])|^\\s*(?:more|so)\\b(?! than)|\\brelated to\\b|\\b(?:ig|imo|tbh|related|online|at a good school|with (?:research|internships))(?=\\s*$)`,
  'gi',
)

/** 'to study English' is no wish for 'English studies'; 'study how kids learn' says what is studied. */
const studying = /\b(to|wanna|gonna) study\b(?! (?:how|why|what|the|people|abroad)\b)/gi
/** 'history professor', 'professor of history': one becomes it by the subject. */
const professor = /\bprofessor(?: (?:of|in))?\b/gi
const quiero =
  /\b(?:yo |(?:mi|nuestr[oa]) (?:hij[oa]|nieto|nieta) )?(?:quiere|quiero|quisiera|me gustar[ií]a|me gusta|me interesa)(?: (?:ser|estudiar|hacer))?(?: (?:la|el|una?))?\b/gi

const money = '(?:(?:a lot of|lots of|good|some|decent|real|big|enough) )?money|a (?:good |decent )?living'
/** A wish to be paid says nothing of a subject: 'art but I need to make money'. */
const pay = new RegExp(
  `\\b(?:but\\s+(?:[\\w'’]+ ){0,4}?(?:make|making|earn|earning)|(?:needs?|has|have|got) to (?:be able to )?(?:make|earn)|that (?:[\\w'’]+ ){0,2}?(?:makes?|earns?|pays?)(?: me| him| her)?) (?:${money})\\b`,
  'gi',
)
/** What is said after a laugh is said about it: 'cs or art lol two extremes'. */
const laughs = /\b(?:lo+l|lmao|ha(?:ha)+)\b/gi

/** The text without words that say nothing of a subject; empty if there was nothing else. */
export const fillersOut = (text: string): string =>
  withoutDiagnosis(text)
    .replace(laughs, ', ')
    .replace(pay, ' ')
    .replace(fillers, ' ')
    .replace(studying, '$1')
    .replace(/\bstudy (.+) abroad\b/gi, '$1')
    .replace(professor, ' ')
    .replace(quiero, ' ')
    .replace(/^[\s,;:.-]+|[\s,]+$/g, '')

/** The same, if something else is left. */
export function withoutFillers(text: string): string {
  const rest = fillersOut(text)
  return plain(rest) === '' || saysNothing(rest) ? text : rest
}

/** 'shark scientist': read as sharks are, unless it has a name of its own as a data scientist has. */
export function withoutScientist(text: string, isNamed: (text: string) => boolean): string {
  const [, thing = ''] = /^(.*\p{L}) (?:scientist|researcher|expert)s?\W*$/iu.exec(text) ?? []
  return thing !== '' && !isNamed(text) && isNamed(thing) ? thing : text
}
