import type { Catalog } from '#catalog/catalog.ts'
import { scholarshipsFor } from '#catalog/scholarships/choose.ts'
import { basisSentences } from '#catalog/scholarships/scholarship.ts'
import type { College, Report, Scholarship } from '#contract/matching/report.ts'
import { strengthsOf } from '#engine/matching/match/components.ts'
import { ledgerOf, shownMatch, tells } from '#engine/matching/match/ledger.ts'
import { isVisitor } from '#engine/matching/match/price.ts'
import type { Profile } from '#engine/matching/profile.ts'
import type { Text, Told } from '#words/told.ts'
import { headline, reason } from './card.ts'
import { residentsOnly } from './figures.ts'
import { offersAmong } from './filters.ts'
import type { Portrait } from './portrait.ts'
import { pageNotes, type SameForAll } from './same-for-all.ts'
import { tuitionNote } from './tuition.ts'

/** The subjects of a search: the requested one, whether public colleges at home award it, and the recommended titles. */
type Sought = { families: readonly string[]; taughtAtHome: boolean; recommended: readonly string[] }

// The most specific first: a longer list would hide them, and be the same for every college.
const programsShown = 4

/** Writes the colleges of a report, uncut. What most of a list shares is written once, beside the list. */
export function collegeReporter(catalog: Catalog, factsOf: (college: Portrait['college']) => SameForAll) {
  const offersOf = offersAmong(catalog)
  const leads = new Map(catalog.scholarships.map((program) => [program.name, lead(program)]))

  return (
    portraits: readonly Portrait[],
    profile: Profile,
    { families, taughtAtHome, recommended }: Sought,
  ): Told<Pick<Report, 'collegeList' | 'scholarshipNotes'>> => {
    const offers = offersOf(recommended)
    const { classRank } = profile
    const programsFor = scholarshipsFor(catalog.scholarships, {
      state: profile.state,
      families,
      gpa: profile.gpa,
      sat: profile.sat,
      act: profile.act,
      rank: classRank && (100 * classRank.rank) / classRank.size,
      firstGeneration: profile.firstGeneration,
      underrepresented: profile.underrepresented,
      wishesTribal: profile.community.includes('Tribal'),
      school: profile.school,
      wouldServe: profile.activities.includes('ROTC'),
      taughtAtHome,
    })
    const told = new Map<string, { name: string; note: string }>()

    function programs(portrait: Portrait): Scholarship[] {
      const shown: Scholarship[] = []
      for (const { name } of programsFor(portrait.college, programsShown)) {
        const program = leads.get(name)
        if (!program) continue
        told.set(name, program.told)
        shown.push(program.shown)
      }
      return shown
    }

    function written(portrait: Portrait): Told<College> {
      const { college, chance, price, verdict } = portrait
      const facts = factsOf(college)
      const said = reason(portrait, strengthsOf(portrait.fits))
      const note = tuitionNote(portrait).filter(({ id }) => !said.some((one) => tells(one.id, id)))
      return {
        unitid: facts.unitid,
        collegeName: facts.collegeName,
        location: facts.location,
        about: facts.about,
        matchPercentage: shownMatch(portrait),
        matchReasoning: { sentences: said },
        campusVibe: facts.campusVibe,
        admissions: withNote(facts.admissions, note.length > 0 ? { sentences: note } : null),
        links: facts.links,
        chance,
        offers: offers(college),
        campusLife: facts.campusLife,
        scholarships: { schoolSpecific: [...facts.ownAid], private: programs(portrait) },
        headline: headline(portrait),
        rules: [...verdict.rules],
        price,
        ledger: ledgerOf(portrait, [...said, ...note]),
        netPrice: isVisitor(college, profile.state) ? residentsOnly : facts.netPrice,
        outcomes: facts.outcomes,
        sources: facts.sources,
        locked: false,
        scorePreview: false,
      }
    }

    const collegeList = portraits.map(written)
    return { collegeList, scholarshipNotes: [...pageNotes, ...told.values()] }
  }
}

/** A copy with its note: the key is there already, since an object that grows after a spread is slow to make. */
function withNote(facts: SameForAll['admissions'], note: Text | null): SameForAll['admissions'] {
  const copy = { ...facts }
  copy.tuitionNote = note
  return copy
}

const lead = ({ name, link, for: audience, basis }: Catalog['scholarships'][number]) => ({
  shown: { name, link },
  told: { name, note: `${audience} ${basisSentences[basis]}` },
})
