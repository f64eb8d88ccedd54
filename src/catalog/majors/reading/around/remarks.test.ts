import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalog } from '#catalog/load.ts'
import { majorResolver } from '#catalog/majors/reading/resolver.ts'
import { withoutPre, withoutRemarks, withoutStretching } from './remarks.ts'

const read = majorResolver(loadCatalog(join(import.meta.dirname, '../../../data')))

test.each([
  ['Spanish, pre-med', 'Spanish'],
  ['Philosophy (then law school)', 'Philosophy'],
  ['Neuroscience on the pre-med track', 'Neuroscience'],
  ['accounting because it’s stable', 'accounting'],
  ['history major hoping to go to law school', 'history major'],
  ['sociology, but my parents want nursing', 'sociology'],
])('in "%s" the major is %s', (text, head) => {
  expect(withoutRemarks(text).head.trim()).toBe(head)
})

test('a text that is nothing but a remark is kept whole', () => {
  for (const text of ['pre-med', 'law school', '(undecided)', 'I want to be a nurse'])
    expect(withoutRemarks(text)).toEqual({ head: text, remarks: [] })
})

test.each([
  ['Biology, pre-med', 'Biology'],
  ['psychology (then law school)', 'Psychology'],
  ['premed (biochemistry)', 'Biochemistry'],
  ['pre-law, majoring in history', 'History'],
  ['math (I love teaching)', 'Mathematics'],
  ['engineering (mechanical)', 'Mechanical Engineering'],
  ['education (special needs)', 'Special Education'],
  ['biologyyyy', 'Biology'],
  ['pre-engineering', 'Engineering'],
  ['biology with a chem minor', 'Biology'],
  ['history, english or poli sci', 'History, English and Political Science'],
  ['ece', 'Electrical and Computer Engineering'],
  ['undecided (leaning history)', 'History'],
  ['not nursing but health', 'Health Science'],
  ['biology but not pre-med', 'Biology'],
  ['theatre tech, not acting', 'Theatre Design'],
  ['business, no math', 'General Business'],
  ['anything but math', 'Undecided'],
  ['anything without math', 'Undecided'],
  ['NOT nursing!! teaching', 'Teaching'],
  ['no math? communications', 'Communication'],
  ['no science - business', 'General Business'],
  ['not engineering — art', 'Fine Arts'],
  ['something without writing essays', 'Undecided'],
  ['least amount of math possible', 'Undecided'],
  ['literally anything but engineering', 'Undecided'],
  ['business without math', 'General Business'],
  ['something that isn’t nursing or teaching', 'Undecided'],
  ['I hate math so probably english', 'English'],
  ['i dont like people so computer science', 'Computer Science'],
  ['hate science love art', 'Fine Arts'],
  ['neither business nor law, more like sociology', 'Sociology'],
  ['switched from bio to history', 'History'],
  ['changed my mind from accounting to marketing', 'Marketing'],
  ['instead of nursing I’d rather do public health', 'Public Health'],
  ['I had a terrible physics teacher so not physics, probably biology', 'Biology'],
  ['not sure, maybe art', 'Fine Arts'],
  ['not-for-profit management', 'Business Administration'],
  ['high school teacher', 'Middle and High School Teaching'],
  ['become a middle school teacher', 'Middle and High School Teaching'],
  ['high school history teacher', 'Social Studies Education'],
  ['middle school science teacher', 'Science Education'],
  ['i want to teach high school chemistry', 'Science Education'],
  ['high school social studies teacher and coach', 'Social Studies Education'],
  ['high school spanish teacher', 'Foreign Language Education'],
  ['english ed (secondary)', 'English Education'],
  ['psychology, I had a great high school teacher', 'Psychology'],
  ['secondary education - social studies', 'Social Studies Education'],
  ['secondary special education', 'Special Education'],
  ['history teacher', 'Social Studies Education'],
])('"%s" is read as %s', (text, title) => {
  expect(read(text).title).toBe(title)
})

test('what is refused is not read from a hint, nor offered beside it', () => {
  expect(read('something with kids but not teaching').title).toBe('Human Development and Family Studies')
  const beside = (text: string) => read(text).alternatives.map(({ title }) => title)
  expect(beside('healthcare but not nursing')).not.toContain('Nursing')
  expect(beside('animals but not a vet')).toContain('Zoology')
  expect(read('not a nurse, a nurse practitioner').title).toBe('Nursing')
})

test('a teacher of older students is not counted by elementary degrees', () => {
  const { counted, near } = read('high school teacher')
  expect(counted).toEqual(['13.13', '13.1205', '13.1203'])
  expect(near).toEqual(['13.1206', '13.01'])
  expect(read('high school math teacher')).toMatchObject({
    counted: ['13.1311'],
    near: ['27.01', '13.1203'],
    exact: true,
  })
})

test('after an "or" a road is a wish of its own', () => {
  expect(read('nursing or pre-med').title).toBe('Nursing and Pre-Medicine')
})

test.each([
  ['premed and dance', 'Dance and Pre-Medicine'],
  ['dance & pre-med', 'Dance and Pre-Medicine'],
  ['biology and pre-med', 'Biology'],
  ['public policy & data', 'Public Policy and Data and Business Analytics'],
  ['Pre-Med (bio or neuro or public health)', 'Biology, Neuroscience and Public Health'],
])('a road beside a major that does not lead there is a wish of its own: "%s" is %s', (text, title) => {
  expect(read(text).title).toBe(title)
})

test('three equal letters in a row are one; two stay two', () => {
  expect(withoutStretching('biologyyy')).toBe('biology')
  expect(withoutStretching('business, accounting, food')).toBe('business, accounting, food')
})

test('pre- before a major is dropped, before a road it is the road', () => {
  expect(withoutPre('pre-business')).toBe('business')
  for (const text of ['pre-med', 'pre law', 'pre-pt', 'pre-vet studies']) expect(withoutPre(text)).toBe(text)
})
