import { expect, test } from 'vitest'
import { Profile } from '#contract/accounts.ts'
import { getPaymentConfig } from '#contract/billing.ts'
import { Report } from '#contract/matching/report.ts'
import { readReply } from './read-reply.ts'

const reed = {
  collegeName: 'Reed College',
  location: 'Portland, Oregon',
  matchPercentage: 84,
  matchReasoning: 'Small classes.',
  campusVibe: 'Quiet.',
  admissions: { acceptanceRate: 31, averageSat: '1310-1480' },
  links: { admissions: 'www.reed.edu/apply' },
  scholarships: { schoolSpecific: [{ name: 'Reed Grant' }], private: [] },
}
const report = (college: object, rest: object = {}) =>
  readReply(Report, { collegeList: [{ ...reed, ...college }], ...rest })?.value
const read = (college: object) => report(college)?.collegeList[0]

test.each([
  ['texts', { location: null, matchReasoning: null, campusVibe: null }],
  ['parts', { admissions: null, links: null, scholarships: null }],
  ['lists', { scholarships: { schoolSpecific: null, private: null } }],
])('a college whose %s are null is read, and the rest of it stays', (_case, nulls) => {
  expect(read(nulls)).toMatchObject({ collegeName: 'Reed College', matchPercentage: 84 })
})

test('a value of another kind is unknown, and its neighbors stay', () => {
  const college = read({
    admissions: { acceptanceRate: 'about a third', averageSat: '1310-1480', inStateTuition: 9 },
  })
  expect(college?.admissions).toMatchObject({
    acceptanceRate: null,
    averageSat: '1310-1480',
    inStateTuition: 9,
  })
})

test.each([
  ['55%', 55],
  ['31 %', 31],
  ['4.5%', 4.5],
  [' 77 ', 77],
  ['n/a', null],
  ['', null],
  ['1,2', null],
  ['7 of 10', null],
  ['120%', null],
])('a rate that comes as the text %j is %s', (text, rate) => {
  expect(read({ admissions: { acceptanceRate: text } })?.admissions.acceptanceRate).toBe(rate)
  expect(read({ matchPercentage: text })?.matchPercentage).toBe(rate)
})

test.each([
  ['$11,234', 11_234],
  ['11234', 11_234],
  ['$ 1,011,234.50', 1_011_234.5],
  ['USD 40', null],
  ['$9,063 to $11,234', null],
])('a price that comes as the text %j is %s', (text, price) => {
  expect(read({ admissions: { inStateTuition: text } })?.admissions.inStateTuition).toBe(price)
})

test('numbers and names of plans are read as other servers write them', () => {
  const gold = { planName: 'Gold', price: '2000', interval: 'month', priceId: 'price_1' }
  expect(readReply(getPaymentConfig.reply, [gold])?.value).toEqual([
    { ...gold, planName: 'gold', price: 2000 },
  ])
  expect(report({}, { lockedCount: '7' })?.lockedCount).toBe(7)
})

test('of a longer list the first ten are read, and a longer text is cut between two letters', () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ ...reed, collegeName: `College ${at}` }))
  const names = readReply(Report, { collegeList: many })?.value.collegeList.map((one) => one.collegeName)
  expect(names).toEqual(many.slice(0, 10).map((one) => one.collegeName))
  expect(read({ campusVibe: '🎓'.repeat(1201) })?.campusVibe).toBe('🎓'.repeat(1200))
})

test('more withheld colleges than ours are a number too', () => {
  expect(report({}, { lockedCount: 40, upgradePrompt: 'More wait.' })?.lockedCount).toBe(40)
})

test('an entry without what it needs is left out, and those after it stay whole', () => {
  const careerPaths = [
    { title: 'Biologist', description: null, studyPath: null },
    { description: 'Has no title.', studyPath: 7 },
    { title: 'Teacher', description: 'Teaches.', studyPath: 'A degree.' },
  ]
  const paths = report({}, { majorProfile: { title: 'Biology', careerPaths } })?.majorProfile?.careerPaths
  expect(paths).toMatchObject([
    { title: 'Biologist', description: '' },
    { title: 'Teacher', description: 'Teaches.', studyPath: 'A degree.' },
  ])
  expect(report({}, { majorProfile: {} })).toMatchObject({ majorProfile: null, collegeList: [reed] })
})

test.each([{ majorProfile: null }, { collegeList: null }, { collegeList: 'Reed College' }, null, 'Reed', []])(
  'only without the list there is nothing to read: %j',
  (reply) => {
    expect(readReply(Report, reply)).toBeNull()
  },
)

test('a profile without names is one', () => {
  const names = { first_name: null, last_name: null }
  expect(readReply(Profile, { ...names, email: 'ada@example.com' })?.value).toMatchObject({
    first_name: '',
    last_name: '',
  })
  expect(readReply(Profile, { first_name: 'Ada', last_name: 'Lovelace' })).toBeNull()
})

test('an end of a plan that is no date is unknown', () => {
  const ends = (subscription_end_date: unknown) =>
    readReply(Profile, { email: 'ada@example.com', subscription_end_date })?.value.subscription_end_date
  expect(['soon', 1_795_043_130, '2027-01-05'].map(ends)).toEqual([null, null, '2027-01-05'])
})

test('a plan that we do not know does not hide the price of those that we know', () => {
  const gold = { planName: 'gold', price: 2500, interval: 'month', priceId: 'price_1' }
  const prices = readReply(getPaymentConfig.reply, [{ ...gold, planName: 'platinum' }, gold])?.value
  expect(prices).toEqual([gold])
})

test('what was sent is not changed', () => {
  const sent = { collegeList: [{ ...reed, campusVibe: null }] }
  readReply(Report, sent)
  expect(sent.collegeList[0]?.campusVibe).toBeNull()
})
