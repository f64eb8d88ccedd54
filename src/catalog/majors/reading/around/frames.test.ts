import { expect, test } from 'vitest'
import { asBranch, withoutFrames, withoutMinor } from './frames.ts'

test.each([
  ['Bachelor of Science, Hospitality and Tourism Management', 'Hospitality and Tourism Management'],
  ['Bachelor of Business Administration - Marketing', 'Marketing'],
  ['BBA in Finance', 'Finance'],
  ['Associate of Arts then bachelor’s in elementary education', 'elementary education'],
  ['Intended major - Anthropology', 'Anthropology'],
  ['my intended major is sports management', 'sports management'],
  ['School of Information', 'Information'],
  ['Dept. of Slavic Languages and Literatures', 'Slavic languages'],
  ['computer science at Ohio State', 'computer science'],
  ['business at a big school', 'business'],
  ['direct entry nursing', 'nursing'],
  ['community college first, then nursing', 'nursing'],
  ['start at community college then transfer for engineering', 'engineering'],
  ['state school, nursing', ', nursing'],
  ['Honors College, Biochemistry', 'College, Biochemistry'],
  ['returning adult finishing business degree', 'business degree'],
  ['I’m a non-traditional student, nursing', 'nursing'],
  ['Finance BBA', 'Finance'],
  ['our student intends to pursue pre-nursing', 'pre-nursing'],
  ['be the next Elon Musk and build rockets', 'build rockets'],
])('the form around a major is dropped: "%s" is about %s', (text, major) => {
  expect(withoutFrames(text)).toBe(major)
})

test('a form that is all there is stays', () => {
  for (const text of ['Bachelor of Science', 'transfer', 'Major:', 'finish my degree'])
    expect(withoutFrames(text)).toBe(text)
})

test.each([
  ['Public policy, with a certificate in data analytics', 'Public policy'],
  ['biology with a chem minor', 'biology'],
  ['mechanical engineering, minor: business', 'mechanical engineering'],
  ['psych major business minor', 'psych'],
  ['certificate in welding', 'certificate in welding'],
])('what is studied beside a major does not count: "%s" is %s', (text, major) => {
  expect(withoutMinor(text)).toBe(major)
})

test('a branch follows its major, unless both are the name of one', () => {
  const isNamed = (text: string) => text === 'marine biology'
  expect(asBranch('mechanical engineering with an aerospace focus', isNamed)).toBe(
    'mechanical engineering, with a concentration in aerospace',
  )
  expect(asBranch('biology with a marine emphasis', isNamed)).toBe('biology with a marine emphasis')
})
