import { expect, test } from 'vitest'
import { buttonFor, placeOf, playAs, readPersonas } from './testing/personas.ts'
import { shippedQuiz as quiz } from './testing/shipped-quiz.ts'

const personas = readPersonas()
const places = (set: string) =>
  personas.filter((persona) => persona.set === set).map((persona) => placeOf(persona, playAs(persona, quiz)))
const count = (all: readonly number[], holds: (place: number) => boolean) => all.filter(holds).length

test('every persona has an answer on a button to every question, and a field of the catalog', () => {
  for (const { name, answers, families } of personas) {
    expect([...answers.keys()].sort()).toEqual(quiz.questions.map(({ id }) => id).sort())
    for (const question of quiz.questions)
      expect([name, question.id, buttonFor(question, answers.get(question.id)) >= 0]).toEqual([
        name,
        question.id,
        true,
      ])
    expect([name, families.some((id) => quiz.majorById.has(id))]).toEqual([name, true])
  }
})

test('of the first set of personas the right field is among five for 18 of 20 and first for 11 of 20', () => {
  const found = places('first set')
  expect(count(found, (place) => place >= 0) / found.length).toBeGreaterThanOrEqual(18 / 20)
  expect(count(found, (place) => place === 0) / found.length).toBeGreaterThanOrEqual(11 / 20)
})

test('of the second set it is among five for nine of ten and first for more than half', () => {
  const found = places('second set')
  expect(count(found, (place) => place >= 0) / found.length).toBeGreaterThanOrEqual(0.9)
  expect(count(found, (place) => place === 0) / found.length).toBeGreaterThan(0.55)
})

test('of the third set, whose fields lie beside a much larger one, it is among five for everybody', () => {
  expect(places('third set').filter((place) => place < 0)).toEqual([])
})
