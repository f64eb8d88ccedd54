import { expect, test } from 'vitest'
import { composed } from './compose.ts'

const known = (family: string) => ({
  family,
  title: `Field ${family}`,
  graduates: 1200,
  programs: ['Alpha', 'Beta'],
  careers: ['Testers'],
})
const families = ['a', 'b', 'c', 'd', 'e', 'f'].map(known)
const frame = (sentence: string) => sentence.replace(/Field \w|[\d,]+ people|alpha and beta|testers/g, '_')

test('no two descriptions from facts share a sentence frame', () => {
  const frames = [...composed(families).values()].flatMap((text) => text.split(/(?<=\.) /).map(frame))
  expect(new Set(frames).size).toBe(frames.length)
})

test('they name what the sources know: the count, programs, careers', () => {
  expect(composed([known('a')]).get('a')).toBe(
    "In 2023-24, 1,200 people finished a bachelor's degree in Field a. It covers alpha and beta, and testers come from it.",
  )
})

test('more than a few majors without words stop the build: someone has to write them', () => {
  expect(() => composed([...families, known('g')])).toThrow('words/majors-small.tsv: describe g Field g')
})
