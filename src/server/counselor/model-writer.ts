import * as z from 'zod'
import type { FeedbackFacts, ResultFacts } from '#engine/quiz/facts.ts'
import { feedbackWords, summaryWords } from '#engine/quiz/words.ts'
import type { WordsChecker } from '#server/platform/ai/checked-words.ts'
import type { Model } from '#server/platform/ai/model.ts'
import { beginning } from '#server/platform/ai/numbers-in.ts'
import { type Now, second } from '#server/platform/clock.ts'
import { feedbackPrompt, summaryPrompt } from './prompts.ts'
import type { QuizWriter } from './writer.ts'

const patience = 3 * second
const lengths = { feedback: { min: 12, max: 320 }, summary: { min: 60, max: 900 } }

const counted = new Set(['answers', 'questions', 'choices', 'strands', 'times', 'open'].map(beginning))

const FeedbackAnswer = z.object({ feedback: z.string() })
const SummaryAnswer = z.object({ summary: z.string() })

type Needs = {
  model: Pick<Model, 'ask'>
  check: WordsChecker
  collegesIn: (text: string) => readonly string[]
  now: Now
}

/** Feedback and summary worded by a model. It is told what was chosen, never who chose it; our own words stand ready. */
export function modelWriter({ model, check, collegesIn, now }: Needs): QuizWriter {
  async function feedback(facts: FeedbackFacts, accountId: string): Promise<string> {
    const draft = feedbackWords(facts)
    const { noted, exit, strand, timesSeen, turn } = facts
    const pack = {
      chosen: noted,
      exit,
      strand,
      soFar: [`${turn} questions answered`, `${timesSeen} answers lean toward this strand`],
      draft,
    }
    const answer = await model.ask({
      prompt: feedbackPrompt,
      pack,
      schema: FeedbackAnswer,
      deadline: now() + patience,
      accountId,
    })
    if (!answer) return draft
    // What was chosen may hold any word ('black holes', 'a million cases'): it is ours.
    const grounds = { facts: textsIn(pack), counted, names: noted ? [noted] : [], collegesIn }
    const said = speaksOfAbility(answer.feedback, draft) ? null : answer.feedback
    return check({ field: 'feedback', said, draft, grounds, length: lengths.feedback })
  }

  async function summary(facts: ResultFacts, accountId: string): Promise<string> {
    const draft = summaryWords(facts)
    const { asked, leftOpen, picture, strands, suggestions } = facts
    const majors = suggestions.map(({ title, because }) => ({ title, because }))
    const soFar = [`${asked} questions answered`, `${leftOpen} questions left open`]
    const pack = { soFar, picture, strands, majors, draft }
    const answer = await model.ask({
      prompt: summaryPrompt,
      pack,
      schema: SummaryAnswer,
      deadline: now() + patience,
      accountId,
    })
    if (!answer) return draft
    const names = [...textsIn(strands), ...textsIn(majors)]
    const grounds = { facts: textsIn(pack), counted, names, collegesIn }
    const said = isAboutInterests(answer.summary, draft) ? answer.summary : null
    return check({ field: 'summary', said, draft, grounds, length: lengths.summary })
  }

  return { feedback, summary }
}

const ability =
  /\b(?:abilit\w*|aptitude\w*|talent\w*|gifted|genius|intelligen\w*|smart\w*|iq|tests?|tested|exams?|succe(?:ed|ss)\w*)\b/gi

/** Whether it speaks of ability in a word that our own text does not have. */
const speaksOfAbility = (said: string, draft: string) =>
  (said.match(ability) ?? []).some((word) => !draft.toLowerCase().includes(word.toLowerCase()))

/** Our sentence on what the quiz is not stays word for word, and nothing beside it speaks of ability. */
function isAboutInterests(said: string, draft: string): boolean {
  const [notATest = ''] = /[^.]*\btest of ability\./.exec(draft) ?? []
  const sentence = notATest.trim()
  const beside = (text: string) => text.replace(sentence, '')
  return sentence !== '' && said.includes(sentence) && !speaksOfAbility(beside(said), beside(draft))
}

/** Every text and number of a pack, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((part) => textsIn(part))
}
