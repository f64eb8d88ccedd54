import { canHold } from '#catalog/agreements/agreement.ts'
import type { Catalog } from '#catalog/catalog.ts'
import { factSource } from '#catalog/colleges/fact-source.ts'
import type { College } from '#catalog/facts.ts'
import type { MajorReading } from '#catalog/reading.ts'
import { plausibleRanges } from '#engine/matching/chance/test-range.ts'
import type { Columns } from '#engine/matching/columns.ts'
import { wishFits } from '#engine/matching/match/campus-life.ts'
import { agreedOn, priceFor } from '#engine/matching/match/price.ts'
import type { Scorer } from '#engine/matching/match/scorer.ts'
import { at } from '#engine/matching/numbers/curves.ts'
import { areas } from '#engine/matching/offer/areas.ts'
import type { Offer } from '#engine/matching/offer/offer.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { roughly } from '#engine/matching/where-students-go/distance.ts'
import type { SeenFrom } from '#engine/matching/where-students-go/seen-from.ts'
import { nearness } from '#engine/matching/where-students-go/states.ts'
import { spokenState } from './names.ts'
import type { Portrait, TestPart } from './portrait.ts'
import type { SameForAll } from './same-for-all.ts'
import { subjectPainter } from './subject-painter.ts'

type Needs = {
  catalog: Catalog
  columns: Columns
  totals: Float64Array
  factsOf: (college: College) => SameForAll
}

/** One student's search: the subject as understood, whether public colleges at home award it, and the numbers. */
type Searched = { reading: MajorReading; taughtAtHome: boolean; offer: Offer; scorer: Scorer; seen: SeenFrom }

export function portraitPainter(needs: Needs, profile: Profile, searched: Searched) {
  const { catalog, columns, totals, factsOf } = needs
  const { reading, taughtAtHome, offer, scorer, seen } = searched
  const decided = reading.kind === 'understood'

  const taughtOf = subjectPainter(needs, searched)

  return (i: number): Portrait | null => {
    const college = columns.colleges[i]
    const people = columns.people[i]
    if (!college || !people) return null
    const test = testOf(college, profile, scorer.taken(i))
    const verdict = scorer.verdict(i)
    const { subject, isRoute, program } = decided ? taughtOf(college, i, verdict.later) : undecided
    const { agreement, agreedTuition } = agreedOn(catalog, college, profile.state)
    return {
      college,
      people,
      profile,
      name: factsOf(college).spokenName,
      state: spokenState(college.state),
      home: spokenState(profile.state),
      nearness: nearness(profile.state, college.state),
      chosen: profile.interestedStates.includes(college.state),
      miles: wholeOrNull(roughly(at(seen.miles, i))),
      fromHome: wholeOrNull(at(seen.firstYears, i)),
      subject,
      isRoute,
      program,
      areas: decided ? null : { offered: at(offer.awards, i), of: areas.length },
      test,
      chance: scorer.shown(i),
      // Without grades nothing would be left to judge by.
      bandWithoutScore:
        test && test.score < test.low && profile.gpa !== null ? scorer.bandWithoutScore(i) : null,
      verdict,
      round: scorer.roundAt(i),
      price: priceFor(catalog, college, profile.state),
      agreement: agreement && canHold(agreement, taughtAtHome) ? agreement : null,
      agreedTuition,
      completionPlace: at(columns.completion, i),
      fewBachelors: columns.isMostlyTwoYear[i] && columns.isPublic[i] ? at(totals, i) : null,
      wishes: scorer.wishes,
      campus: scorer.campusWishes.map((wish) => ({ wish, fact: wishFits[wish](college) })),
      fits: scorer.fits(i),
      match: scorer.match(i),
      cited: (path) => factSource(catalog, college, path),
      yearOf: (path) => factSource(catalog, college, path).year,
    }
  }
}

/** The student's own test beside the same test's range, by which academic fit is judged too. */
function testOf(
  college: College,
  { sat, act }: Profile,
  taken: ReturnType<Scorer['taken']>,
): TestPart | null {
  if (!taken) return null
  const { test, place } = taken
  const ranges = plausibleRanges(college)
  const [score, range] = test === 'SAT' ? [sat, ranges.sat] : [act, ranges.act]
  return score === null || range === null ? null : { test, score, low: range.low, high: range.high, place }
}

const undecided = { subject: null, isRoute: false, program: null }

const wholeOrNull = (value: number) => (Number.isNaN(value) ? null : Math.round(value))
