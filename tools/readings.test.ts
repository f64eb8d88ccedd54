import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Profile } from '#contract/accounts.ts'
import { FindCollegeRequest } from '#contract/matching/find-college.ts'
import { CareerPath, College, MajorProfile, Report, Scholarship } from '#contract/matching/report.ts'
import { appPages, formPages, publicPages } from '#contract/pages.ts'
import { everyEndpoint } from '#server/testing/every-endpoint.ts'

const specification = readFileSync('docs/specification.md', 'utf8')
const readings = readFileSync('docs/readings.md', 'utf8')
const both = specification + readings

/** As a word of its own, not as a part of another. */
const isNamed = (word: string) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(both)

test('every page is named by the specification or by our readings', () => {
  expect([...publicPages, ...formPages, ...appPages].filter((path) => !isNamed(path))).toEqual([])
})

test('every call is named by the specification or by our readings, the longer ones by their last parts', async () => {
  const endpoints = await everyEndpoint()
  expect(endpoints.length).toBeGreaterThan(20)
  const missing = endpoints.filter(({ path }) => {
    const [, first, ...rest] = path.split('/')
    return !isNamed(path) && !(isNamed(`/${first}/`) && isNamed(rest.join('/')))
  })
  expect(missing.map(({ path }) => path)).toEqual([])
})

test.each([
  ['search', FindCollegeRequest.shape],
  ['profile', Profile.shape],
  ['report', Report.shape],
  ['college', College.shape],
  ['major profile', MajorProfile.shape],
  ['career', CareerPath.shape],
  ['scholarship', Scholarship.shape],
])('every key of a %s is named by the specification or by our readings', (_whole, shape) => {
  expect(Object.keys(shape).filter((key) => !isNamed(key))).toEqual([])
})
