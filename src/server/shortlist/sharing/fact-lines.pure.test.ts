import { expect, test } from 'vitest'
import type { Figure } from '#contract/matching/report.ts'
import { type FactLine, inPercent, sourceLines } from './fact-lines.ts'

const figure = (value: number | null, source: string, year: string): Figure => ({
  value,
  source,
  year,
  absent: value === null ? 'not reported' : null,
})
const line = (label: string, from: Figure): FactLine => ({ label, value: '', from, share: null })

test('a rate has the decimal that the app shows', () => {
  expect(inPercent(figure(24.6, 'IPEDS', 'fall 2024'))).toBe('24.6%')
  expect(inPercent(figure(80, 'IPEDS', 'fall 2024'))).toBe('80%')
  expect(inPercent(figure(null, 'IPEDS', 'fall 2024'))).toBe('N/A')
})

test('a figure is named once, also where colleges have it from different sources; what is missing has none', () => {
  const lines = [
    line('Admits', figure(24.6, 'IPEDS', 'fall 2024')),
    line('Tuition', figure(69_040, 'College Scorecard', '2023-24')),
    line('Tuition, residents', figure(14_400, 'College Scorecard API', '2024-25')),
    line('Tuition, other states', figure(38_190, 'College Scorecard', '2023-24')),
    line('Net price', figure(null, 'College Scorecard', '2022-23')),
  ]
  expect(sourceLines(lines)).toEqual([
    'Admits: IPEDS, fall 2024.',
    'Tuition: College Scorecard, 2023-24, or College Scorecard API, 2024-25.',
  ])
})
