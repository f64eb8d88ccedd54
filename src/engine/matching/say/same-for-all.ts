import type { Catalog } from '#catalog/catalog.ts'
import { columnSource } from '#catalog/colleges/fact-source.ts'
import { locationOf } from '#catalog/colleges/location.ts'
import type { College as CatalogCollege } from '#catalog/facts.ts'
import { orNull } from '#catalog/figures.ts'
import { campusLifeFacts } from '#contract/colleges/campus-life.ts'
import type { College, Scholarship } from '#contract/matching/report.ts'
import { campusAnswers } from '#engine/matching/match/campus-answers.ts'
import { name, type Said, say } from '#words/messages.ts'
import type { Text, Told } from '#words/told.ts'
import { netPriceOf, outcomesOf, ownSources, shownRange, shownTuition, testPolicy } from './figures.ts'
import { answered } from './filters.ts'
import { spokenFaith, spokenName } from './names.ts'
import { campusVibe, isMostlyOnline } from './vibe.ts'

/** The part of a report's college that is the same for everyone. */
export type SameForAll = Pick<
  Told<College>,
  | 'unitid'
  | 'collegeName'
  | 'location'
  | 'about'
  | 'admissions'
  | 'links'
  | 'campusLife'
  | 'outcomes'
  | 'sources'
  | 'netPrice'
  | 'campusVibe'
> & {
  spokenName: string
  ownAid: readonly Told<Scholarship>[]
}

/** Computed at the first list that shows a college, and cached: a few KB each. Must not be changed. */
export function sameForAll(catalog: Catalog): (college: CatalogCollege) => SameForAll {
  const kept = new WeakMap<CatalogCollege, SameForAll>()
  return (college) => {
    const known = kept.get(college)
    if (known) return known
    const made = factsOf(catalog, college)
    kept.set(college, made)
    return made
  }
}

function factsOf(catalog: Catalog, college: CatalogCollege): SameForAll {
  const { admission, links } = college
  const tuition = shownTuition(college)
  const rate = orNull(admission.rate)
  return {
    unitid: college.unitid,
    collegeName: college.name,
    spokenName: spokenName(college.name),
    location: locationOf(college),
    about: aboutOf(college),
    admissions: {
      acceptanceRate: admission.open || rate === null ? null : Math.round(rate * 10) / 10,
      openAdmission: admission.open,
      inStateTuition: orNull(tuition.inState),
      outOfStateTuition: orNull(tuition.outOfState),
      tuitionYear: tuition.year,
      ...(tuition.outOfStateYear !== tuition.year && { outOfStateTuitionYear: tuition.outOfStateYear }),
      averageSat: shownRange(college, 'sat'),
      averageAct: shownRange(college, 'act'),
      testPolicy: testPolicy(catalog, college),
      tuitionNote: null, // depends on the student
    },
    links: { admissions: links.admissions, website: links.website, netPriceCalculator: links.netPrice },
    campusLife: answered(campusLifeFacts, (fact) => campusAnswers[fact](college)),
    netPrice: netPriceOf(college),
    outcomes: outcomesOf(college),
    sources: ownSources(catalog, college),
    ownAid: ownAid(catalog, college),
    campusVibe: { sentences: campusVibe(catalog, college) },
  }
}

/** 'Private · Catholic · 2,304 students · small city': what a family wants to know before it reads on. */
function aboutOf(college: CatalogCollege): Text {
  const { control, faith, religion, undergraduates, locale, missions, shareOnline } = college
  const isOnline = missions.includes('distance only')
  const online = isMostlyOnline(college) && !isOnline ? Number(shareOnline) : null
  const church = faith === 'Other' ? spokenFaith(religion) : faith
  const parts: Said[] = [say('about.control', { control })]
  if (faith) parts.push(church ? say('about.faith', { faith: name(church) }) : say('about.religious', {}))
  if (typeof undergraduates === 'number') parts.push(say('about.students', { n: undergraduates, online }))
  parts.push(say('about.setting', { locale: isOnline ? 'online' : locale }))
  return { parts, by: ' · ' }
}

const aidPage = { name: say('aid.page', {}), note: say('aid.pageNote', {}) }
const calculator = { name: say('aid.calculator', {}), note: say('aid.calculatorNote', {}) }
/** What these pages are, where nothing of the college's own is told: the same for all, so a report says it once. */
export const pageNotes = [aidPage, calculator]

/** The college's own pages (no open source lists its scholarships), and what it gave. */
function ownAid(catalog: Catalog, college: CatalogCollege): Told<Scholarship>[] {
  const { aid, netPrice } = college.links
  const { share, average } = college.grants
  const gave =
    typeof share === 'number' && typeof average === 'number'
      ? say('aid.gave', { share, price: average, year: columnSource(catalog, 'grants.average').year })
      : null
  const pages: Told<Scholarship>[] = []
  if (aid) pages.push({ name: aidPage.name, link: aid, ...(gave && { note: gave }) })
  else if (gave) pages.push({ name: say('aid.grants', {}), note: gave })
  if (netPrice) pages.push({ name: calculator.name, link: netPrice })
  return pages
}
