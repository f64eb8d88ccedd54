import { expect, test } from 'vitest'
import { shipped, shippedQuiz } from './testing/shipped-quiz.ts'

const mainFamilyOf = (title: string) => {
  const found = shippedQuiz.candidates.find(({ occupation }) => occupation.title === title)
  return found?.families.reduce((main, family) => (family.share > main.share ? family : main)).id
}

test('acting is studied although no job asks for it; other work that asks for nothing is no candidate', () => {
  expect(mainFamilyOf('Actors')).toBe('50.05')
  expect(shipped.occupations.some(({ title }) => title === 'Security Guards')).toBe(true)
  expect(mainFamilyOf('Security Guards')).toBeUndefined()
})

test('a title of an all-other group stays only where the majors of the group lie together', () => {
  expect(shipped.occupations.some(({ title }) => title === 'Quality Control Analysts')).toBe(true)
  expect(mainFamilyOf('Quality Control Analysts')).toBeUndefined()
  expect(mainFamilyOf('Robotics Engineers')).toMatch(/^14/)
})

test('a shared name counts, also a short one', () => {
  expect(mainFamilyOf('Food Scientists and Technologists')).toBe('01.10')
  expect(mainFamilyOf('Physicists')).toBe('40.08')
})
