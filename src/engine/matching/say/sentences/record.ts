import { andList, plural } from '#contract/prose.ts'
import type { Portrait } from '#engine/matching/say/portrait.ts'
import { type Frame, knowing } from './frames.ts'

// Activities outside class change no number (measured), but some colleges read recommendations and essays.

/** What the student can show, in our words: their own text is never repeated. */
function shows({ profile }: Portrait): string[] {
  return [
    ...(profile.leads ? ['leadership'] : []),
    ...(profile.serviceHours !== null && profile.serviceHours >= 50
      ? [`${plural(profile.serviceHours, 'hour')} of service`]
      : []),
    ...(profile.nhs ? ['National Honor Society membership'] : []),
  ].slice(0, 2)
}

export const counts = (weight: string | null) => weight === 'required' || weight === 'considered'

const reads = (item: 'essay' | 'recommendations') =>
  knowing((portrait) => {
    if (!counts(portrait.college.admission.weighs[item])) return null
    const shown = shows(portrait)
    return shown.length === 0 ? null : andList(shown)
  })
const readsLetters = reads('recommendations')
const readsEssay = reads('essay')

/** AP courses stand in the transcript, not in an essay. */
const readsTranscript = knowing(({ college, profile: { apCourses } }) =>
  apCourses !== null && apCourses >= 4 && counts(college.admission.weighs.record) ? apCourses : null,
)

export const recordFrames: readonly Frame[] = [
  readsLetters((shown) => `It reads recommendations, a good place for your ${shown} to be seen.`),
  readsEssay((shown) => `Its application has room for an essay, where ${shown} can come alive.`),
  readsLetters((shown) => `Letters count here, so ask a teacher who knows about your ${shown}.`),
  readsEssay((shown) => `An essay is part of the file, so ${shown} can find a place in it.`),
  readsTranscript(
    (courses) => `It looks at which courses you took, and ${courses} AP courses speak for you.`,
  ),
  readsTranscript((courses) => `Your transcript counts here, with ${courses} AP courses on it.`),
]
