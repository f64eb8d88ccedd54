import { expect, test } from 'vitest'
import { namedIn } from './named.ts'
import type { Question } from './question.ts'

const answers = (...chosen: readonly (readonly string[])[]) =>
  chosen.map((fields) => {
    const choice = { say: '', noted: '', likes: {}, fields }
    const question: Question = { id: '', kind: 'role', ask: '', choices: [choice], exit: 'none' }
    return { question, button: 0, choice }
  })

test('a choice shares its word among the families it names', () => {
  const named = namedIn(answers(['51.02'], ['42.01', '42.27', '26.15', '30.25'], ['51.02', '16.16']))
  expect(named.get('51.02')).toBe(1 + Math.SQRT1_2)
  expect(named.get('42.01')).toBe(0.5)
})

test('a wide choice names nothing, also not the family it lists beside its areas', () => {
  expect(namedIn(answers(['52.', '45.06', '01.01'])).size).toBe(0)
})
