import type { Career, Major, Occupation } from '#catalog/majors/major.ts'
import type { QuizRow } from '#catalog/quiz-rows.ts'
import { quizQuestions } from '#contract/counselor.ts'
import { type Belief, update } from './belief.ts'
import { type Candidate, candidatesFrom, headedFor } from './candidates.ts'
import { type Family, familiesOf, flattened, type RankedFamily, rankFamilies } from './families.ts'
import { type Likelihood, likelihoodOf } from './likelihood.ts'
import { namedIn } from './named.ts'
import { nextQuestion } from './next-question.ts'
import { openMind } from './open-mind.ts'
import { profilesOf } from './profiles.ts'
import { type Answered, labelsOf, type Question, questionsFrom } from './question.ts'
import { strandInARow, weightOf } from './repetition.ts'
import { fingerprint } from './version.ts'

/** The state of a quiz. A value: answering makes a new one, and the same answers always make the same one. */
export type Session = {
  answers: readonly Answered[]
  belief: Belief
  /** The next question; null when the quiz is over. */
  question: Question | null
  /** Filled when the quiz is over. */
  ranked: readonly RankedFamily[]
}

export type Quiz = {
  /** Changes whenever a question, its keys or the occupations do. */
  version: string
  candidates: readonly Candidate[]
  /** Each candidate on every scale, in standard deviations. */
  profiles: readonly (readonly number[])[]
  likelihood: Likelihood
  questions: readonly Question[]
  majorById: ReadonlyMap<string, Major>
  careers: ReadonlyMap<string, Career>
  begin: () => Session
  answer: (session: Session, button: number) => Session
}

type Sources = {
  occupations: readonly Occupation[]
  majors: readonly Major[]
  careers: ReadonlyMap<string, Career>
  quizRows: readonly QuizRow[]
}

export function createQuiz({ occupations, majors, careers, quizRows }: Sources): Quiz {
  const questions = questionsFrom(quizRows)
  const candidates = candidatesFrom(occupations, majors)
  const families: readonly Family[] = familiesOf(candidates, majors)
  const profiles = profilesOf(candidates.map(({ occupation }) => occupation))
  const likelihood = likelihoodOf(profiles, questions, headedFor(candidates))
  const place = new Map(questions.map((question, index) => [question, index]))
  const placeOf = (question: Question) => place.get(question) ?? -1

  function step(answers: readonly Answered[], belief: Belief): Session {
    if (answers.length === quizQuestions) {
      return { answers, belief, question: null, ranked: rankFamilies(families, belief, namedIn(answers)) }
    }
    const soFar = {
      belief: flattened(belief),
      asked: answers.map(({ question }) => placeOf(question)),
      inARow: strandInARow(answers),
    }
    const next = questions[nextQuestion(questions, likelihood, soFar)]
    if (!next) throw new Error('the table has fewer questions than a quiz asks')
    return { answers, belief, question: next, ranked: [] }
  }

  const start = step([], openMind(candidates, majors))
  return {
    version: fingerprint(questions, candidates),
    candidates,
    profiles,
    likelihood,
    questions,
    majorById: new Map(majors.map((major) => [major.id, major])),
    careers,
    begin: () => start,
    answer(session, button) {
      const { question } = session
      if (!question || !(button in labelsOf(question))) throw new RangeError('no such answer')
      const answered = { question, button, choice: question.choices[button] ?? null }
      return step(
        [...session.answers, answered],
        update(
          likelihood,
          session.belief,
          placeOf(question),
          button,
          weightOf(answered.choice, session.answers),
        ),
      )
    },
  }
}
