import type { Catalog } from '#catalog/catalog.ts'
import { columnSource } from '#catalog/colleges/fact-source.ts'
import { finishingRate } from '#catalog/colleges/finishing.ts'
import type { Addresses } from '#catalog/colleges/slugs.ts'
import type { College } from '#catalog/facts.ts'
import { orNull } from '#catalog/figures.ts'
import { isGone } from '#catalog/rules/rule.ts'
import { dayFormat } from '#contract/calendar-day.ts'
import type { CollegePage, SimilarCollege } from '#contract/colleges/college-page.ts'
import { capital, dollars } from '#contract/prose.ts'
import { stateName } from '#contract/states.ts'
import { settingOf } from '#words/settings.ts'
import { admissionPanel } from './admission.ts'
import { campusRows, campusYear, linksOf } from './campus.ts'
import { type Facts, figureOf, rowsOf } from './figures.ts'
import { middlesOf } from './middles.ts'
import { middleHomeShare, originsOf } from './origins.ts'
import { portraitOf } from './portrait.ts'
import { priceOf, pricePanel } from './price.ts'
import { similarColleges } from './similar.ts'
import { pageSources } from './sources.ts'

type Needs = { catalog: Catalog; addresses: Addresses; majorSlug: (family: string) => string | null }

const similarShown = 4
const inWords = dayFormat({ dateStyle: 'long' })
/** A page is worth finding if at least half of the eight figures are known. */
const floor = 4

export function collegePages({ catalog, addresses, majorSlug }: Needs): (college: College) => CollegePage {
  const facts: Facts = { catalog, middles: middlesOf(catalog.colleges) }
  const middleHome = middleHomeShare(catalog)
  const similarTo = similarColleges(
    catalog.colleges.filter(({ unitid }) => !isGone(catalog.rules.get(unitid))),
  )
  return (college) => {
    const portrait = portraitOf(catalog, college)
    const row = rowsOf(facts, college)
    return {
      id: college.unitid,
      slug: addresses.slugOf(college),
      name: college.name,
      city: college.city,
      state: college.state,
      stateName: stateName(college.state),
      latitude: college.latitude,
      longitude: college.longitude,
      control: college.control,
      setting: capital(settingOf(college.locale)),
      undergraduates: figureOf(facts, college, 'undergraduates'),
      portrait: portrait.sentences,
      portraitYears: portrait.years,
      description: descriptionOf(college, portrait.sentences),
      thin: isThin(college),
      admission: admissionPanel(facts, college),
      price: pricePanel(facts, college),
      majors: majorsOf(facts, college, majorSlug),
      students: [
        row('undergraduates', 'Undergraduates', 'count', larger(facts, college)),
        row('shareOver25', '25 or older', 'percent'),
        row('pellShare', 'With a Pell grant, for lower incomes', 'percent'),
        row('firstGenerationShare', 'First in the family at college', 'percent'),
        row('transfersIn', 'Transferred in', 'count', 'in twelve months'),
        row('studentFacultyRatio', 'Students per teacher', 'per teacher'),
      ],
      origins: originsOf(catalog, college, middleHome),
      after: [
        row('outcomes.retention', 'Come back for year two', 'percent'),
        row('outcomes.graduation4', 'Graduate in four years', 'percent', missed(college)),
        row('outcomes.graduation6', 'Graduate in six years', 'percent', missed(college)),
        row(
          'outcomes.graduation6Pell',
          'Graduate in six years, with a Pell grant',
          'percent',
          missed(college),
        ),
        row(
          'outcomes.earnings',
          'Earn, ten years after starting',
          'dollars',
          'students with federal aid only',
        ),
        row('outcomes.debt', 'Owe at graduation', 'dollars', 'median of those who borrowed'),
      ],
      campus: campusRows(catalog, college),
      campusYear: campusYear(catalog),
      links: linksOf(college),
      rules: (catalog.rules.get(college.unitid) ?? []).map(({ sentence, source, link, read }) => ({
        text: sentence,
        source,
        href: link,
        year: `read on ${inWords(read)}`,
      })),
      similar: similarTo(college, similarShown).map((other) => similarOf(addresses, college, other)),
      sources: pageSources(catalog, college),
      neighbours: catalog.colleges
        .filter(({ state, unitid }) => state === college.state && unitid !== college.unitid)
        .map(({ latitude, longitude }) => ({ latitude, longitude })),
      colleges: catalog.colleges.length,
      dataVersion: catalog.version,
    }
  }
}

/** Whom the rates of a college leave out; null if they tell how its students fare. */
const missed = ({ flags }: College) =>
  flags.includes('graduation partial')
    ? 'misses those who finish elsewhere or with an associate degree'
    : null

function larger({ middles }: Facts, { undergraduates }: College): string | null {
  if (typeof undergraduates !== 'number') return null
  const below = Math.round(middles.below('undergraduates', undergraduates))
  return below >= 50
    ? `larger than ${Math.min(99, below)}% of colleges`
    : `smaller than ${Math.min(99, 100 - below)}% of colleges`
}

function majorsOf(
  { catalog, middles }: Facts,
  { programs }: College,
  majorSlug: Needs['majorSlug'],
): CollegePage['majors'] {
  const awarded = [...programs].filter(({ awards }) => awards > 0)
  return {
    total: awarded.reduce((sum, { awards }) => sum + awards, 0),
    awarded: awarded.length,
    year: columnSource(catalog, 'programs.awards').year,
    earningsYear: columnSource(catalog, 'programs.earnings').year,
    list: awarded
      .sort((a, b) => b.awards - a.awards || (a.family < b.family ? -1 : 1))
      .map(({ family, awards, earnings }) => ({
        slug: majorSlug(family),
        title: catalog.majorById.get(family)?.title ?? family,
        awards,
        earnings: orNull(earnings),
        middle: middles.ofMajor(family),
      })),
  }
}

function similarOf(addresses: Addresses, home: College, other: College): SimilarCollege {
  return {
    slug: addresses.slugOf(other),
    name: other.name,
    place: `${other.city}, ${other.state}`,
    undergraduates: orNull(other.undergraduates),
    rate: orNull(other.admission.rate),
    graduation: orNull(other.outcomes.graduation6),
    price: priceFrom(home, other),
  }
}

/** For a student of the state that `home` is in: a public college of another state publishes its price after grants for residents only. */
function priceFrom(home: College, other: College): SimilarCollege['price'] {
  if (other.control === 'public' && other.state !== home.state) {
    const value = priceOf(other).elsewhere
    return value === null ? null : { value, beforeGrants: true }
  }
  const value = orNull(other.netPrice.average)
  return value === null ? null : { value, beforeGrants: false }
}

/** Too little is known to offer the page to search engines. */
export const isThin = (college: College) => knownCount(college) < floor

/** How many of the eight most wanted figures are known. */
function knownCount({ admission, netPrice, outcomes, undergraduates, tuition, programs }: College): number {
  const figures = [
    admission.rate,
    netPrice.average,
    outcomes.graduation6,
    outcomes.earnings,
    outcomes.retention,
    undergraduates,
    tuition.inState,
  ]
  const numbers = figures.filter((fact) => typeof fact === 'number').length
  return numbers + ([...programs].length > 0 ? 1 : 0)
}

function descriptionOf(college: College, sentences: readonly string[]): string {
  const { name, city, state, admission, netPrice } = college
  const finish = finishingRate(college)
  const figures = [
    typeof admission.rate === 'number' && `admits ${Math.round(admission.rate)}%`,
    typeof finish === 'number' && `${Math.round(finish)}% graduate`,
    typeof netPrice.average === 'number' && `about ${dollars(netPrice.average)} a year after grants`,
  ].filter((part) => part !== false)
  const facts = figures.length > 0 ? figures.join(', ') : (sentences[0] ?? '').replace(/\.$/, '')
  return `${name} in ${city}, ${stateName(state)}: ${facts}. Federal figures on admission, price and majors.`
}
