import { expect, test } from 'vitest'
import { feedbackWords, suggestionWords, summaryWords } from './sentences.ts'
import { shippedQuiz as quiz } from './testing/shipped-quiz.ts'
import { feedbackFacts, type ResultFacts } from './what-to-say.ts'

const result = (changes: Partial<ResultFacts> = {}): ResultFacts => ({
  asked: 10,
  leftOpen: 0,
  noneFit: 0,
  alwaysSamePlace: false,
  picture: 'clear',
  strands: [
    { name: 'creating and designing', shownBy: ['writing a song'] },
    { name: 'understanding people', shownBy: ['noticing what people feel'] },
  ],
  suggestions: [],
  ...changes,
})

test('there is nothing to say before the first answer', () => {
  expect(feedbackFacts(quiz.begin())).toBeNull()
})

test('feedback names what was chosen, and notices a theme that comes back', () => {
  const facts = {
    turn: 3,
    noted: 'writing a song',
    exit: null,
    strand: 'creating and designing',
    timesSeen: 1,
  }
  expect(feedbackWords(facts)).toContain('writing a song')
  expect(feedbackWords({ ...facts, turn: 5, timesSeen: 3 })).toBe(
    'That makes three answers leaning toward creating and designing. A pattern is forming.',
  )
  for (const turn of [8, 9, 10])
    expect(feedbackWords({ ...facts, turn, timesSeen: 7 })).not.toMatch(/seven|answers|creating/)
})

test('feedback varies from turn to turn', () => {
  const lines = [2, 3, 4, 5].map((turn) =>
    feedbackWords({ turn, noted: 'a song', exit: null, strand: 'creating', timesSeen: 2 }),
  )
  expect(new Set(lines).size).toBe(4)
})

test.each(['none', 'unsure'] as const)('a way out (%s) gets a kind word', (exit) => {
  expect(feedbackWords({ turn: 2, noted: null, exit, strand: null, timesSeen: 0 }).length).toBeGreaterThan(10)
})

test('the summary names the strands it saw and says that it is no test of ability', () => {
  const words = summaryWords(result())
  expect(words).toContain('creating and designing, and understanding people')
  expect(words).toContain('not a test of ability')
})

test.each([
  [{ picture: 'mixed' }, 'more than one direction'],
  [{ picture: 'mixed', strands: [] }, 'no single strand stands out'],
  [{ picture: 'open', leftOpen: 6 }, 'You left six of ten questions open'],
  [{ picture: 'open', noneFit: 4 }, 'Nothing on offer was for you in four of ten questions'],
  [{ picture: 'open', strands: [] }, 'No clear strand came through yet.'],
  [{ alwaysSamePlace: true, picture: 'open' }, 'the same place ten times in a row'],
] as const)('the summary is honest about %j', (changes, words) => {
  expect(summaryWords(result(changes))).toContain(words)
})

test('what several strands show is told in the plural, what one shows in the singular', () => {
  const two = result()
  expect(summaryWords(two)).toContain('They showed when you chose writing a song, and also noticing what')
  expect(summaryWords({ ...two, picture: 'open' })).toContain('What came through: creating')
  const one = { name: 'creating', shownBy: ['writing a song', 'painting a mural'] }
  expect(summaryWords(result({ strands: [one] }))).toContain('It showed when you chose writing a song')
})

const music = { title: 'Music', about: 'Songs. Theory. And more.', because: [], beside: null, careers: [] }

test('a suggestion without a reason says so instead of inventing one', () => {
  expect(suggestionWords(music, 0)).toBe(
    'Your answers do not point here strongly. It is a place to start looking.\nSongs. Theory.',
  )
  expect(suggestionWords({ ...music, beside: 'Dance' }, 1)).toContain('Close to Dance, and worth comparing')
})

test('two sentences say what a major is, since the first often only catches the eye', () => {
  expect(suggestionWords({ ...music, careers: ['Singers'] }, 0)).toContain(
    'Songs. Theory.\nWork it can lead to: Singers.',
  )
})
