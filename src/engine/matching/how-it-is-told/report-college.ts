import { locationOf } from '#catalog/colleges/location.ts'
import type { Catalog, Fact } from '#catalog/facts.ts'
import { scholarshipsFor } from '#catalog/scholarships/choose.ts'
import type { College, Scholarship } from '#contract/report.ts'
import type { Speaker } from '#engine/matching/how-it-is-told/sentences/frames.ts'
import { ledgerOf, shownMatch } from '#engine/matching/how-well-it-fits/ledger.ts'
import { netPriceFor, outcomesOf, shownRange, sourcesOf, testPolicy } from './figures.ts'
import { filterAnswers } from './filters.ts'
import { headline } from './headline.ts'
import { money, percent } from './names.ts'
import type { Portrait } from './portrait.ts'
import { reasoning } from './reasoning.ts'
import { tuitionNote } from './tuition-note.ts'
import { campusVibe } from './vibe.ts'

const knownOrNull = (fact: Fact) => (typeof fact === 'number' ? fact : null)

/** The subjects of a search: what was asked for, and the titles recommended beside it. */
type Sought = { families: readonly string[]; recommended: readonly string[] }

/** Writes one college of a report, uncut. */
export function collegeReporter(catalog: Catalog) {
  const sources = sourcesOf(catalog)
  const answers = filterAnswers(catalog)
  return (portrait: Portrait, { families, recommended }: Sought, say: Speaker): College => ({
    ...toldOf(portrait, say),
    ...answers(portrait.college, recommended),
    scholarships: { schoolSpecific: ownAid(portrait), private: programsFor(catalog, portrait, families) },
    headline: headline(portrait),
    rules: [...portrait.verdict.rules],
    price: portrait.price,
    ledger: ledgerOf(portrait),
    netPrice: netPriceFor(catalog, portrait.college, portrait.profile.state),
    outcomes: outcomesOf(catalog, portrait.college),
    sources: sources(portrait.college),
    locked: false,
    scorePreview: false,
  })
}

type Told =
  | 'unitid'
  | 'collegeName'
  | 'location'
  | 'matchPercentage'
  | 'matchReasoning'
  | 'campusVibe'
  | 'admissions'
  | 'links'
  | 'chance'

function toldOf(portrait: Portrait, say: Speaker): Pick<College, Told> {
  const { college, chance } = portrait
  const { admission, tuition, links } = college
  const rate = knownOrNull(admission.rate)
  return {
    unitid: college.unitid,
    collegeName: college.name,
    location: locationOf(college),
    matchPercentage: shownMatch(portrait),
    matchReasoning: reasoning(portrait, say),
    campusVibe: campusVibe(portrait, say),
    admissions: {
      acceptanceRate: admission.open || rate === null ? null : Math.round(rate * 10) / 10,
      openAdmission: admission.open,
      inStateTuition: knownOrNull(tuition.inState),
      outOfStateTuition: knownOrNull(tuition.outOfState),
      tuitionYear: tuition.year,
      averageSat: shownRange(college, 'sat'),
      averageAct: shownRange(college, 'act'),
      testPolicy: testPolicy(college),
      tuitionNote: tuitionNote(portrait, say),
    },
    links: { admissions: links.admissions, website: links.website, netPriceCalculator: links.netPrice },
    chance,
  }
}

/** The college's own pages, named as what they are (no open source lists its scholarships), and what it gave. */
function ownAid({ college, name, yearOf }: Portrait): Scholarship[] {
  const { aid, netPrice } = college.links
  const { share, average } = college.grants
  const gave =
    typeof share === 'number' && typeof average === 'number'
      ? `${percent(share)} of first-years got a grant from the college, ${money(average)} on average, ${yearOf('grants.average')}.`
      : null
  const pages = [
    ...(aid
      ? [
          {
            name: `Financial aid page of ${name}`,
            link: aid,
            note: gave ?? "The college's own page on grants and scholarships.",
          },
        ]
      : []),
    ...(netPrice
      ? [
          {
            name: `Net price calculator of ${name}`,
            link: netPrice,
            note: 'An estimate of what your family would pay.',
          },
        ]
      : []),
  ]
  return !aid && gave ? [{ name: `Grants from ${name}`, note: gave }, ...pages] : pages
}

// The most specific first: a longer list would hide them, and be the same beside every college.
const programsShown = 4

const programsFor = (
  catalog: Catalog,
  { profile, college }: Portrait,
  families: readonly string[],
): Scholarship[] =>
  scholarshipsFor(
    catalog.scholarships,
    {
      state: profile.state,
      families,
      gpa: profile.gpa,
      sat: profile.sat,
      act: profile.act,
      firstGeneration: profile.firstGeneration,
      underrepresented: profile.underrepresented,
      wouldServe: profile.activities.includes('ROTC'),
      college,
    },
    programsShown,
  ).map(({ name, link, for: audience, basis }) => ({ name, link, note: `${audience} ${basis}` }))
