import { expect, test } from 'vitest'
import { commonMajors, stateCodes, student } from '#engine/matching/testing/profiles.ts'
import { columns, search } from '#engine/matching/testing/shipped.ts'

// 50 states and the District of Columbia by 12 majors.
test.each(commonMajors)(
  '%s: every state gives as many colleges as offer it there, up to ten, and at least one',
  (major) => {
    for (const state of stateCodes) {
      const { ranked, offer, outside, scorer } = search(student({ state, major, interestedStates: [state] }))
      const there = [...offer.colleges].filter(
        (i) =>
          columns.colleges[i]?.state === state &&
          !scorer.verdict(i).gone &&
          !scorer.verdict(i).inDoubt &&
          scorer.verdict(i).condition === null &&
          scorer.band(i) !== 'below the published minimum',
      ).length
      expect(ranked.length, state).toBe(outside ? 10 : Math.min(10, there))
      expect(ranked.length, state).toBeGreaterThanOrEqual(1)
    }
  },
)
