import * as z from 'zod'
import { feedbackWords, summaryWords } from '#engine/quiz/sentences.ts'
import type { FeedbackFacts, ResultFacts } from '#engine/quiz/what-to-say.ts'
import type { WordsChecker } from '#server/platform/ai/checked-words.ts'
import type { Model, Prompt } from '#server/platform/ai/model.ts'
import { beginning } from '#server/platform/ai/numbers-in.ts'
import { type Now, second } from '#server/platform/clock.ts'
import { feedbackPrompt, summaryPrompt } from './prompts.ts'

const patience = 3 * second
const fields = {
  feedback: { name: 'feedback', min: 12, max: 320 },
  summary: { name: 'summary', min: 60, max: 900 },
}
const counted = new Set(['answers', 'questions', 'choices', 'strands', 'times', 'open'].map(beginning))

type Needs = {
  model: Pick<Model, 'ask'>
  check: WordsChecker
  collegesIn: (text: string) => readonly string[]
  now: Now
}
type Asked = { field: keyof typeof fields; prompt: Prompt; names: readonly string[]; keep: string }

/**
 * Writes feedback and summary. A model may word them; it is told what was chosen, never by whom. Without one, or where its
 * words do not hold, they are our own. Questions, choices and suggestions are the engine's.
 */
export function quizWriter({ model, check, collegesIn, now }: Needs) {
  async function worded(pack: { draft: string }, accountId: string, { field, prompt, names, keep }: Asked) {
    const schema = z.object({ [field]: z.string() })
    const answer = await model.ask({ prompt, pack, schema, deadline: now() + patience, accountId })
    const grounds = { facts: textsIn(pack), counted, names, collegesIn, quiz: { keep } }
    return answer ? check(fields[field], answer[field] ?? null, pack.draft, grounds) : pack.draft
  }

  return {
    feedback(facts: FeedbackFacts, accountId: string): Promise<string> {
      const { noted, exit, strand, timesSeen, turn } = facts
      const soFar = [`${turn} questions answered`, `${timesSeen} answers lean toward this strand`]
      const pack = { chosen: noted, exit, strand, soFar, draft: feedbackWords(facts) }
      // Our own answer texts may contain any word ('black holes', 'a million cases').
      const names = noted ? [noted] : []
      return worded(pack, accountId, { field: 'feedback', prompt: feedbackPrompt, names, keep: '' })
    },
    summary(facts: ResultFacts, accountId: string): Promise<string> {
      const draft = summaryWords(facts)
      const { asked, leftOpen, noneFit, picture, strands, suggestions } = facts
      const majors = suggestions.map(({ title, because }) => ({ title, because }))
      const soFar = [
        `${asked} questions answered`,
        `${leftOpen} questions left open`,
        `none of the choices fit in ${noneFit} questions`,
      ]
      const names = [...textsIn(strands), ...textsIn(majors)]
      const keep = /[^.]*\btest of ability\./.exec(draft)?.[0].trim() ?? draft
      const pack = { soFar, picture, strands, majors, draft }
      return worded(pack, accountId, { field: 'summary', prompt: summaryPrompt, names, keep })
    },
  }
}
export type QuizWriter = ReturnType<typeof quizWriter>

/** Every text and number of a pack, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((part) => textsIn(part))
}
