import { expect, test } from 'vitest'
import { type Family, rankFamilies } from './families.ts'

/** A family that leads to one occupation of its own. */
const family = (id: string, at: number, near: readonly string[] = []): Family => ({
  id,
  candidates: Int32Array.of(at),
  weights: Float64Array.of(1),
  speaksFor: Float64Array.of(1),
  near,
})
const ids = (
  belief: readonly number[],
  families: readonly Family[],
  words: Record<string, number>,
  alone: Record<string, number> = {},
) => {
  const named = Object.entries(words).map(([id, shared]) => [id, { shared, alone: alone[id] ?? 0 }] as const)
  return rankFamilies(families, Float64Array.from(belief), new Map(named)).map((one) => one.family.id)
}

const three = [family('43.02', 0, ['15.08']), family('43.01', 1), family('43.03', 2)]
const sure = [0.98, 0.01, 0.01, 1e-9, 1e-9]

test('a place that would stay empty goes to what stands beside a suggestion, not to a passing word', () => {
  const families = [...three, family('15.08', 3), family('04.02', 4)]
  const words = { '43.02': 1, '43.01': 1, '43.03': 1, '15.08': 0.58, '04.02': 0.71 }
  expect(ids(sure, families, words)).toEqual(['43.02', '43.01', '43.03', '15.08'])
})

test('what one choice names alone gets the empty place as well', () => {
  const families = [...three, family('15.08', 3), family('04.02', 4)]
  const words = { '43.02': 1, '43.01': 1, '43.03': 1, '04.02': 1 }
  expect(ids(sure, families, words)).toEqual(['43.02', '43.01', '43.03', '04.02'])
})

test('a third family that nobody named gives way to one that was', () => {
  const families = [family('52.09', 0), family('52.02', 1), family('13.04', 2), family('12.05', 3)]
  const words = { '52.09': 1, '52.02': 1, '12.05': 1 }
  expect(ids([0.7, 0.15, 0.08, 0.07], families, words)[2]).toBe('12.05')
})

test('a family that one choice named alone goes before a broader one that several named among others', () => {
  const families = [family('42.01', 0), family('51.02', 1), family('26.01', 2)]
  const words = { '42.01': 1.65, '51.02': 1, '26.01': 0.58 }
  expect(ids([0.6, 0.25, 0.15], families, words)[0]).toBe('42.01')
  expect(ids([0.6, 0.25, 0.15], families, words, { '51.02': 1 })[0]).toBe('51.02')
})
