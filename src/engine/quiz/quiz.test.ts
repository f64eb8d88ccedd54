import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quizQuestions } from '#contract/counselor.ts'
import { stride } from './likelihood.ts'
import { labelsOf, type Question } from './question.ts'
import { createQuiz, type Session } from './quiz.ts'
import { suggestionWords, summaryWords } from './sentences.ts'
import { shippedQuiz as quiz, shipped } from './testing/shipped-quiz.ts'
import { resultFacts } from './what-to-say.ts'

type Pick = (question: Question, session: Session) => number

function play(pick: Pick): Session {
  let session = quiz.begin()
  while (session.question) session = quiz.answer(session, pick(session.question, session))
  return session
}

/** Answers as a perfect example of that occupation: always the likeliest button. */
function like(title: string): Pick {
  const at = quiz.candidates.findIndex(({ occupation }) => occupation.title === title)
  if (at < 0) throw new Error(`no ${title}`)
  return (question) => {
    const table = quiz.likelihood.tables[quiz.questions.indexOf(question)]
    const chances = labelsOf(question).map((_, button) => table?.[at * stride + button] ?? 0)
    return chances.indexOf(Math.max(...chances))
  }
}

const titlesOf = (session: Session) => resultFacts(quiz, session).suggestions.map(({ title }) => title)
const clicks = fc.array(fc.nat(7), { minLength: quizQuestions, maxLength: quizQuestions })
const clicking =
  (buttons: readonly number[]): Pick =>
  (question, session) =>
    (buttons[session.answers.length] ?? 0) % labelsOf(question).length

test('every path ends after 12 questions, in five different suggestions that are majors of the catalog', () => {
  const titles = new Set(shipped.majors.map(({ title }) => title))
  fc.assert(
    fc.property(clicks, (buttons) => {
      const session = play(clicking(buttons))
      expect(session.answers.length).toBe(quizQuestions)
      const suggested = titlesOf(session)
      expect(suggested).toHaveLength(5)
      expect(new Set(suggested).size).toBe(5)
      for (const title of suggested) expect(titles).toContain(title)
    }),
    { numRuns: 60 },
  )
})

test('no question comes twice', () => {
  fc.assert(
    fc.property(clicks, (buttons) => {
      const asked = play(clicking(buttons)).answers.map(({ question }) => question.id)
      expect(new Set(asked).size).toBe(asked.length)
    }),
    { numRuns: 50 },
  )
})

test('the same answers give the same questions, belief and suggestions, also in another process', () => {
  const another = createQuiz(shipped)
  expect(another.version).toBe(quiz.version)
  fc.assert(
    fc.property(clicks, (buttons) => {
      const first = play(clicking(buttons))
      let second = another.begin()
      for (const { button } of first.answers) second = another.answer(second, button)
      expect(second).toEqual(first)
    }),
    { numRuns: 50 },
  )
})

test('another question makes another version', () => {
  const fewer = createQuiz({ ...shipped, quizRows: shipped.quizRows.slice(0, -1) })
  expect(fewer.version).not.toBe(quiz.version)
})

test.each([
  ['Registered Nurses', 'Nursing'],
  ['Mechanical Engineers', 'Mechanical Engineering'],
  ['Computer Programmers', 'Computer Science'],
  ['Accountants and Auditors', 'Accounting'],
  ['Musicians and Singers', 'Music'],
  ['Economists', 'Economics'],
  ['Physicists', 'Physics'],
  ['Lawyers', 'Political Science'],
  ['Historians', 'History'],
  ['Actors', 'Theatre'],
  ['Firefighters', 'Fire Science'],
  ['Food Scientists and Technologists', 'Food Science'],
  ['Elementary School Teachers, Except Special Education', 'Elementary and Early Childhood Education'],
])('someone who answers like %s is shown %s', (occupation, title) => {
  expect(titlesOf(play(like(occupation)))).toContain(title)
})

test('suggestions are a choice: at most three of them from one field', () => {
  fc.assert(
    fc.property(clicks, (buttons) => {
      const fields = play(clicking(buttons)).ranked.map(({ family }) => family.id.slice(0, 2))
      for (const field of fields)
        expect(fields.filter((other) => other === field).length).toBeLessThanOrEqual(3)
    }),
    { numRuns: 50 },
  )
})

test('clicking the same place every time still ends in a result, which says so', () => {
  const facts = resultFacts(
    quiz,
    play(() => 0),
  )
  expect(facts).toMatchObject({ alwaysSamePlace: true, picture: 'open' })
  expect(summaryWords(facts)).toContain('the same place')
})

test('answering "none of these" every time still ends in a result, which says how often nothing fit', () => {
  const facts = resultFacts(
    quiz,
    play((question, session) => (question.exit ? question.choices.length : session.answers.length % 4)),
  )
  expect(facts.noneFit).toBeGreaterThanOrEqual(4)
  expect(facts.picture).toBe('open')
  expect(summaryWords(facts)).toMatch(/Nothing on offer was for you in \w+ of \w+ questions/)
})

test('a suggestion says why in the student’s own choices', () => {
  const session = play(like('Registered Nurses'))
  const noted = session.answers.flatMap(({ choice }) => choice?.noted ?? [])
  const [first] = resultFacts(quiz, session).suggestions
  expect(first?.because.length).toBeGreaterThan(0)
  for (const reason of first?.because ?? []) expect(noted).toContain(reason)
  if (first) expect(suggestionWords(first, 0)).toContain(first.because[0])
})

test('an answer that is not on a button is refused', () => {
  expect(() => quiz.answer(quiz.begin(), 8)).toThrow(RangeError)
  expect(() => quiz.answer(quiz.begin(), -1)).toThrow(RangeError)
  expect(() =>
    quiz.answer(
      play(() => 0),
      0,
    ),
  ).toThrow(RangeError)
})
