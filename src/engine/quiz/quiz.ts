import type { Career, Major, Occupation } from '#catalog/majors/major.ts'
import { type Belief, update } from './belief.ts'
import { type Candidate, candidatesFrom, headedFor } from './candidates.ts'
import { coverage, type Family, familiesOf, flattened, type RankedFamily, rankFamilies } from './families.ts'
import { type Likelihood, likelihoodOf, stride } from './likelihood.ts'
import { namedIn } from './named.ts'
import { nextQuestion } from './next-question.ts'
import { openMind } from './open-mind.ts'
import { pool } from './pool/all.ts'
import { profilesOf } from './profiles.ts'
import { type Answered, labelsOf, type Question } from './question.ts'
import { strandInARow, weightOf } from './repetition.ts'
import { fingerprint } from './version.ts'

export const mostQuestions = 12
const fewestQuestions = 10 // at eight, half of the trial people got a result too early
const lastAnswers = 2 // must not speak against the result, or we ask on
const sure = 0.9 // of the flattened belief is in occupations that the suggestions lead to

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
  questions?: readonly Question[]
}

export function createQuiz({ occupations, majors, careers, questions = pool }: Sources): Quiz {
  const candidates = candidatesFrom(occupations, majors)
  const families: readonly Family[] = familiesOf(candidates, majors)
  const profiles = profilesOf(candidates.map(({ occupation }) => occupation))
  const likelihood = likelihoodOf(profiles, questions, headedFor(candidates))
  const place = new Map(questions.map((question, index) => [question, index]))
  const placeOf = (question: Question) => place.get(question) ?? -1

  function step(answers: readonly Answered[], belief: Belief): Session {
    const rank = () => rankFamilies(families, belief, namedIn(answers))
    if (answers.length >= fewestQuestions) {
      const ranked = rank()
      const settled = coverage(ranked, flattened(belief)) >= sure && !contradicted(answers, belief)
      if (settled || answers.length >= mostQuestions) return { answers, belief, question: null, ranked }
    }
    const soFar = {
      belief: flattened(belief),
      asked: answers.map(({ question }) => placeOf(question)),
      inARow: strandInARow(answers),
    }
    const next = questions[nextQuestion(questions, likelihood, soFar)]
    return { answers, belief, question: next ?? null, ranked: next ? [] : rank() }
  }

  /** One of the last answers was a choice that is rarer among those we believe in than among all. */
  const contradicted = (answers: readonly Answered[], belief: Belief) =>
    answers.slice(-lastAnswers).some(({ question, button, choice }) => {
      if (!choice) return false
      const chance = (at: number) => likelihood.tables[placeOf(question)]?.[at * stride + button] ?? 0
      const believed = belief.reduce((sum, p, at) => sum + p * chance(at), 0)
      return believed < candidates.reduce((sum, _, at) => sum + chance(at), 0) / candidates.length
    })

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
