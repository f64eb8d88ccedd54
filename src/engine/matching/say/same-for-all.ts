import type { Catalog } from '#catalog/catalog.ts'
import { columnSource } from '#catalog/colleges/fact-source.ts'
import { locationOf, settingOf } from '#catalog/colleges/location.ts'
import type { College as CatalogCollege } from '#catalog/facts.ts'
import { orNull } from '#catalog/figures.ts'
import { campusLifeFacts } from '#contract/colleges/campus-life.ts'
import type { College, Scholarship } from '#contract/matching/report.ts'
import { capital, plural } from '#contract/prose.ts'
import { stateName } from '#contract/states.ts'
import { campusAnswers } from '#engine/matching/match/campus-answers.ts'
import { netPriceOf, outcomesOf, ownSources, shownRange, shownTuition, testPolicy } from './figures.ts'
import { answered } from './filters.ts'
import { money, percent, spokenFaith, spokenName } from './names.ts'
import { isMostlyOnline } from './sentences/setting.ts'
import { type Vibe, vibeOf } from './vibe.ts'

/** The part of a report's college that is the same for everyone. */
export type SameForAll = Pick<
  College,
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
> & {
  spokenName: string
  ownAid: Scholarship[]
  vibe: Vibe
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
  const name = spokenName(college.name)
  return {
    unitid: college.unitid,
    collegeName: college.name,
    spokenName: name,
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
    vibe: vibeOf({
      college,
      name,
      state: stateName(college.state),
      isForCadets: catalog.rules.get(college.unitid)?.some(({ kind }) => kind === 'cadets') ?? false,
    }),
  }
}

/** 'Private · Catholic · 2,304 students · small city': what a family wants to know before it reads on. */
function aboutOf(college: CatalogCollege): string {
  const { control, faith, religion, undergraduates, locale, missions } = college
  const isOnline = missions.includes('distance only')
  const most = isMostlyOnline(college) && !isOnline ? `, ${college.shareOnline}% online` : ''
  const students = typeof undergraduates === 'number' ? [`${plural(undergraduates, 'student')}${most}`] : []
  const setting = isOnline ? 'online' : settingOf(locale)
  const church = faith === 'Other' ? (spokenFaith(religion) ?? 'religious') : faith
  return [capital(control), ...(church ? [church] : []), ...students, setting].join(' · ')
}

const aidPage = { name: 'Financial aid page', note: "The college's own page on grants and scholarships." }
const calculator = { name: 'Net price calculator', note: 'An estimate of what your family would pay.' }
/** What these pages are, where nothing of the college's own is told: the same for all, so a report says it once. */
export const pageNotes: readonly { name: string; note: string }[] = [aidPage, calculator]

/** The college's own pages (no open source lists its scholarships), and what it gave. */
function ownAid(catalog: Catalog, college: CatalogCollege): Scholarship[] {
  const { aid, netPrice } = college.links
  const { share, average } = college.grants
  const gave =
    typeof share === 'number' && typeof average === 'number'
      ? `${percent(share)} of first-years got a grant from the college, ${money(average)} on average, ${columnSource(catalog, 'grants.average').year}.`
      : null
  const pages: Scholarship[] = []
  if (aid) pages.push({ name: aidPage.name, link: aid, ...(gave && { note: gave }) })
  else if (gave) pages.push({ name: 'Grants from the college', note: gave })
  if (netPrice) pages.push({ name: calculator.name, link: netPrice })
  return pages
}
