import { expect, test } from 'vitest'
import { namedIn } from './named.ts'
import { choice, type Question } from './question.ts'

const answers = (...chosen: readonly (readonly string[])[]) =>
  chosen.map((fields) => {
    const made = choice('', '', {}, fields)
    const question: Question = { id: '', kind: 'role', ask: '', choices: [made] }
    return { question, button: 0, choice: made }
  })

test('a choice shares its word among the families it names, and one named alone is counted as such', () => {
  const named = namedIn(answers(['51.02'], ['42.01', '42.27', '26.15', '30.25'], ['51.02', '16.16']))
  expect(named.get('51.02')).toEqual({ shared: 1 + Math.SQRT1_2, alone: 1 })
  expect(named.get('42.01')).toEqual({ shared: 0.5, alone: 0 })
})

test('a wide choice names nothing, also not the family it lists beside its areas', () => {
  expect(namedIn(answers(['52.', '45.06', '01.01'])).size).toBe(0)
})
