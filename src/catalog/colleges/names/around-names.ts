// What students write around the name of a college: 'probably Duke', 'Rice (reach)', 'NYU ED lol'.

const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Said before or after a name; inside a name they may be part of it. */
const said = list(`
  i im id ill am a an my me is its it was be to go going get got into in at on of for and or but with as the this that
  want wanna would like love attend dream hope hoping hopefully maybe probably prob possibly perhaps definitely def
  obviously obv honestly literally basically really just only either both also even still mainly mostly likely ideally
  tbh lol lmao haha fr ngl omg ig pls please plz thanks yes yeah baby idk well um umm hmm ok
  think thinking about guess suppose considering leaning toward towards looking interested plan planning
  applying applied apply accepted admitted committed waitlisted deferred visited toured visiting touring
  reach safety target match top first second third 1st 2nd 3rd choice pick favorite fav goal number no one option
  ed ea rd rea scea ed1 ed2 edi edii early decision action regular if ever can could might will etc
  similar others other something most sure very much more than over everything amazing perfect
  next fall spring summer year class legacy transfer transferring deferred from gonna dying everyone says say
  parents mom dad family sister brother friends goes went there uhh scholarship aid full ride affordable
  play playing soccer football basketball lacrosse swimming swim track baseball softball tennis golf volleyball hockey
  wrestling rowing crew cheer band
`)
const isNumber = (word: string) => /^\d+$/.test(word)
export const isAroundNames = (word: string): boolean => said.has(word) || isNumber(word)

/** 'Reach' and 'safety' alone say how hard it is to get in; 'Reach University' says which college. */
const chances = list('reach reaches safety safeties target targets match matches likely dream')
export const isChanceOnly = (words: readonly string[]): boolean =>
  chances.has(words[0] ?? '') && words.every((word) => chances.has(word) || word.startsWith('school'))

const noNames =
  list(`no none nope nothing never na nil null any anything anywhere everywhere all every whatever whichever
  undecided unsure idk tbd dunno unknown either not dont doesnt ninguna ninguno nada cualquiera`)
const besideNoNames =
  list(`n a sure yet know do have matter care really one ones of them these those in mind idea preference
  preferences specific particular at this moment right now still decided applicable college colleges school schools
  university universities it thats is fine ok good works se lo que i im open to the for so far here on list my`)
/** 'No', 'n/a', 'not sure yet', 'any college': the field was filled in, and names none. */
export function namesNone(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/\bn\s*[/.]\s*a\b/g, 'na')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
  return (
    words.every((word) => noNames.has(word) || besideNoNames.has(word)) &&
    (words.length === 0 || words.some((word) => noNames.has(word)))
  )
}

/** They would be read as part of a name: 'Michigan in state'. */
export const withoutResidency = (text: string): string =>
  text.replace(/\b(?:in|out[ -]of)[ -]state\b(?! (?:school|college|university))/gi, ' ')

/** From where to where the words between those said around a name go, a reason after them left out; null: no words. */
export function innerSpan(words: readonly string[]): { from: number; to: number } | null {
  const from = words.findIndex((word) => !isAroundNames(word))
  const reason = words.findIndex((word, at) => at > from && becauses.has(word))
  const to =
    1 + words.slice(0, reason < 0 ? words.length : reason).findLastIndex((word) => !isAroundNames(word))
  return words.slice(Math.max(from, 0), to).some((word) => word.length > 1) ? { from, to } : null
}
const becauses = list('because bc cuz since')

const beforeKinds = list('a an any some every all another')
/** 'Any UC', 'a nursing school': what follows is a kind of college. */
export const isBeforeKinds = (word: string | undefined): boolean =>
  word !== undefined && beforeKinds.has(word)
/** 'In Boston', 'from Texas': what follows may be a place. */
export const isBeforePlaces = (word: string | undefined): boolean => word === 'in' || word === 'from'

/** A name that stands first and then has a reason is meant as a name: 'rice for soccer', 'Michigan because of football'. */
const reasons = list('for because bc cuz since if so to with on over')
export const isReason = (word: string | undefined): boolean => word !== undefined && reasons.has(word)

/** 'Roosevelt HS', 'Lincoln High School': where a student is now, not where they would go. */
export const isHighSchool = (words: readonly string[]): boolean =>
  /.(?: high(?: school)?| hs| middle school| prep(?: school)?| preparatory school)$/.test(words.join(' ')) &&
  words.every((word) => !isAroundNames(word) && !isReason(word))
