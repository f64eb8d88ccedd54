import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  APICallError,
  generateText,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
} from 'ai'
import { day, type Now, second } from '#server/platform/clock.ts'
import type { Limiter } from '#server/platform/limits/limiter.ts'
import { sha256 } from '#server/platform/random.ts'
import type { Metrics } from '#server/platform/telemetry/metrics.ts'
import { turns } from '#server/platform/turns.ts'
import type { AnswerCache } from './answer-cache.ts'
import { boundedFetch } from './bounded-fetch.ts'
import { circuitBreaker } from './breaker.ts'
import type { Model, Question } from './model.ts'
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

/** Any OpenAI-compatible endpoint. Every fault (slow, gone, refused, nonsense) gives null, within the deadline. */
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
  const queue = turns({ atOnce })
  const count = (outcome: string) =>
    metrics.count('lantern_model_asks_total', 'Questions to the language model', { outcome })

  function countTokens(usage: LanguageModelUsage | undefined) {
    const spent = (kind: string, tokens: number) =>
      metrics.count('lantern_model_tokens_total', 'Tokens of the language model', { kind }, tokens)
    spent('input', usage?.inputTokens ?? 0)
    spent('output', usage?.outputTokens ?? 0)
  }

  async function generate<T>(
    { prompt, pack, schema, accepts = schema }: Question<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const request = {
      model,
      system: prompt.instructions,
      prompt: JSON.stringify(pack),
      maxOutputTokens: longestAnswer,
      maxRetries: 0, // we retry once ourselves, within the deadline
      abortSignal: signal,
    }
    try {
      const { output, usage } = await generateText({ ...request, output: Output.object({ schema }) })
      countTokens(usage)
      return output
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error)) throw error
      countTokens(error.usage) // a useless answer costs as much as a good one
      // Many models wrap their JSON in a fence or a sentence, so look inside once.
      const parsed = accepts.safeParse(strippedJson(error.text ?? ''))
      if (parsed.success) return parsed.data
      throw error
    }
  }

  async function withRetry<T>(question: Question<T>, signal: AbortSignal): Promise<T> {
    try {
      return await generate(question, signal)
    } catch (error) {
      const wait = waitBefore(error, now())
      if (wait === null || now() + wait >= question.deadline || signal.aborted) throw error
      count('retried')
      await pauseFor(wait, signal)
      return await generate(question, signal)
    }
  }

  async function ask<T>(question: Question<T>): Promise<T | null> {
    const left = question.deadline - now()
    if (left <= 0) {
      count('late')
      return null
    }
    const signal = AbortSignal.timeout(left)
    // Cache and quota may be in Redis: the deadline covers them too.
    return await untilAborted(answer(question, signal), signal).catch(() => null)
  }

  async function answer<T>(question: Question<T>, signal: AbortSignal): Promise<T | null> {
    const { prompt, pack, schema, accepts = schema, accountId } = question
    const key = sha256([endpoint.name, prompt.version, JSON.stringify(pack)].join('\n'))
    const kept = accepts.safeParse(strippedJson((await cache.get(key)) ?? ''))
    if (kept.success) {
      count('cached')
      return kept.data
    }
    if (!breaker.allows()) {
      count('paused')
      return null
    }
    if (!(await limiter.take(`model:${accountId}`, { max: asksADay, perMs: day })).allowed) {
      count('over quota')
      return null
    }
    const waits = queue.running() >= atOnce
    let begun = false
    try {
      const words = await queue.within(() => {
        begun = true
        return untilAborted(withRetry(question, signal), signal)
      }, signal)
      breaker.succeeded()
      count('answered')
      void cache.set(key, JSON.stringify(words)) // not awaited
      return words
    } catch {
      // The counter says which fault it was; the student gets the engine's words either way. A timeout after waiting
      // in our own queue says nothing about the model.
      if (!signal.aborted || !waits) breaker.failed()
      count(!begun ? 'crowded out' : signal.aborted ? 'late' : 'failed')
      return null
    }
  }

  return { kind: 'model', ask, close: cache.close }
}

/** Milliseconds to wait before the one retry; null if a retry would not help. */
function waitBefore(error: unknown, at: number): number | null {
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error)) return 0
  if (!APICallError.isInstance(error)) return null
  const status = error.statusCode ?? 0
  if (status !== 429 && status < 500) return null
  const after = error.responseHeaders?.['retry-after'] ?? ''
  const wait = /^\d/.test(after) ? Number(after) * second : Date.parse(after) - at // seconds, or a date
  return Number.isFinite(wait) ? Math.max(0, wait) : second / 2
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
