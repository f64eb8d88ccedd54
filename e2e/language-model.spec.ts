import { expect, test } from '@playwright/test'
import * as z from 'zod'
import { login } from '#contract/accounts.ts'
import { Report } from '#contract/matching/report.ts'
import { answers, modelServer } from '#server/platform/ai/testing/model-server.ts'
import { removeFolder, scratchFolder, startProduct, startReady } from './support/product-process.ts'

// The built product with a language model; no browser.

const greeting = 'Here is the gist.'
const rewords = answers((pack) => {
  const { draft } = pack as { draft: Record<string, string> }
  return Object.fromEntries(Object.entries(draft).map(([field, text]) => [field, `${greeting} ${text}`]))
})

async function signedIn(url: string) {
  const post = (path: string, body: object, token?: string) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  const person = { email: 'maya@example.edu', password: 'a quiet lantern' }
  const names = { password2: person.password, first_name: 'Maya', last_name: 'Torres' }
  expect((await post('/users/register/', { ...person, ...names })).status).toBe(201)
  const { access } = login.reply.parse(await (await post('/users/login/', person)).json())
  return async (major: string): Promise<Report> => {
    const student = { gpa_unweighted: 3.7, sat_score: 1290, grad_year: new Date().getFullYear() + 1 }
    const answer = await post(
      '/ai/find-college/',
      { ...student, major, state_of_residence: 'Oregon' },
      access,
    )
    expect(answer.status).toBe(200)
    return Report.parse(await answer.json())
  }
}

const Health = z.object({ adapters: z.record(z.string(), z.string()) })
const adaptersOf = async (url: string) => Health.parse(await (await fetch(`${url}/healthz`)).json()).adapters
const opened = (report: Report) => report.collegeList.find(({ locked }) => !locked)

test('with a model configured its words are shown; with the model gone the product goes on', async () => {
  const model = await modelServer(rewords)
  const folder = scratchFolder()
  const product = await startReady({
    DATA_DIR: folder,
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'any',
    AI_API_KEY: 'k',
  })
  expect(await adaptersOf(product.url)).toMatchObject({ words: 'model' })

  const find = await signedIn(product.url)
  const worded = await find('biology')
  expect(opened(worded)?.matchReasoning).toContain(greeting)
  expect(opened(worded)?.campusVibe).toContain(greeting)
  expect(model.requests.every(({ body }) => !/maya|torres/i.test(body))).toBe(true)
  const metrics = await (await fetch(`${product.url}/metrics`)).text()
  expect(metrics).toContain('lantern_model_tokens_total{kind="output"} 40') // one college, one major

  await model.close()
  const startedAt = Date.now()
  const plain = await find('history')
  expect(Date.now() - startedAt).toBeLessThan(30_000)
  expect(opened(plain)?.matchReasoning).toMatch(/\w{3,}/)
  expect(opened(plain)?.matchReasoning).not.toContain(greeting)
  expect(await find('biology')).toEqual(worded) // from the cache: the same facts are asked for once
  expect(await product.stop()).toBe(0)
  removeFolder(folder)
})

test('without a model the words are embedded; half a configuration is named', async () => {
  const folder = scratchFolder()
  const product = await startReady({ DATA_DIR: folder })
  expect(await adaptersOf(product.url)).toMatchObject({ words: 'embedded' })
  await product.stop()
  const bad = await startProduct({ DATA_DIR: folder, AI_BASE_URL: 'http://127.0.0.1:9/v1' })
  expect(await bad.exit).toBe(1)
  expect(bad.output()).toContain('AI_BASE_URL needs AI_MODEL beside it: the name of the model to call.')
  removeFolder(folder)
})
