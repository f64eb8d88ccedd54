import { plain } from '#catalog/majors/reading/words/text.ts'

// What students write beside a major: a plan for later ('then law school'), a reason ('because it is stable'), a remark
// in parentheses. The major comes before it.

/** Tracks beside a major: any major may lead there. After an 'or' or an 'and' they are a wish of their own. */
const laterTracks =
  /(?<!(?:\b(?:or|and)|&)\s*)\b(?:(?:on|for|in) (?:the|a) )?pre[- ]?(?:med(?:ical|icine)?|dent(?:al|istry)?|vet(?:erinary)?|law|pharm(?:acy)?|pt|ot|pa|physical therapy|health|optometry|professional)\b(?: track| path| route| student| program)?(?!\s*(?:&|\b(?:or|and)\b))/gi

/** Schools that follow a major. */
const laterSchools =
  /(?<!\bor\s+)\b(?:(?:on|for|in) (?:the|a) )?(?:med(?:ical)?|law|vet(?:erinary)?|dental|pharmacy|grad(?:uate)?|pt|pa|optometry) school\b(?: track| path| route| student| program)?(?!\s+or\b)|\bmba (?:later|eventually|someday|after(?:wards?)?)\b|\b(?:maybe |possibly |then |and )?(?:with |get |for )?an? (?:ph\.?d|mba|master['’]?s)\b(?! (?:in|of)\b)/gi

/** What follows is a reason, a purpose or a later plan. */
const aside =
  /[\s,;.-]*\b(?:because|bc|since|so (?:that )?i\b|in order to|hoping|hopefully|who (?:wants?|hopes?|plans?)|(?:i |and )?(?:want|plan|hope|intend)(?:s|ing)? (?:to|on)|with (?:plans?|the goal|law school|med school|hopes)|(?:and )?(?:then|eventually|afterwards?|after that|later)|before (?:going|law|med|grad)|(?:but |and )?(?:maybe |might |may |could |possibly )(?:switch|chang)\w*|if they|but my|(?<!\b(?:help(?:ed|ing)?|with|for|from|of|by) )my (?:mom|dad|parents|family)|like my|even though|although|as long as|i (?:love|like|live|am|m)\b)\b.*$/i

/** The text without its remarks, and the remarks. If nothing is left, the remarks were the text. */
export function withoutRemarks(text: string): { head: string; remarks: string[] } {
  const remarks: string[] = []
  const take = (remark: string) => {
    if (plain(remark) !== '') remarks.push(remark)
    return ' '
  }
  const head = text
    .replace(/\(([^)]*)\)?/g, (_, remark: string) => take(remark))
    .replace(aside, take)
    .replace(laterTracks, take)
    .replace(laterSchools, take)
    .replace(/^[\s,;/&+-]+|(?:[\s,;/&+-]|\b(?:and|or|with|a|the|for|to|at|in|on|in the)\b)+$/gi, '')
  return plain(head) === '' ? { head: text, remarks: [] } : { head, remarks }
}

/** 'biologyyy' → 'biology': no English word has a letter three times in a row. */
export const withoutStretching = (text: string): string => text.replace(/(\p{L})\1{2,}/giu, '$1')

/** 'Latina/o Studies' → 'Latina Studies': an ending after a slash is no part of a list. */
export const withoutSecondEnding = (text: string): string =>
  text.replace(/(?<=\p{L}{4})(?:\/(?:a|o|x|e|as|os|xs)|@)(?!\p{L})/giu, '')

const roads = 'med|law|vet|dent|pharm|p[at]\\b|ot\\b|health|optom|prof|physical|k\\b'
const openingPre = new RegExp(`\\bpre[- ](?!${roads})`, 'gi')
/** 'pre-engineering' is a year before engineering; 'pre-med' is a path of its own. */
export const withoutPre = (text: string): string => text.replace(openingPre, '')

/** What a student does not want: 'not nursing but health', 'anything but math'. 'Not sure' is no refusal. */
const refusing = [
  '(?:anything|something|everything) (?:but|besides|except)',
  '(?:but )?not(?! (?:sure|decided|certain|really (?!into|interested|good|a )|quite|completely|exactly|100|only|just|necessarily|for|yet)\\b)',
  'no(?: more)?(?! (?:(?:idea|clue|major|preference|se)\\b|(?:lo )?sé))',
  "(?:(?:that|which) )?(?:isn['’]?t|aren['’]?t|wasn['’]?t|doesn['’]?t (?:involve|include|require|need|have))",
  'never|neither|except(?: for)?|besides|other than|instead of|without(?! borders)|least(?: amount of)?|less(?= \\w+ more\\b)',
  "(?:i )?(?:really )?(?:hates?|dislikes?|suck at|bad at|can['’]?t (?:stand|do|handle))|i can['’]?t(?! (?:decide|choose|pick|wait|stop|help|imagine|think|tell)\\b)|(?:terrible|awful) at",
  "do(?:n['’]?t| not) (?:really )?(?:want|like)",
  '(?<=\\brather\\b[^,;.]*)than',
].join('|')
const wishedAgain =
  "but|just|maybe|so|probably|loves?|more|rather|i(?:['’]?d)? (?:want|like|would|rather|love|prefer)|i['’]d"
const refusals = new RegExp(
  `\\b(?:${refusing})\\s+([^,;.()!?\\n]*?)(?=$|[,;.()!?\\n]|\\s[-–—]+[\\s>]|—|\\b(?:${wishedAgain})\\b)`,
  'gi',
)
/** The text without them, and what they name. */
export function withoutRefusals(text: string): { rest: string; refused: string[] } {
  const refused = [...text.matchAll(refusals)].flatMap(([, named = '']) => named.split(/\b(?:n?or|and)\b/))
  return { rest: text.replace(refusals, ' '), refused }
}

const teenagers = /\b(?:high[- ]?school|secondary|middle[- ]?school|junior high)\b/i
const teaching = /\b(?:teach(?:er|ers|ing)?|education|ed|educator)\b/i
const otherTeaching = /\b(?:special|sped|elementary|early|childhood|counsel\w*)\b/i
/** What is told, not wished for: 'I had a great high school teacher'. */
const anecdote = /\b(?:my|our|had|took|taken|was|were|loved|inspired|favou?rite)\b/i
const clauses = /[,;.()]|\b(?:because|bc|since|like)\b/i
/** 'high school history teacher', 'secondary ed - math': a teacher of older students, of whatever subject. */
export function teachesTeenagers(text: string): boolean {
  const wished = text
    .split(clauses)
    .filter((clause) => !anecdote.test(clause))
    .join(' ')
  return teenagers.test(wished) && teaching.test(wished) && !otherTeaching.test(wished)
}
