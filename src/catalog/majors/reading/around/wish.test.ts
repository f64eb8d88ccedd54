import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'

const read = majorResolver(loadCatalog(join(import.meta.dirname, '../../../data')))

test.each([
  ['my dad is an engineer but I want to do music', 'Music'],
  ['mom wants me to be a doctor but I want to do film', 'Film'],
  ['I play soccer but I’m gonna major in bio', 'Biology'],
  ['sociology. I loved my English class though', 'Sociology'],
  ['I’m bad at math but good at art', 'Fine Arts'],
  ['I suck at chemistry, so psych', 'Psychology'],
  ['I got an A in chem but I want to do dance', 'Dance'],
  ['I grew up on a farm and want to study ag business', 'Agribusiness'],
  ['ever since my brother was diagnosed with diabetes I have wanted to become a dietitian', 'Dietetics'],
  ['I like science but I don’t like labs, so maybe journalism', 'Journalism'],
  ['my favorite subject is lunch but I guess nursing', 'Nursing'],
  ['he loves trains, maps and city transit: urban planning', 'Urban Planning'],
  ['sport management. he has been a manager for 4 years and knows every stat', 'Sport Management'],
  ['wants to play college baseball and study business', 'General Business'],
])('what is told is no wish: "%s" is %s', (text, title) => {
  expect(read(text).title).toBe(title)
})

test.each([
  ['Nursing but I also love art', 'Nursing'],
  ['econ (maybe MBA later)', 'Economics'],
  ['biology so I can go to med school', 'Biology'],
  ['I want to be a nurse but I also want to travel', 'Nursing'],
  ['physics - I want to work at NASA', 'Physics'],
])('a subject named outright stays the wish: "%s" is %s', (text, title) => {
  expect(read(text).families[0]).toBe(read(title).families[0])
})

test.each([
  ['my favorite class is chemistry', 'Chemistry'],
  ['took AP psych and loved it', 'Psychology'],
  ['my grandma was a nurse and so that’s what I want too', 'Nursing'],
])('what is told counts where nothing else is said: "%s" is %s', (text, title) => {
  expect(read(text).families[0]).toBe(read(title).families[0])
})

test.each([
  ['I play cello in the youth symphony and want to keep going with it', 'Music'],
  ['I’ve been sewing my own clothes for years and would love to do it for real', 'Apparel and Textiles'],
  ['Homeschooled, read Latin and Greek since I was 9, would like to keep on with it', 'Classics'],
])('a wish that points back is about what was told: "%s" is %s', (text, title) => {
  expect(read(text).families[0]).toBe(read(title).families[0])
})

test('what is wanted above all is the wish', () => {
  expect(read('Anything STEM except bio, but mostly physics').title).toBe('Physics')
})

test('of a long story the wish is read, at its end or its beginning', () => {
  const story =
    'I have been going back and forth about this for a long time and I talked to my counselor and my parents and my friends about it and after visiting three different campuses last summer'
  expect(read(`${story} I finally decided that I want to study nursing`).title).toBe('Nursing')
  expect(read(`Biology. ${story} I still play the piano and read novels about the sea`).title).toBe('Biology')
})

test('a very long text is read in a moment', () => {
  for (const text of [
    'so i want to be ',
    'not rather than ',
    'my ',
    'i really ',
    ', but ',
    'was going to ',
    'bachelor of science, ',
    'languages, ',
    'school of ',
    'nursing at zzz or ',
    '1st choice ',
    'nuclear e ',
  ]) {
    const startedAt = performance.now()
    read(text.repeat(2000))
    expect(performance.now() - startedAt).toBeLessThan(2000)
  }
})
