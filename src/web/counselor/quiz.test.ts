import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { QuizTurn } from '#contract/counselor.ts'
import { answered, fresh, nextQuiz, pending, type Quiz, type QuizEvent, resumed } from './quiz.ts'

const question = (n: number) =>
  JSON.stringify({ status: 'continuing', question: `Question ${n}?`, choices: ['a', 'b', 'c', 'd'] })
const finished = JSON.stringify({ status: 'finished', summary: 'Done.', suggestions: [] })
const heard = (content: string): QuizEvent => ({ type: 'heard', content })
const pick: QuizEvent = { type: 'answered', choice: 'b' }

const after = (...events: QuizEvent[]): Quiz => events.reduce(nextQuiz, fresh)

test("the first user turn is 'Start'", () => {
  expect(fresh).toEqual({ step: 'waiting', turns: [{ role: 'user', content: 'Start' }] })
})

test.each([
  [1, 'One question?'],
  [12, 'A long question? '.repeat(30)],
])("another server's question may have %i choices", (count, question) => {
  const choices = Array.from({ length: count }, (_, at) => `Choice ${at}`)
  const turn = JSON.stringify({ status: 'continuing', question, choices })
  expect(after(heard(turn))).toMatchObject({ step: 'asking', asked: { question, choices } })
})

test("another server's result may be longer than ours", () => {
  const summary = 'You like to build. '.repeat(100)
  const suggestions = Array.from({ length: 12 }, (_, at) => ({ title: `Major ${at}`, description: 'Why.' }))
  const turn = JSON.stringify({ status: 'finished', summary, suggestions })
  expect(after(heard(turn))).toMatchObject({ step: 'finished', result: { summary, suggestions } })
})

test('each answer appends a user turn and each reply a model turn', () => {
  const quiz = after(heard(question(1)), pick, heard(question(2)))
  expect(quiz).toMatchObject({ step: 'asking', asked: { question: 'Question 2?' } })
  expect(quiz.turns.map(({ role }) => role)).toEqual(['user', 'model', 'user', 'model'])
  expect(answered(quiz)).toBe(1)
})

test('while an answer is on its way its question stays, with what was picked', () => {
  expect(pending(after(heard(question(1)), pick))).toMatchObject({
    asked: { question: 'Question 1?' },
    picked: 'b',
  })
  expect(pending(fresh)).toBeNull()
})

test('a second click while an answer is on its way changes nothing', () => {
  const waiting = after(heard(question(1)), pick)
  expect(nextQuiz(waiting, { type: 'answered', choice: 'c' })).toBe(waiting)
})

test('back one question, from a question and from the result', () => {
  const back: QuizEvent = { type: 'went back' }
  expect(after(heard(question(1)), pick, heard(question(2)), back)).toEqual(after(heard(question(1))))
  expect(after(heard(question(1)), pick, heard(finished), back)).toEqual(after(heard(question(1))))
  expect(after(heard(question(1)), back)).toEqual(after(heard(question(1))))
})

test.each(['', 'not json', '{"status":"continuing"}', '{"status":"other"}', '{"status":"finished"}'])(
  "a parse failure (%s) shows 'There was an issue processing the response.'",
  (content) => {
    expect(after(heard(content))).toMatchObject({
      step: 'failed',
      message: 'There was an issue processing the response.',
    })
  },
)

test('after a failure the last answer can be sent again, or everything started over', () => {
  const failed = after(heard(question(1)), pick, { type: 'failed', message: 'Down.', refused: false })
  expect(failed).toMatchObject({ step: 'failed', message: 'Down.' })
  expect(nextQuiz(failed, { type: 'sent again' })).toEqual(after(heard(question(1)), pick))
  expect(nextQuiz(failed, { type: 'started over' })).toEqual(fresh)
})

test('kept turns resume where they were', () => {
  for (const quiz of [fresh, after(heard(question(1))), after(heard(question(1)), pick, heard(finished))])
    expect(resumed(quiz.turns)).toEqual(quiz)
})

test('whatever was kept, resuming gives a quiz that can go on', () => {
  const turn: fc.Arbitrary<QuizTurn> = fc.record({
    role: fc.constantFrom('user', 'model'),
    content: fc.oneof(fc.constant('Start'), fc.constant(question(1)), fc.string()),
  })
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 6 }), (turns) => {
      expect(['waiting', 'asking']).toContain(resumed(turns).step)
    }),
  )
})
