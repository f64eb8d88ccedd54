import * as z from 'zod/mini'
import { endpoint, kilobytes } from './wire/endpoint.ts'
import { maxLength, minLength } from './wire/length.ts'
import { text } from './wire/text.ts'

/** The first user turn (spec §4). */
export const startOfQuiz = 'Start'
/** Always as many: said at the start. */
export const quizQuestions = 12

const mostTurns = 40
const mostContent = 4000

/** One turn as stored and sent back: what the student said, or the counselor's JSON as a string (spec §3). */
export const QuizTurn = z.object({ role: z.enum(['user', 'model']), content: text(mostContent) })
export type QuizTurn = z.infer<typeof QuizTurn>

export const nextQuizTurn = endpoint({
  method: 'POST',
  path: '/ai/dynamic-counselor/',
  access: 'account',
  summary: 'The next question of the aptitude quiz, or its result. The state is the history itself.',
  body: z.object({
    history: z.array(QuizTurn).check(maxLength(mostTurns, `A quiz has at most ${mostTurns} turns.`)),
  }),
  maxBody: kilobytes(512), // forty turns of 4,000 letters, three bytes each
  reply: z.object({ ai_response_json_string: z.string() }),
})

// Another server may say more than ours: each text may be as long as a turn.
const said = text(mostContent)
const mostListed = 40

/** What the answers so far show, the strongest first: `answers` is how many answers' worth. */
const Interests = z.optional(
  z.array(z.object({ name: said, answers: z.number().check(z.nonnegative()) })).check(maxLength(mostListed)),
)
export type Interest = { name: string; answers: number }

const Continuing = z.object({
  status: z.literal('continuing'),
  feedback: z.optional(z.nullable(said)),
  question: said,
  choices: z.array(said).check(minLength(1), maxLength(mostListed)),
  interests: Interests,
  /** The version of the questions: tells an updated quiz from a forged history. */
  version: z.optional(text(40)),
})

/** `interest`: the one of the `interests` that the major lies nearest to. */
const Suggestion = z.object({ title: said, description: said, interest: z.optional(said) })
export type Suggestion = z.infer<typeof Suggestion>

const Finished = z.object({
  status: z.literal('finished'),
  summary: said,
  interests: Interests,
  suggestions: z.array(Suggestion).check(maxLength(mostListed)),
})

/** The content of a counselor's turn. Web and server both parse the string with this schema. */
export const CounselorTurn = z.discriminatedUnion('status', [Continuing, Finished])
export type CounselorTurn = z.infer<typeof CounselorTurn>

/** null: not JSON, or not a turn. */
export function readCounselorTurn(content: string): CounselorTurn | null {
  try {
    return z.safeParse(CounselorTurn, JSON.parse(content)).data ?? null
  } catch {
    return null // not JSON; the caller shows its own message
  }
}
