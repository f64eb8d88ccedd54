import { createHash } from 'node:crypto'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText, NoObjectGeneratedError, NoOutputGeneratedError, Output } from 'ai'
import { day, type Now, second } from '#server/platform/clock.ts'
import type { Limiter } from '#server/platform/limits/limiter.ts'
import type { Metrics } from '#server/platform/telemetry/metrics.ts'
import type { AnswerCache } from './answer-cache.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { circuitBreaker } from './breaker.ts'
import type { Model, Question } from './model.ts'
import { places } from './places.ts'
import { strippedJson } from './stripped-json.ts'

const atOnce = 8
const asksADay = 300
const longestAnswer = 900 // tokens: two short texts

type Needs = {
  endpoint: { baseUrl: string; apiKey: string | null; name: string }
  cache: AnswerCache
  limiter: Limiter
  metrics: Metrics
  now: Now
}

/** Any OpenAI-compatible endpoint. Every fault (slow, gone, refused, nonsense) ends in null, within the deadline. */
export function openAiModel({ endpoint, cache, limiter, metrics, now }: Needs): Model {
  const provider = createOpenAICompatible({
    name: 'operator',
    baseURL: endpoint.baseUrl,
    supportsStructuredOutputs: true,
    fetch: boundedFetch,
    ...(endpoint.apiKey && { apiKey: endpoint.apiKey }),
  })
  const model = provider.chatModel(endpoint.name)
  const breaker = circuitBreaker(now)
  const queue = places(atOnce)
  const count = (outcome: string) =>
    metrics.count('lantern_model_asks_total', 'Questions to the language model', { outcome })

  async function generate<T>({ prompt, pack, schema }: Question<T>, signal: AbortSignal): Promise<T> {
    const request = {
      model,
      system: prompt.instructions,
      prompt: JSON.stringify(pack),
      maxOutputTokens: longestAnswer,
      maxRetries: 0, // our own single retry, which knows the deadline
      abortSignal: signal,
    }
    try {
      const { output, usage } = await generateText({ ...request, output: Output.object({ schema }) })
      metrics.count(
        'lantern_model_tokens_total',
        'Tokens of the language model',
        { kind: 'input' },
        usage.inputTokens ?? 0,
      )
      metrics.count(
        'lantern_model_tokens_total',
        'Tokens of the language model',
        { kind: 'output' },
        usage.outputTokens ?? 0,
      )
      return output
    } catch (error) {
      // Many models wrap their JSON in a fence or a sentence: that is worth one look.
      const text = NoObjectGeneratedError.isInstance(error) ? error.text : undefined
      const parsed = text === undefined ? null : schema.safeParse(strippedJson(text))
      if (parsed?.success) return parsed.data
      throw error
    }
  }

  async function withRetry<T>(question: Question<T>, signal: AbortSignal): Promise<T> {
    try {
      return await generate(question, signal)
    } catch (error) {
      const wait = waitBefore(error)
      if (wait === null || now() + wait >= question.deadline || signal.aborted) throw error
      count('retried')
      await pauseFor(wait, signal)
      return await generate(question, signal)
    }
  }

  async function ask<T>(question: Question<T>): Promise<T | null> {
    const key = createHash('sha256')
      .update(`${question.prompt.version}\n${JSON.stringify(question.pack)}`)
      .digest('hex')
    const kept = question.schema.safeParse(strippedJson((await cache.get(key)) ?? ''))
    if (kept.success) {
      count('cached')
      return kept.data
    }
    const left = question.deadline - now()
    if (left <= 0 || !breaker.allows()) {
      count(left <= 0 ? 'late' : 'paused')
      return null
    }
    if (!(await limiter.take(`model:${question.accountId}`, { max: asksADay, perMs: day })).allowed) {
      count('over quota')
      return null
    }
    const signal = AbortSignal.timeout(left)
    try {
      const answer = await queue.within(signal, () => untilAborted(withRetry(question, signal), signal))
      breaker.succeeded()
      count('answered')
      await cache.set(key, JSON.stringify(answer))
      return answer
    } catch {
      // Which fault it was is in the counter; the student gets the engine's words either way.
      breaker.failed()
      count(signal.aborted ? 'late' : 'failed')
      return null
    }
  }

  return { kind: 'model', ask, close: cache.close }
}

/** Milliseconds to wait before the one retry; null when a retry would be in vain. */
function waitBefore(error: unknown): number | null {
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error)) return 0
  if (!APICallError.isInstance(error)) return null
  const status = error.statusCode ?? 0
  if (status !== 429 && status < 500) return null
  const seconds = Number(error.responseHeaders?.['retry-after'])
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * second : second / 2
}

function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

/** Ends when the signal does, whatever the library is still waiting for. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  return Promise.race([work, aborted])
}
