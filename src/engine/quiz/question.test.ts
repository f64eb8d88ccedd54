import { expect, test } from 'vitest'
import { subjects } from '#catalog/majors/tables/occupations.ts'
import { quizQuestions } from '#contract/counselor.ts'
import { mostButtons } from './likelihood.ts'
import { labelsOf, questionsFrom } from './question.ts'
import { scales } from './scales.ts'
import { shippedQuiz as quiz, shipped } from './testing/shipped-quiz.ts'

const pool = quiz.questions

const choices = pool.flatMap((question) => question.choices)

test('the table holds three times as many questions as a quiz asks, none twice', () => {
  expect(pool.length).toBeGreaterThanOrEqual(3 * quizQuestions)
  expect(new Set(pool.map(({ id }) => id)).size).toBe(pool.length)
  expect(new Set(pool.map(({ ask }) => ask.toLowerCase())).size).toBe(pool.length)
})

test.each(pool.map((question) => [question.id, question] as const))(
  '%s has 4 to 7 choices and a way out, never two alike, short enough for a button',
  (_id, question) => {
    const labels = labelsOf(question)
    expect(question.choices.length).toBeGreaterThanOrEqual(4)
    expect(labels.length).toBeLessThanOrEqual(mostButtons)
    expect(new Set(labels.map((label) => label.toLowerCase())).size).toBe(labels.length)
    expect(question.ask.length).toBeLessThanOrEqual(100)
    for (const label of labels) expect(label.length).toBeLessThanOrEqual(60)
  },
)

const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const counting = new RegExp(`\\b(you and )?(${words.join('|')})\\b`, 'gi')

test('a question with a number word has as many choices, the way out not counted', () => {
  // You and four friends are five.
  const counts = (ask: string) =>
    [...ask.matchAll(counting)].map(([, you, word = '']) => words.indexOf(word.toLowerCase()) + (you ? 3 : 2))
  const wrong = pool.filter(({ ask, choices: offered }) => counts(ask).some((one) => one !== offered.length))
  expect(wrong.map(({ ask }) => ask)).toEqual([])
  expect(pool.flatMap(({ ask }) => counts(ask))).not.toEqual([])
})

test('no two choices of a question speak to the same scales in the same way', () => {
  const direction = (likes: object) => JSON.stringify(Object.entries(likes).sort())
  for (const question of pool) {
    const directions = question.choices.map(({ likes }) => direction(likes))
    expect(new Set(directions).size, question.id).toBe(directions.length)
  }
})

test('no choice is worded like another in the whole pool', () => {
  const said = choices.map(({ say }) => say.toLowerCase())
  expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([])
  const noted = choices.map((choice) => choice.noted)
  expect(noted.filter((text, at) => noted.indexOf(text) !== at)).toEqual([])
})

test('every scale is asked about in several questions, so that no interest is out of reach', () => {
  for (const scale of scales) {
    const asking = pool.filter((question) => question.choices.some(({ likes }) => likes[scale]))
    expect(asking.length, scale).toBeGreaterThanOrEqual(3)
  }
})

test('a choice names majors of the catalog, or an area of it', () => {
  const named = new Set(choices.flatMap(({ fields }) => fields))
  const unknown = [...named].filter((field) => shipped.majors.every(({ id }) => !id.startsWith(field)))
  expect(unknown).toEqual([])
})

test('every major that may be suggested is behind one of the first doors', () => {
  const doors = pool.find(({ id }) => id === 'first-door')?.choices.flatMap(({ fields }) => fields) ?? []
  const suggested = new Set(quiz.candidates.flatMap(({ families }) => families.map(({ id }) => id)))
  expect([...suggested].filter((id) => !doors.some((field) => id.startsWith(field)))).toEqual([])
})

test('the scales stand in the order of an occupation’s interests and subjects', () => {
  expect(scales).toHaveLength(6 + subjects.length)
  // Each key begins like its subject, or names it in plain words.
  const plain: Record<string, string> = {
    clerical: 'Administrative',
    economics: 'Economics and Accounting',
    sales: 'Sales and Marketing',
    service: 'Customer and Personal Service',
    construction: 'Building and Construction',
    languages: 'Foreign Language',
    arts: 'Fine Arts',
    safety: 'Public Safety and Security',
    media: 'Communications and Media',
  }
  scales.slice(6).forEach((scale, at) => {
    const subject = subjects[at] ?? ''
    if (scale in plain) expect(subject).toBe(plain[scale])
    else expect(subject.toLowerCase().startsWith(scale.slice(0, 4))).toBe(true)
  })
})

const row = {
  question: 'a',
  kind: 'role',
  ask: 'What?',
  exit: 'none',
  say: 'Sing',
  noted: 'singing',
  likes: 'arts 3',
  majors: '',
}

test('a row that the table cannot mean stops the start, and says where', () => {
  expect(questionsFrom([row, { ...row, question: '', say: 'Dance' }])[0]?.choices).toHaveLength(2)
  expect(() => questionsFrom([{ ...row, likes: 'harts 3' }])).toThrow('"harts" is unknown, at "Sing"')
  expect(() => questionsFrom([{ ...row, likes: 'arts' }])).toThrow('no weight in "arts" of "Sing"')
  expect(() => questionsFrom([{ ...row, kind: 'song' }])).toThrow('"song" is unknown')
  expect(() => questionsFrom([{ ...row, exit: '' }])).toThrow('is unknown')
  expect(() => questionsFrom([{ ...row, question: '' }])).toThrow('the first row names no question')
})
