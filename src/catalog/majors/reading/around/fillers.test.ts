import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'
import { withoutFillers } from './fillers.ts'

const read = majorResolver(loadCatalog(join(import.meta.dirname, '../../../data')))

const frames = [
  'I think X',
  'I think I want to do X',
  'hi I want to do X',
  'more X',
  'X more than anything',
  'I feel like X',
  'my dream is X',
  'X all the way',
  'right now X',
  'I’ll do X',
  'ill probably do X',
  'X would be cool',
  'X sounds fun',
  'X online',
  'I want to study X',
  'study X abroad',
  'X professor',
  'professor of X',
  'good at X',
  'I have always loved X',
]
test.each(frames)('"%s" is about X', (frame) => {
  for (const subject of ['biology', 'nursing', 'english', 'art', 'history', 'architecture', 'business'])
    expect([subject, read(frame.replace('X', subject)).families[0]]).toEqual([
      subject,
      read(subject).families[0],
    ])
})

test('a text of nothing else stays as it is', () => {
  for (const text of ['well', 'professor', 'I want to study abroad']) expect(withoutFillers(text)).toBe(text)
})

test('what is said after a laugh is no part of a subject', () => {
  expect(read('either cs or art lol two extremes').title).toBe('Computer Science and Fine Arts')
})

test.each([
  ['art but I need to make money', 'Fine Arts'],
  ['music that actually makes money', 'Music'],
  ['she loves dance but has to make a living', 'Dance'],
])('a wish to be paid beside a subject is no business: "%s" is %s', (text, title) => {
  expect(read(text).title).toBe(title)
})

test('money alone is what one wishes for', () => {
  expect(read('make money').title).toBe('General Business')
  expect(read('saving money').title).toBe('Finance')
})

test.each([
  ['my son has autism and loves computers', 'Computing and Information Technology'],
  ['daughter is dyslexic, wants to do interior design', 'Interior Design'],
  ['I have ADHD', 'Undecided'],
  ['I have dyslexia and want to help others like me', 'Special Education'],
  ['work with autistic kids', 'Special Education'],
])('what a student has need not be what they want to work with: "%s" is %s', (text, title) => {
  expect(read(text).title).toBe(title)
})

test('who studies a thing is read as the thing, unless the profession has a name', () => {
  expect(read('shark scientist').title).toBe('Marine Biology')
  expect(read('I want to be a whale researcher').title).toBe('Marine Biology')
  expect(read('I want to be a data scientist').title).toBe('Data Science')
})
