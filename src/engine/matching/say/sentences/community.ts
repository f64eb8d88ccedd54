import type { Answer, Mission } from '#catalog/facts.ts'
import { isAdultCollege } from '#engine/matching/columns.ts'
import { percent } from '#engine/matching/say/names.ts'
import type { CollegeAlone } from '#engine/matching/say/portrait.ts'
import { type Frame, knowing } from './frames.ts'

// What is special about a place: its mission, students, sport, and life beyond class.

const military =
  (holds: (alone: CollegeAlone) => boolean, text: string): Frame<CollegeAlone> =>
  (alone) =>
    holds(alone) ? text : null
const cadets = ({ isForCadets }: CollegeAlone) => isForCadets
const academy = ({ college }: CollegeAlone) => college.flags.includes('charges no tuition')

export const militaryFrames: readonly Frame<CollegeAlone>[] = [
  military(cadets, 'It is a military college: students live as cadets, in barracks and by military rules.'),
  military(cadets, 'Days follow military rules here, for its students are cadets who live in barracks.'),
  military(academy, 'It is a federal service academy, and daily life is that of the service.'),
  military(
    academy,
    'Students are in uniform at this federal service academy, and serve after they graduate.',
  ),
  military(academy, 'A federal service academy, it trains officers beside their studies.'),
]

const missionWords: Partial<Record<Mission, string>> = {
  HBCU: 'a historically Black college or university (HBCU)',
  HSI: 'a Hispanic-Serving Institution',
  Tribal: 'a Tribal College or University',
  PBI: 'a Predominantly Black Institution',
  ANNH: 'an Alaska Native or Native Hawaiian-Serving Institution',
  NASNTI: 'a Native American-Serving Institution',
}

const missioned = knowing(({ college }: CollegeAlone) => {
  const named = college.missions.find((name) => missionWords[name])
  return (named && missionWords[named]) ?? null
})

export const missionFrames: readonly Frame<CollegeAlone>[] = [
  missioned((mission) => `It is ${mission} by federal designation.`),
  missioned((mission) => `In federal law it is ${mission}.`),
  missioned((mission) => `The college carries the federal status of ${mission}.`),
  missioned((mission) => `By its federal mission it is ${mission}.`),
  missioned((mission) => `Part of its identity is being ${mission}.`),
  missioned((mission) => `The federal government lists it as ${mission}.`),
  missioned((mission) => `It serves as ${mission}, a status that federal law defines.`),
  missioned((mission) => `Federal records count it as ${mission}.`),
  missioned((mission) => `You would study at ${mission}.`),
  missioned((mission) => `It has the federal designation of ${mission}.`),
]

const inSport =
  (holds: (athletics: CollegeAlone['college']['athletics']) => Answer, text: string): Frame<CollegeAlone> =>
  ({ college }) =>
    holds(college.athletics) ? text : null

const gridiron = ({ football, ncaa }: CollegeAlone['college']['athletics']) => football && ncaa
const withoutFootball = ({ football, ncaa }: CollegeAlone['college']['athletics']) =>
  ncaa && football === false
const naia = ({ ncaa, naia: plays }: CollegeAlone['college']['athletics']) => plays && ncaa === false

export const sportFrames: readonly Frame<CollegeAlone>[] = [
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
  inSport(naia, 'There are teams to join or to cheer for, in the NAIA.'),
  inSport((athletics) => naia(athletics) && athletics.football, 'It plays football in the NAIA.'),
]

const older =
  (say: (share: string) => string): Frame<CollegeAlone> =>
  ({ college }) =>
    isAdultCollege(college) && typeof college.shareOver25 === 'number'
      ? say(percent(college.shareOver25))
      : null
const commuting =
  (text: string): Frame<CollegeAlone> =>
  ({ college }) =>
    typeof college.cost.roomAndBoard === 'number' ||
    college.missions.includes('distance only') ||
    college.flags.includes('charges no tuition')
      ? null
      : text

export const dailyLifeFrames: readonly Frame<CollegeAlone>[] = [
  older((share) => `${share} of undergraduates are 25 or older, so classes mix ages.`),
  older((share) => `Many students come back to school as adults (${share} are 25 or older).`),
  older((share) => `Expect classmates with jobs and families, as ${share} are 25 or older.`),
  commuting('It lists no price for living on campus, so plan to commute or rent nearby.'),
  commuting('Most likely you would live off campus, since no campus housing price is listed.'),
  commuting('This is a commuter college as far as the listings show: no housing on campus.'),
]

const offers =
  (holds: (college: CollegeAlone['college']) => Answer, text: string): Frame<CollegeAlone> =>
  ({ college }) =>
    holds(college) ? text : null
const both = ({ studyAbroad, undergraduateResearch }: CollegeAlone['college']) =>
  studyAbroad && undergraduateResearch
const abroad = ({ studyAbroad }: CollegeAlone['college']) => studyAbroad

export const beyondClassFrames: readonly Frame<CollegeAlone>[] = [
  offers(both, 'Study abroad and undergraduate research are both on offer.'),
  offers(both, 'You can go abroad for a term or join a research project.'),
  offers(both, 'Research for undergraduates and time overseas are part of what it offers.'),
  offers(both, 'Beyond class there are research projects and programs in other countries.'),
  offers(abroad, 'A term in another country is possible.'),
  offers(abroad, 'Students can study abroad.'),
  offers(({ undergraduateResearch }) => undergraduateResearch, 'Undergraduates can take part in research.'),
]
