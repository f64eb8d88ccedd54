import type { Catalog } from '#catalog/catalog.ts'
import { columnSource } from '#catalog/colleges/fact-source.ts'
import type { Career } from '#catalog/majors/major.ts'
import { titleOf } from '#catalog/majors/title-of.ts'
import type { MajorReading } from '#catalog/reading.ts'
import type { CareerPath, MajorProfile } from '#contract/matching/report.ts'
import { say } from '#words/messages.ts'
import type { Told } from '#words/told.ts'
import { figure } from './figures.ts'

const relatedShown = 6
const careersShown = 6
const fewCareers = 3

/** The box above the list: what the subject is, related subjects, and careers. null while undecided. */
export function majorProfileOf(catalog: Catalog, reading: MajorReading): Told<MajorProfile> | null {
  const { several, title } = reading
  if (!several) return profileOf(catalog, reading)
  const each = several.flatMap((one) => profileOf(catalog, one) ?? [])
  const titles = each.map((one) => one.title)
  return {
    title,
    description: asManyAsFit(each.map(({ description }) => description)),
    recommendedMajors: [...new Set(interleaved(each.map(({ recommendedMajors }) => recommendedMajors)))]
      .filter((other) => !titles.includes(other))
      .slice(0, relatedShown),
    careerPaths: eachOnce(interleaved(each.map(({ careerPaths }) => careerPaths))).slice(0, careersShown),
  }
}

const mostLetters = 1600 // contract: MajorProfile.description

/** Each once: two subjects of a family are described alike. */
const asManyAsFit = (texts: readonly string[]) =>
  [...new Set(texts)].reduce((all, text) => {
    const longer = `${all} ${text}`.trim()
    return longer.length > mostLetters ? all : longer
  }, '')

function profileOf(catalog: Catalog, reading: MajorReading): Told<MajorProfile> | null {
  if (reading.kind !== 'understood') return null
  const majors = reading.families.flatMap((id) => catalog.majorById.get(id) ?? [])
  const [main] = majors
  if (!main) return null
  // A path such as 'pre-med' has its own description; 'Biology and Chemistry' uses both.
  const named = majors.filter(({ title }) => reading.title.includes(title))
  const described = named.length > 0 ? named : [main]
  const specialties = (reading.counted ?? []).flatMap((id) => catalog.specialties.get(id) ?? [])
  const leads = interleaved(specialties.map((specialty) => specialty.careers))
  const general = interleaved(described.map((major) => major.careers))
  // Most careers of a family belong to its other subjects, so they only fill up.
  const most = leads.length > 0 ? Math.max(leads.length, fewCareers) : general.length
  const careers = reading.route?.careers ?? [...new Set([...leads, ...general])].slice(0, most)
  const related = reading.route
    ? majors.map(({ title }) => title)
    : [
        ...majors.slice(1).map(({ title }) => title),
        // Of a subject inside a family: what is next to it comes before what is next to the family.
        ...[...(reading.counted ? reading.near : []), ...main.related].flatMap(
          (id) => titleOf(catalog, id) ?? [],
        ),
        ...reading.alternatives.map(({ title }) => title),
      ]
  return {
    title: reading.title,
    description: reading.route?.description ?? described.map(({ description }) => description).join(' '),
    recommendedMajors: [...new Set(related)]
      .filter((title) => title !== reading.title)
      .slice(0, relatedShown),
    careerPaths: eachOnce(careers.flatMap((soc) => catalog.careers.get(soc) ?? []))
      .slice(0, careersShown)
      .map((career) => careerPath(catalog, career)),
  }
}

/** Takes one of each in turn, so that two subjects share the places. */
function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat()
}

/** Two majors may lead to the same work, and two codes may bear one title. */
function eachOnce<T extends { title: string }>(careers: readonly T[]): T[] {
  const seen = new Set<string>()
  return careers.filter(({ title }) => !seen.has(title) && seen.add(title))
}

function careerPath(catalog: Catalog, career: Career): Told<CareerPath> {
  const { title, description, studyPath, link, medianPay, payYear, growth, openingsPerYear } = career
  const years = columnSource(catalog, 'career.growth').year
  const known = [growth, openingsPerYear].map((fact) => (typeof fact === 'number' ? fact : null))
  const [change = null, openings = null] = known
  return {
    title,
    description,
    studyPath,
    link,
    medianPay:
      typeof medianPay === 'number'
        ? { ...figure(catalog, 'career.medianPay', medianPay), year: payYear }
        : null,
    outlook:
      change === null && openings === null
        ? null
        : say('career.outlook', { years, growth: change, openings }),
  }
}
