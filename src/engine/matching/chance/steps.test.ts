import { expect, test } from 'vitest'
import type { StateCode } from '#contract/states.ts'
import { seeded } from '#contract/testing/seeded.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { searcher } from '#engine/matching/search.ts'
import { commonMajors, stateCodes, student } from '#engine/matching/testing/profiles.ts'
import { catalog, columns, resolvers } from '#engine/matching/testing/shipped.ts'
import { words } from './caps.ts'

const { read } = searcher(catalog, resolvers)

/** What a published rule says here; a step that changes it may change the word as it likes. */
type At = { word: number; rule: string }

function everywhere(profile: Profile): At[] {
  const { scorer } = read(profile)
  return columns.colleges.map((_, i) => {
    const { rules, missed, decides, places, isFarBelow } = scorer.verdict(i)
    const rule = JSON.stringify([decides, missed, places, isFarBelow, rules.map(({ text }) => text)])
    return { word: words.findIndex((word) => word === scorer.band(i)), rule }
  })
}

test('at real colleges, too, ten points or two hundredths of GPA move a word by two only over a published rule', () => {
  const { below } = seeded(43)
  const drawn = <T>(list: readonly T[], otherwise: T) => list[below(list.length)] ?? otherwise
  const wrong: string[] = []
  let steps = 0
  for (let n = 0; n < 30; n++) {
    const record = student({
      state: drawn<StateCode>(stateCodes, 'OH'),
      major: drawn<string>([...commonMajors, 'Architecture', 'Respiratory Therapy'], 'History'),
      gpa: (200 + below(198)) / 100,
      sat: n % 4 === 0 ? null : 800 + 10 * below(79),
    })
    const before = everywhere(record)
    const { gpa, sat } = record
    const steppedBy: Profile[] = [{ ...record, gpa: Math.round(100 * ((gpa ?? 3) + 0.02)) / 100 }]
    if (sat !== null) steppedBy.push({ ...record, sat: sat + 10 })
    for (const after of steppedBy)
      for (const [i, at] of everywhere(after).entries()) {
        const was = before[i]
        if (!was || was.word < 0 || at.word < 0 || was.rule !== at.rule) continue
        steps++
        if (Math.abs(at.word - was.word) >= 2)
          wrong.push(
            `${columns.colleges[i]?.name}: ${JSON.stringify([record.state, record.major, gpa, sat])}`,
          )
      }
  }
  expect(steps).toBeGreaterThan(50_000)
  expect(wrong).toEqual([])
})
