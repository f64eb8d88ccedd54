import type { Mission } from '#catalog/facts.ts'
import { isAdultCollege } from '#engine/matching/columns.ts'
import { capital, count, percent, withArticle } from '#engine/matching/names.ts'
import type { Portrait } from '#engine/matching/portrait.ts'
import type { Frame, Speaker } from './frames.ts'

// The feel of a place from facts only: setting, size, sport, faith, mission, who teaches and who studies there.

/** `where` ends a sentence, `within` goes on after it. */
type Setting = { where: string; within: string; size: string; students: string; portrait: Portrait }

function whereOf({ college, state }: Portrait): string {
  const { city, locale } = college
  if (locale === 11) return `in ${city}, a large city`
  if (locale === 12) return `in ${city}, a midsize city`
  if (locale === 13) return `in ${city}, a small city`
  if (locale <= 23) return `in suburban ${city}`
  return locale <= 33 ? `in the town of ${city}, ${state}` : `in the countryside around ${city}`
}

/** 'in Akron, a midsize city' needs a second comma before the sentence goes on. */
const closed = (where: string) => (where.includes(',') ? `${where},` : where)

function sizeOf(undergraduates: number): string {
  if (undergraduates < 1000) return 'very small'
  if (undergraduates < 5000) return 'small'
  if (undergraduates < 15_000) return 'medium-sized'
  return undergraduates < 30_000 ? 'large' : 'very large'
}

const placed =
  (say: (setting: Setting) => string | null): Frame =>
  (portrait) => {
    const { undergraduates } = portrait.college
    if (typeof undergraduates !== 'number' || portrait.college.missions.includes('distance only')) return null
    return say({
      where: whereOf(portrait),
      within: closed(whereOf(portrait)),
      size: sizeOf(undergraduates),
      students: `${count(undergraduates)} undergraduates`,
      portrait,
    })
  }

export const settingFrames: readonly Frame[] = [
  placed(({ students, where }) => `${students} study ${where}.`),
  placed(({ students, where, size }) => `Picture ${withArticle(size)} campus ${where}, with ${students}.`),
  placed(({ students, where }) => `Life plays out ${where}, among ${students}.`),
  placed(({ students, where, size }) => `This is ${withArticle(size)} place: ${students} ${where}.`),
  placed(({ students, where }) => `You would be one of ${students} ${where}.`),
  placed(({ students, within }) => `The campus sits ${within} and teaches ${students}.`),
  placed(({ students, where, size }) =>
    `${capital(where)} you find ${withArticle(size)} student body of ${students}.`.replace(
      /^(In [^,]+, [^,]+ city) you/,
      '$1, you',
    ),
  ),
  placed(({ students, where }) => `Days are spent ${where}, in the company of ${students}.`),
  placed(({ students, where, size }) => `Think ${size}: ${students}, ${where}.`),
  placed(({ students, where }) => `Set ${where}, it enrolls ${students}.`),
  placed(
    ({ students, where, size }) =>
      `${capital(withArticle(size))} community of ${students} has its home ${where}.`,
  ),
  placed(({ students, portrait }) =>
    portrait.college.locale <= 13
      ? `The city of ${portrait.college.city} is at the door for its ${students}.`
      : null,
  ),
]

const taught =
  (fits: (ratio: number) => boolean, say: (ratio: number) => string): Frame =>
  ({ college }) =>
    typeof college.studentFacultyRatio === 'number' && fits(college.studentFacultyRatio)
      ? say(college.studentFacultyRatio)
      : null

const any = () => true
const close = (ratio: number) => ratio <= 12
const wide = (ratio: number) => ratio >= 18

export const teachingFrames: readonly Frame[] = [
  taught(any, (ratio) => `There is one teacher for every ${ratio} students.`),
  taught(any, (ratio) => `The student-faculty ratio is ${ratio} to 1.`),
  taught(
    close,
    (ratio) => `With ${ratio} students to a teacher, you are unlikely to stay a face in the crowd.`,
  ),
  taught(close, (ratio) => `Professors are close at hand, at one for every ${ratio} students.`),
  taught(close, (ratio) => `A ratio of ${ratio} students to each teacher leaves room for talk.`),
  taught(wide, (ratio) => `At ${ratio} students to a teacher, getting to know professors takes some effort.`),
  taught(
    wide,
    (ratio) => `Teachers are shared among many (${ratio} students each on average), so office hours matter.`,
  ),
  taught(any, (ratio) => `For each member of the faculty there are ${ratio} students.`),
  taught(any, (ratio) => `Count on about ${ratio} students per teacher.`),
  taught(any, (ratio) => `Teaching staff and students stand at 1 to ${ratio}.`),
  taught(
    (ratio) => ratio > 12 && ratio < 18,
    (ratio) => `A middling ${ratio} students share each teacher.`,
  ),
]

const missionWords: Partial<Record<Mission, string>> = {
  HBCU: 'a historically Black college or university (HBCU)',
  HSI: 'a Hispanic-Serving Institution',
  Tribal: 'a Tribal College or University',
  PBI: 'a Predominantly Black Institution',
  ANNH: 'an Alaska Native or Native Hawaiian-Serving Institution',
  NASNTI: 'a Native American-Serving Nontribal Institution',
}

const missioned =
  (say: (mission: string) => string): Frame =>
  ({ college }) => {
    const [mission] = college.missions.flatMap((name) => missionWords[name] ?? [])
    return mission ? say(mission) : null
  }

export const missionFrames: readonly Frame[] = [
  missioned((mission) => `It is ${mission} by federal designation.`),
  missioned((mission) => `Federal law knows it as ${mission}.`),
  missioned((mission) => `The college carries the federal status of ${mission}.`),
  missioned((mission) => `By its federal mission it is ${mission}.`),
  missioned((mission) => `Part of its identity is being ${mission}.`),
  missioned((mission) => `Washington lists it as ${mission}.`),
]

const faithful =
  (say: (religion: string) => string): Frame =>
  ({ college }) =>
    college.religion ? say(college.religion) : null

export const faithFrames: readonly Frame[] = [
  faithful((religion) => `It has a religious affiliation (${religion}).`),
  faithful((religion) => `Its religious affiliation is ${religion}.`),
  faithful((religion) => `Faith is part of its identity: ${religion}.`),
  faithful((religion) => `The college is tied to a church or faith (${religion}).`),
  faithful((religion) => `A faith tradition stands behind it, listed as ${religion}.`),
  faithful((religion) => `Religion has a place here; the listed affiliation is ${religion}.`),
]

const inSport =
  (holds: (athletics: Portrait['college']['athletics']) => boolean, text: string): Frame =>
  ({ college }) =>
    holds(college.athletics) ? text : null

const gridiron = ({ football, ncaa }: Portrait['college']['athletics']) => football && ncaa
const withoutFootball = ({ football, ncaa }: Portrait['college']['athletics']) => ncaa && !football
const naia = ({ ncaa, naia: plays }: Portrait['college']['athletics']) => plays && !ncaa

export const sportFrames: readonly Frame[] = [
  inSport(gridiron, 'Fall weekends mean NCAA football.'),
  inSport(gridiron, 'There is a football team to follow, and others that play in the NCAA.'),
  inSport(gridiron, 'Sports fans get NCAA teams, football included.'),
  inSport(gridiron, 'Its teams compete in the NCAA, and football is one of them.'),
  inSport(gridiron, 'Game days are on the calendar, with football in the NCAA.'),
  inSport(gridiron, 'If you like to cheer, it plays NCAA football.'),
  inSport(gridiron, 'Football and other NCAA teams give the campus something to shout about.'),
  inSport(gridiron, 'It is an NCAA school with a football team.'),
  inSport(gridiron, 'On the field it plays football, and in the NCAA.'),
  inSport(gridiron, 'NCAA sports are part of the picture, from football on.'),
  inSport(withoutFootball, 'Teams play in the NCAA, though there is no football.'),
  inSport(withoutFootball, 'You can watch NCAA sports, just not football.'),
  inSport(withoutFootball, 'It has NCAA teams and leaves football to others.'),
  inSport(withoutFootball, 'Athletics are NCAA, with every season but football.'),
  inSport(withoutFootball, 'No football here, but other teams compete in the NCAA.'),
  inSport(naia, 'Its teams compete in the NAIA.'),
  inSport(naia, 'Athletes play in the NAIA, a smaller league than the NCAA.'),
]

const older =
  (say: (share: string) => string): Frame =>
  ({ college }) =>
    isAdultCollege(college) && typeof college.shareOver25 === 'number'
      ? say(percent(college.shareOver25))
      : null
const commuting =
  (text: string): Frame =>
  ({ college }) =>
    typeof college.cost.roomAndBoard === 'number' ||
    college.missions.includes('distance only') ||
    college.flags.includes('charges no tuition')
      ? null
      : text

export const dailyLifeFrames: readonly Frame[] = [
  older((share) => `${share} of undergraduates are 25 or older, so classes mix ages.`),
  older((share) => `Many students come back to school as adults (${share} are 25 or older).`),
  older((share) => `Expect classmates with jobs and families, as ${share} are 25 or older.`),
  commuting('It lists no price for living on campus, so plan to commute or rent nearby.'),
  commuting('Most likely you would live off campus, since no campus housing price is listed.'),
  commuting('This is a commuter college as far as the listings show: no housing on campus.'),
]

const offers =
  (holds: (college: Portrait['college']) => boolean, text: string): Frame =>
  ({ college }) =>
    holds(college) ? text : null
const both = ({ studyAbroad, undergraduateResearch }: Portrait['college']) =>
  studyAbroad && undergraduateResearch
const abroad = ({ studyAbroad }: Portrait['college']) => studyAbroad

export const beyondClassFrames: readonly Frame[] = [
  offers(both, 'Study abroad and undergraduate research are both on offer.'),
  offers(both, 'You can go abroad for a term or join a research project.'),
  offers(both, 'Research for undergraduates and time overseas are part of what it offers.'),
  offers(both, 'Beyond class there are research projects and programs in other countries.'),
  offers(abroad, 'A term in another country is possible.'),
  offers(abroad, 'Students can study abroad.'),
  offers(({ undergraduateResearch }) => undergraduateResearch, 'Undergraduates can take part in research.'),
]

const online: Frame = ({ college, name }) =>
  college.missions.includes('distance only')
    ? `${name} teaches online; there is no campus life to describe.`
    : null

const apart: readonly [string, readonly Frame[]][] = [
  ['mission', missionFrames],
  ['faith', faithFrames],
  ['daily life', dailyLifeFrames],
  ['sport', sportFrames],
  ['beyond class', beyondClassFrames],
]
const mostApart = 2

/** Setting and size, then what sets the place apart, then who teaches. */
export function campusVibe(portrait: Portrait, say: Speaker): string {
  const sentences = [
    say('setting', [...settingFrames, online], portrait) ?? `It is in ${portrait.college.city}.`,
  ]
  for (const [topic, frames] of apart) {
    if (sentences.length > mostApart) break
    const sentence = say(topic, frames, portrait)
    if (sentence) sentences.push(sentence)
  }
  const teaching = say('teaching', teachingFrames, portrait)
  return [...sentences, ...(teaching ? [teaching] : [])].join(' ')
}
