import type { Catalog } from '#catalog/catalog.ts'
import { columnSource } from '#catalog/colleges/fact-source.ts'
import type { Addresses } from '#catalog/colleges/slugs.ts'
import type { College, Fact, Program, Provenance } from '#catalog/facts.ts'
import { asFigure, median, orNull } from '#catalog/figures.ts'
import type { Career, Major } from '#catalog/majors/major.ts'
import type { PageFigure } from '#contract/colleges/college-page.ts'
import type { AwardingCollege, MajorCareer, MajorPage, MajorsPage } from '#contract/colleges/major-pages.ts'
import { slugOf } from '#contract/colleges/slug.ts'
import { states } from '#contract/states.ts'

type Needs = { catalog: Catalog; addresses: Addresses }

const mostShown = 24
const flowsShown = 6

export function majorPages({ catalog, addresses }: Needs): (major: Major) => MajorPage {
  const bySize = [...catalog.majors].sort((a, b) => b.graduates - a.graduates)
  const ofAll = middleOf(
    catalog.colleges.flatMap(({ programs }) => [...programs].map(({ earnings }) => earnings)),
  )
  // What majors lead to: the catalog also knows the work of trades, which no page of a major shows.
  const led = new Set(catalog.majors.flatMap(({ careers }) => careers))
  const careers = [...led].flatMap((soc) => catalog.careers.get(soc) ?? [])
  const pays = middleOf(careers.map(({ medianPay }) => medianPay))
  const growths = middleOf(careers.map(({ growth }) => growth))
  const openings = middleOf(careers.map(({ openingsPerYear }) => openingsPerYear))
  return (major) => {
    const offers = offersOf(catalog.colleges, major)
    const awarding = offers.map((offer) => awardsOf(offer, addresses))
    awarding.sort((a, b) => b.awards - a.awards || (a.name < b.name ? -1 : 1))
    const earned = spread(awarding.flatMap(({ earnings }) => (earnings === null ? [] : [earnings])))
    const earningsFrom = columnSource(catalog, 'programs.earnings')
    return {
      slug: slugOf(major.title),
      title: major.title,
      description: major.description,
      graduates: major.graduates,
      graduatesYear: columnSource(catalog, 'programs.awards').year,
      rank: bySize.indexOf(major) + 1,
      majors: catalog.majors.length,
      colleges: awarding.length,
      alsoCounted: major.reportedUnder.slice(1).flatMap((id) => catalog.majorById.get(id)?.title ?? []),
      earnings: earned && { ...earned, ...earningsFrom },
      earningsOfAll: ofAll,
      careers: major.careers.flatMap((soc) => {
        const career = catalog.careers.get(soc)
        return career ? [careerOf(catalog, career, { pays, growths, openings })] : []
      }),
      most: awarding.slice(0, mostShown),
      awardsYear: columnSource(catalog, 'programs.awards').year,
      earningsYear: earningsFrom.year,
      flows: flowsOf(
        catalog.flows,
        addresses,
        offers.map(({ college }) => college),
      ),
      flowsYear: columnSource(catalog, 'firstYears').year,
      related: major.related.flatMap((id) => {
        const other = catalog.majorById.get(id)
        return other ? [{ slug: slugOf(other.title), title: other.title }] : []
      }),
      sources: [
        { covers: 'Degrees by college', ...columnSource(catalog, 'programs.awards') },
        { covers: 'Earnings of graduates with federal aid, five years after the degree', ...earningsFrom },
        { covers: 'Pay of an occupation, at the median', ...columnSource(catalog, 'career.medianPay') },
        { covers: 'Outlook and openings of an occupation', ...columnSource(catalog, 'career.growth') },
        { covers: 'Where first-years come from', ...columnSource(catalog, 'firstYears') },
      ],
    }
  }
}

const known = (fact: Fact) => (typeof fact === 'number' ? [fact] : [])

type Offer = { college: College; programs: readonly Program[] }

/**
 * Programs under all codes of the subject together. Looked up anew for every page, since a page is drawn once: laid out by
 * subject, programs and flows would take ten megabytes of every process.
 */
function offersOf(colleges: readonly College[], { reportedUnder }: Major): Offer[] {
  const place = new Map(reportedUnder.map((family, at) => [family, at]))
  const placeOf = ({ family }: Program) => place.get(family) ?? place.size
  return colleges.flatMap((college) => {
    const programs = [...college.programs]
      .filter(({ family, awards }) => awards > 0 && place.has(family))
      .sort((a, b) => placeOf(a) - placeOf(b))
    return programs.length > 0 ? { college, programs } : []
  })
}

/** Earnings of the largest program that reports them. */
function awardsOf({ college, programs }: Offer, addresses: Addresses): AwardingCollege {
  const [paid] = programs
    .filter(({ earnings }) => typeof earnings === 'number')
    .sort((a, b) => b.awards - a.awards)
  return {
    slug: addresses.slugOf(college),
    name: college.name,
    place: `${college.city}, ${college.state}`,
    state: college.state,
    awards: programs.reduce((sum, { awards }) => sum + awards, 0),
    earnings: paid ? orNull(paid.earnings) : null,
  }
}

function spread(values: number[]): { low: number; middle: number; high: number; colleges: number } | null {
  const sorted = values.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  const [low, middle, high] = [at(0.25), median(sorted), at(0.75)]
  if (low === undefined || middle === null || high === undefined) return null
  return { low, middle, high, colleges: sorted.length }
}

const middleOf = (facts: readonly Fact[]) => median(facts.flatMap(known).sort((a, b) => a - b))

function careerOf(
  catalog: Catalog,
  career: Career,
  middles: { pays: number | null; growths: number | null; openings: number | null },
): MajorCareer {
  const outlook = columnSource(catalog, 'career.growth')
  return {
    title: career.title,
    description: career.description,
    studyPath: career.studyPath,
    pay: figure(career.medianPay, columnSource(catalog, 'career.medianPay'), middles.pays),
    growth: figure(career.growth, outlook, middles.growths),
    openings: figure(career.openingsPerYear, outlook, middles.openings),
    link: career.link,
  }
}

const figure = (fact: Fact, from: Provenance, middle: number | null): PageFigure => ({
  ...asFigure(fact, from),
  middle,
})

/** For every state, the colleges of these that most of its first-years chose. */
function flowsOf(
  flows: Catalog['flows'],
  addresses: Addresses,
  awarding: readonly College[],
): MajorPage['flows'] {
  return states.map(([state, name]) => ({
    state,
    name,
    colleges: awarding
      .map((college) => ({ college, firstYears: flows.firstYears(college.unitid, state) ?? 0 }))
      .filter(({ firstYears }) => firstYears > 0)
      .sort((a, b) => b.firstYears - a.firstYears)
      .slice(0, flowsShown)
      .map(({ college, firstYears }) => ({
        slug: addresses.slugOf(college),
        name: college.name,
        place: `${college.city}, ${college.state}`,
        firstYears,
      })),
  }))
}

/** All majors, by first letter. */
export function majorsPage(catalog: Catalog): MajorsPage {
  const majors = [...catalog.majors].sort((a, b) => (a.title < b.title ? -1 : 1))
  const letters = [...new Set(majors.map(({ title }) => title.charAt(0)))]
  return {
    year: columnSource(catalog, 'programs.awards').year,
    count: majors.length,
    groups: letters.map((letter) => ({
      title: letter,
      majors: majors
        .filter(({ title }) => title.startsWith(letter))
        .map(({ title, graduates }) => ({ slug: slugOf(title), title, graduates })),
    })),
  }
}
