import { locationOf } from '#catalog/colleges/location.ts'
import type { College } from '#catalog/facts.ts'
import { orNull } from '#catalog/figures.ts'
import type { Preview, previewColleges } from '#contract/matching/preview.ts'
import type { Parsed } from '#contract/wire/endpoint.ts'
import type { MatchingEngine } from '#engine/matching/engine.ts'
import { emptyProfile } from '#engine/matching/profile.ts'

export type PreviewRequest = Parsed<typeof previewColleges.body>

/** Counts for a record, a major and a home state, and one likely college in that state. */
export function previewOf(engine: MatchingEngine, asked: PreviewRequest): Preview {
  const { class_rank: classRank, ...record } = asked
  const { spread, nearby, ...read } = engine.preview({ ...emptyProfile, ...record, classRank })
  return { ...read, ...spread, nearby: nearby && publicFacts(nearby) }
}

/** The college is in the home state, so residents' tuition applies. */
function publicFacts(college: College): Preview['nearby'] {
  const { admission, tuition } = college
  const rate = orNull(admission.rate)
  return {
    name: college.name,
    location: locationOf(college),
    acceptanceRate: rate === null ? null : Math.round(rate * 10) / 10,
    openAdmission: admission.open,
    tuition: orNull(tuition.inState),
    tuitionYear: typeof tuition.inState === 'number' ? tuition.year : null,
  }
}
