import type { ChanceBand } from '#contract/matching/report.ts'
import type { Community, Round } from '#contract/matching/search-fields.ts'

// Everything that the product says of a college, a list or a mail: one message a meaning, with the values it is said with.
// What computes returns these; a language (./en.ts) makes whole sentences of them.

/** A name, a title or a quoted rule: the same in every language. */
export type Name = { readonly name: string }
export const name = (text: string): Name => ({ name: text })
/** The first of a list of names, and how many more there are. */
export type Names = { readonly first: readonly Name[]; readonly others: number }
/** At most so many by name, so that a text keeps within its bound however long the list is. */
export const names = (texts: readonly string[], most = 3): Names => ({
  first: texts.slice(0, most).map(name),
  others: Math.max(0, texts.length - most),
})

export type Missing = 'no score given' | 'not considered' | 'few sent' | 'no range'
type NoChance = 'no rate' | 'only enrolled'
export type Kind = 'public' | 'private' | 'small' | 'medium' | 'large' | 'urban' | 'suburban' | 'rural'
export type Mission = 'HBCU' | 'HSI' | 'Tribal' | 'PBI' | 'ANNH' | 'NASNTI'
export type Grades = 'grades' | 'scores' | 'grades and scores'
export type Compared = 'more' | 'as many' | 'fewer'
/** Who is charged or paid a price. */
export type Payer = 'residents' | 'other states' | 'everyone'
export type CampusFact =
  | 'no rotc'
  | 'football'
  | 'sports without football'
  | 'no football'
  | 'no faith'
  | 'a faith'
  | 'mission'
  | 'study abroad'
  | 'stage'
  | 'no stage'
  | 'media'
  | 'no media'
export type Policy =
  | 'required'
  | 'optional'
  | 'not considered'
  | 'required again'
  | 'required of some'
  | 'unclear'
export type Covered =
  | 'admission'
  | 'degrees'
  | 'net price'
  | 'graduation'
  | 'return'
  | 'earnings'
  | 'debt'
  | 'enrollment'
  | 'first-years'
  | 'campus'
  | 'name'
  | 'tuition'

/** How many of which applicants got in. */
export type Rate = {
  rate: number
  of: 'all' | 'all states' | 'home' | 'other states'
  home: Name
  fall: string
}

type Nothing = Record<never, never>
type Range = { low: number; high: number }
type Counted = { n: number; subject: Name; year: string }
type From = { source: Name; year: string }

/** Shares and rates are percent, money is dollars, years are as the source writes them ('2023-24', '2018'). */
export type Values = {
  // What the student wants to study.
  'subject.degrees': Counted & { kind: 'alone' | 'related' | 'path' }
  'subject.several': { parts: readonly { n: number; subject: Name }[]; year: string }
  'subject.lacking': { subjects: Names }
  'subject.near': Counted & { near: Name }
  'subject.within': { near: Name; subject: Name }
  'subject.filed': Counted & { near: Name }
  'subject.listed': { subject: Name; year: string }
  'subject.none': { subject: Name; year: string }
  'subject.later': { subject: Name }
  'subject.share': { among: number; year: string }
  'subject.small': { n: number; year: string }
  'subject.associates': { n: number; year: string }
  'subject.fewBachelors': { n: number; year: string }
  'subject.chooses': { subject: Name; lowered: boolean }
  'subject.areas': { n: number; of: number }
  // The score beside the class.
  'score.place': { side: 'above' | 'inside' | 'below'; test: Name; score: number } & Range
  'score.turned': Nothing
  'score.leave': { band: ChanceBand }
  'score.required': Nothing
  'score.not': { why: Missing }
  // Admission.
  'chance.estimate': Range & { band: ChanceBand; round: Round | null }
  'chance.rate': Rate
  'chance.few': Range & Rate
  'chance.lower': Range & { by: Grades | null }
  'chance.open': Nothing
  'chance.rule': Nothing
  'chance.below': { subject: Name | null }
  'chance.moved': { fall: string }
  'chance.not': { why: NoChance }
  // For whom it is.
  'who.sex': { sex: 'women' | 'men' }
  'who.serves': Nothing
  'who.online': Nothing
  'who.religious': Nothing
  'who.tiny': { n: number }
  'who.condition': Nothing
  // The price of a year.
  'price.net': { price: number; year: string; payer: Payer }
  'price.covered': { year: string; payer: Payer }
  'price.listed': { price: number; year: string }
  'price.agreed': { agreement: Name; price: number; year: string }
  'price.granted': { grant: Name; price: number; year: string }
  'price.rank': { share: number; home: Name; cheaper: boolean }
  'price.none': Nothing
  'price.free': Nothing
  'tuition.listed': { price: number; year: string; payer: Payer }
  'tuition.agreed': { agreement: Name; price: number; year: string; apply: boolean }
  'tuition.exchange': { agreement: Name }
  'tuition.grant': { grant: Name }
  // What becomes of its students.
  'finish.rate': { rate: number; year: string }
  'finish.beside': { compared: Compared }
  'finish.low': { rate: number; year: string }
  'finish.leave': Nothing
  'finish.partial': Nothing
  'finish.applied': { n: number; fall: string }
  'finish.none': Nothing
  // Where it is, and what was wished for.
  'place.home': { place: Name | null; district: boolean }
  'place.chosen': { place: Name | null; state: Name }
  /** `fromZip`: miles count from the student's part of the state, told by three digits of the ZIP code. */
  'place.away': { state: Name; home: Name; miles: number | null; fromZip: boolean }
  'place.came': { n: number; home: Name; fall: string }
  'place.far': { miles: number; limit: number; home: Name; fromZip: boolean }
  'wish.type': { kinds: readonly Kind[] }
  'wish.otherType': { kinds: readonly Kind[]; wished: readonly Kind[] }
  'wish.people': { community: Community | null; faith: Name | null }
  'wish.none': { of: 'type' | 'campus life' }
  'campus.rotc': { services: readonly Name[] }
  'campus.faith': { faith: Name }
  'campus.fact': { fact: CampusFact }
  'campus.unverified': { wishes: Names }
  // The feel of the place.
  'vibe.place': { n: number | null; place: Name; locale: number; named: boolean }
  'vibe.online': { share: number; place: Name }
  'vibe.allOnline': Nothing
  'vibe.cadets': Nothing
  'vibe.academy': Nothing
  'vibe.mission': { mission: Mission }
  'vibe.faith': { faith: Name | null }
  'vibe.adults': { share: number }
  'vibe.noHousing': Nothing
  'vibe.sport': { league: Name; football: boolean }
  'vibe.beyond': { abroad: boolean; research: boolean }
  'vibe.ratio': { n: number }
  // Parts of the line under its name.
  'line.below': Nothing
  'line.none': { subject: Name }
  'line.near': { near: Name; subject: Name | null; how: 'instead' | 'within' | 'listed' }
  'line.rule': Nothing
  'line.people': Values['wish.people']
  'line.open': Nothing
  'line.degrees': { n: number; subject: Name | null }
  'line.subjects': { n: number; all: boolean }
  'line.areas': { n: number; of: number }
  'line.finish': { rate: number }
  'line.free': Nothing
  'line.place': { place: Name }
  // Figures and where they are from.
  'about.control': { control: 'public' | 'private' }
  'about.faith': { faith: Name }
  'about.religious': Nothing
  'about.students': { n: number; online: number | null }
  'about.setting': { locale: number | 'online' }
  'policy.now': { policy: Policy }
  'policy.reported': { year: string }
  'aid.page': Nothing
  'aid.pageNote': Nothing
  'aid.calculator': Nothing
  'aid.calculatorNote': Nothing
  'aid.grants': Nothing
  'aid.gave': { share: number; price: number; year: string }
  'source.covers': { parts: readonly { of: Covered; year: string | null }[] }
  'source.years': Nothing
  'source.rule': Nothing
  'source.read': { day: string }
  'source.filters': { degrees: From; life: From; missions: From }
  'career.outlook': { years: string; growth: number | null; openings: number | null }
}

export type Id = keyof Values
/** A language: what is missing or misnamed does not compile. */
export type Messages = { readonly [K in Id]: (values: Values[K]) => string }
/** What is to be said, before it is said in a language. */
export type Said<K extends Id = Id> = { [P in K]: { readonly id: P; readonly values: Values[P] } }[K]

export const say = <K extends Id>(id: K, values: Values[K]) => ({ id, values }) as Said<K> // one of the union, by its id
