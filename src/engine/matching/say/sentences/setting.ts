import { settingOf } from '#catalog/colleges/location.ts'
import type { Fact } from '#catalog/facts.ts'
import { capital, count, withArticle } from '#contract/prose.ts'
import { cityNamed, goingOn } from '#engine/matching/say/names.ts'
import type { CollegeAlone } from '#engine/matching/say/portrait.ts'
import { type Frame, knowing } from './frames.ts'

/** `where` ends a sentence, `within` goes on after it. */
type Setting = {
  where: string
  within: string
  size: string
  students: string
  college: CollegeAlone['college']
}

function whereOf({ college, state }: CollegeAlone): string {
  const { locale } = college
  const city = cityNamed(college)
  if (!city) return locale <= 33 ? `in ${state}, in ${withArticle(settingOf(locale))}` : `in rural ${state}`
  if (locale === 11) return `in ${city}, a large city`
  if (locale === 12) return `in ${city}, a midsize city`
  if (locale === 13) return `in ${city}, a small city`
  if (locale <= 23) return `in suburban ${city}`
  return locale <= 33 ? `in the town of ${city}, ${state}` : `in the countryside around ${city}`
}

const isSmall = (undergraduates: Fact) => typeof undergraduates === 'number' && undergraduates < 5000

function sizeOf(undergraduates: number): string {
  if (undergraduates < 1000) return 'very small'
  if (isSmall(undergraduates)) return 'small'
  if (undergraduates < 15_000) return 'medium-sized'
  return undergraduates < 30_000 ? 'large' : 'very large'
}

const half = 50 // percent

/** Most of its undergraduates are not on its campus: their number says nothing about life there. */
export const isMostlyOnline = ({ shareOnline }: CollegeAlone['college']) =>
  typeof shareOnline === 'number' && shareOnline >= half

const placed = knowing((alone: CollegeAlone): Setting | null => {
  const { undergraduates, missions } = alone.college
  if (typeof undergraduates !== 'number' || missions.includes('distance only')) return null
  if (isMostlyOnline(alone.college)) return null
  const where = whereOf(alone)
  return {
    where,
    within: goingOn(where),
    size: sizeOf(undergraduates),
    students: `${count(undergraduates)} undergraduates`,
    college: alone.college,
  }
})

const afar = knowing((alone: CollegeAlone) => {
  const { missions, shareOnline } = alone.college
  if (!isMostlyOnline(alone.college) || missions.includes('distance only')) return null
  const where = whereOf(alone)
  return { where, within: goingOn(where), share: `${shareOnline}%` }
})

/** 'the city of Boise', 'Salt Lake City'. */
const cityOf = (city: string) => (city.endsWith(' City') ? city : `the city of ${city}`)

export const settingFrames: readonly Frame<CollegeAlone>[] = [
  placed(({ students, where }) => `${students} study ${where}.`),
  placed(({ students, where, size }) => `Picture ${withArticle(size)} campus ${where}, with ${students}.`),
  placed(({ students, where }) => `Life plays out ${where}, among ${students}.`),
  placed(({ students, where, size }) => `This is ${withArticle(size)} place: ${students} ${where}.`),
  placed(({ students, where }) => `You would be one of ${students} ${where}.`),
  placed(({ students, within }) => `The campus sits ${within} and teaches ${students}.`),
  placed(
    ({ students, within, size }) =>
      `${capital(within)} you find ${withArticle(size)} student body of ${students}.`,
  ),
  placed(({ students, where }) => `Days are spent ${where}, in the company of ${students}.`),
  placed(({ students, where, size }) => `Think ${size}: ${students}, ${where}.`),
  placed(({ students, where }) => `Set ${where}, it enrolls ${students}.`),
  placed(
    ({ students, where, size }) =>
      `${capital(withArticle(size))} community of ${students} has its home ${where}.`,
  ),
  placed(({ students, college }) =>
    college.locale <= 13 && cityNamed(college)
      ? `${capital(cityOf(college.city))} is at the door for its ${students}.`
      : null,
  ),
]

/** The same where most are not there. */
export const onlineFrames: readonly Frame<CollegeAlone>[] = [
  afar(
    ({ where, share }) =>
      `${share} of undergraduates take no course on its campus ${where}: they study online.`,
  ),
  afar(({ where, share }) => `It has a campus ${where}, but ${share} of undergraduates study only online.`),
  afar(
    ({ where, share }) =>
      `Ask how many live on campus ${where}, because ${share} of undergraduates study only online.`,
  ),
  afar(
    ({ within, share }) =>
      `The campus ${within} is a part of the picture, since ${share} of undergraduates take every course online.`,
  ),
  afar(
    ({ where, share }) =>
      `Online study is common here (${share} of undergraduates do nothing else); the campus is ${where}.`,
  ),
  afar(
    ({ where, share }) =>
      `With ${share} of undergraduates entirely online, expect a smaller crowd on campus ${where}.`,
  ),
  afar(
    ({ within, share }) =>
      `${capital(within)} it keeps a campus, though ${share} of its undergraduates learn online alone.`,
  ),
  afar(
    ({ where, share }) =>
      `For ${share} of undergraduates college happens on a screen; the others have a campus ${where}.`,
  ),
  afar(
    ({ within, share }) =>
      `Visit the campus ${within} to see how lively it is: ${share} of undergraduates are online only.`,
  ),
  afar(
    ({ where, share }) =>
      `Online is where ${share} of undergraduates take all their courses; the campus lies ${where}.`,
  ),
  afar(
    ({ within, share }) =>
      `Its campus ${within} is one part of it: ${share} of undergraduates study online and nowhere else.`,
  ),
]

const taught =
  (fits: (ratio: number) => boolean, say: (ratio: number) => string): Frame<CollegeAlone> =>
  ({ college }) =>
    typeof college.studentFacultyRatio === 'number' && fits(college.studentFacultyRatio)
      ? say(college.studentFacultyRatio)
      : null

const any = () => true
const close = (ratio: number) => ratio <= 12
export const isWideRatio = (ratio: number) => ratio >= 18

/** Large lectures have a crowd even where teachers are many. */
const seen =
  (say: (ratio: number) => string): Frame<CollegeAlone> =>
  (alone) =>
    isSmall(alone.college.undergraduates) && !isMostlyOnline(alone.college) ? taught(close, say)(alone) : null

export const teachingFrames: readonly Frame<CollegeAlone>[] = [
  taught(any, (ratio) => `There is one teacher for every ${ratio} students.`),
  taught(any, (ratio) => `The student-faculty ratio is ${ratio} to 1.`),
  seen((ratio) => `With ${ratio} students to a teacher, you are unlikely to stay a face in the crowd.`),
  seen((ratio) => `Professors are close at hand, at one for every ${ratio} students.`),
  taught(close, (ratio) => `A ratio of ${ratio} students to each teacher leaves room for talk.`),
  taught(
    isWideRatio,
    (ratio) => `At ${ratio} students to a teacher, getting to know professors takes some effort.`,
  ),
  taught(
    isWideRatio,
    (ratio) => `Teachers are shared among many (${ratio} students each on average), so office hours matter.`,
  ),
  taught(any, (ratio) => `For each member of the faculty there are ${ratio} students.`),
  taught(any, (ratio) => `Count on about ${ratio} students per teacher.`),
  taught(any, (ratio) => `Teaching staff and students stand at 1 to ${ratio}.`),
  taught(any, (ratio) => `About ${ratio} students share each teacher.`),
  taught(any, (ratio) => `On average there are ${ratio} students to a teacher.`),
]
