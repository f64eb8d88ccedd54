import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Report } from '#contract/matching/report.ts'
import { sampleReport } from '#report-pdf/testing/sample-report.ts'
import { replySerializer } from './reply-serializer.ts'

const send = (schema: z.core.$ZodType, value: unknown) =>
  JSON.parse(replySerializer({ schema, method: 'GET', url: '/', httpStatus: '200' })(value))

const Person = z.object({
  name: z.string(),
  friends: z.array(z.object({ name: z.string() })),
  home: z.nullable(z.object({ city: z.string() })),
})

test('keys outside the contract stay here, however deep', () => {
  const value = {
    name: 'Ada',
    hash: 'x',
    friends: [{ name: 'Bob', hash: 'y' }],
    home: { city: 'London', street: 'z' },
  }
  expect(send(Person, value)).toEqual({ name: 'Ada', friends: [{ name: 'Bob' }], home: { city: 'London' } })
})

test('what leaves is what a parse by the contract would leave, for a whole report with anything added', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (extra) => {
      const report = sampleReport()
      const dressed = {
        ...extra,
        ...report,
        collegeList: report.collegeList.map((college) => ({ ...extra, ...college })),
      }
      expect(send(Report, dressed)).toEqual(JSON.parse(JSON.stringify(Report.parse(report))))
    }),
    { numRuns: 30 },
  )
})

test('a reply of a kind that it does not know stops the start, however deep it hides', () => {
  const hidden = z.object({ list: z.array(z.nullable(z.map(z.string(), z.string()))) })
  expect(() => send(hidden, {})).toThrow("the kind 'map', which the serializer does not know")
})

test('the values of a record are cut too', () => {
  const Friends = z.record(z.string(), z.object({ name: z.string() }))
  expect(send(Friends, { a: { name: 'Bob', hash: 'y' } })).toEqual({ a: { name: 'Bob' } })
})

test('any text, number or nothing is written as JSON writes it', () => {
  const Anything = z.object({ one: z.string(), many: z.array(z.number()), open: z.unknown() })
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.array(fc.oneof(fc.double(), fc.constant(null))),
      fc.jsonValue(),
      (one, many, open) => {
        const value = { one, many, open }
        expect(send(Anything, value)).toEqual(JSON.parse(JSON.stringify(value)))
      },
    ),
  )
})
