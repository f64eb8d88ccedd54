import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#contract/wire/endpoint.ts'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { signIn } from '#web/testing/session.ts'
import { addressOf, call, callForFile } from './api.ts'
import { ApiError, explain, NetworkError, ReplyError } from './api-error.ts'

const text = z.string().check(z.maxLength(99))
const hello = endpoint({
  method: 'POST',
  path: '/hello/',
  access: 'public',
  summary: 'Says hello.',
  body: z.object({ name: text }),
  reply: z.object({ hello: text }),
})
const mine = endpoint({
  method: 'GET',
  path: '/mine/:id/',
  access: 'account',
  summary: 'Something of an account.',
  params: z.object({ id: z.number() }),
  query: z.object({ q: z.optional(text) }),
  reply: z.object({ id: z.number() }),
})
const file = endpoint({
  method: 'POST',
  path: '/file/',
  access: 'public',
  summary: 'A file.',
  binary: 'application/pdf',
})
const register = endpoint({
  method: 'POST',
  path: '/register/',
  access: 'public',
  summary: 'Answers bare field errors.',
  fieldErrors: 'bare',
})

test('a call sends JSON and gives back the parsed reply', async () => {
  replyTo(hello, { hello: 'Ada' })
  expect(await call(hello, { body: { name: 'Ada' } })).toEqual({ hello: 'Ada' })
  expect(requests()).toMatchObject([{ method: 'POST', path: '/api/hello/', body: { name: 'Ada' } }])
})

test('parameters and the query are written into the address', () => {
  expect(addressOf(mine, { params: { id: 7 }, query: { q: 'a b', none: undefined } })).toBe(
    '/api/mine/7/?q=a+b',
  )
})

test('a public call carries no token, a call of an account carries the access token', async () => {
  signIn({ accessToken: 'secret' })
  replyTo(hello, { hello: 'Ada' })
  replyTo(mine, { id: 7 })
  await call(hello, { body: { name: 'Ada' } })
  await call(mine, { params: { id: 7 }, query: {} })
  expect(requests().map((request) => request.authorization)).toEqual([null, 'Bearer secret'])
})

test('a refusal carries the status, the detail and the wrong fields', async () => {
  failOn(hello, 400, { detail: 'Please check the form.', fields: { name: ['Too long.'] } })
  await expect(call(hello, { body: { name: 'Ada' } })).rejects.toMatchObject({
    status: 400,
    detail: 'Please check the form.',
    fields: { name: ['Too long.'] },
  })
})

test('register answers bare field errors', async () => {
  failOn(register, 400, { email: ['Already in use.'], password: 'Too short.' })
  await expect(call(register)).rejects.toMatchObject({
    detail: null,
    fields: { email: ['Already in use.'], password: ['Too short.'] },
  })
})

test('an error page in HTML is a refusal without a detail', async () => {
  failOn(hello, 502, '<html>')
  const error = await call(hello, { body: { name: 'Ada' } }).catch((caught: unknown) => caught)
  expect(error).toMatchObject({ status: 502, detail: null })
  expect(explain(error, { refused: 'Smart platform request failed.' })).toBe('Smart platform request failed.')
})

test('no answer is a network failure, told apart from a refusal', async () => {
  failOn(hello, 'network')
  const error = await call(hello, { body: { name: 'Ada' } }).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(NetworkError)
  expect(explain(error, { refused: 'no' })).toBe('An network error occurred. Please try again.')
})

test('a caller that gives up gets its own abort back', async () => {
  failOn(hello, 'network')
  const error = await call(hello, { body: { name: 'Ada' }, signal: AbortSignal.abort() }).catch(
    (caught: unknown) => caught,
  )
  expect(error).not.toBeInstanceOf(NetworkError)
})

test('an answer that is not what the contract says is no answer', async () => {
  replyTo(hello, { goodbye: 1 })
  await expect(call(hello, { body: { name: 'Ada' } })).rejects.toBeInstanceOf(ReplyError)
})

test('a file of another type than promised is refused', async () => {
  replyTo(file, new Blob(['%PDF'], { type: 'application/pdf' }))
  expect(await callForFile(file)).toBeInstanceOf(Blob)
  replyTo(file, new Blob(['<html>'], { type: 'text/html' }))
  await expect(callForFile(file)).rejects.toBeInstanceOf(ReplyError)
})

test('a 401 is healed by one refresh and one retry', async () => {
  const refresh = vi.fn(async () => true)
  signIn({ refresh })
  failOn(mine, 401, { detail: 'Expired.' }, { times: 1 })
  replyTo(mine, { id: 7 })
  expect(await call(mine, { params: { id: 7 }, query: {} })).toEqual({ id: 7 })
  expect([refresh.mock.calls.length, requests().length]).toEqual([1, 2])
})

test.each([
  ['the refresh fails', false],
  ['the retry is refused as well', true],
])('the session ends when %s', async (_case, refreshed) => {
  const end = vi.fn()
  signIn({ refresh: async () => refreshed, end })
  failOn(mine, 401, { detail: 'Expired.' })
  const error = await call(mine, { params: { id: 7 }, query: {} }).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 401, detail: 'Session expired. Please log in again.' })
  expect(end).toHaveBeenCalledWith('Session expired. Please log in again.')
})

test('a wrong password never asks for a refresh', async () => {
  const refresh = vi.fn(async () => true)
  signIn({ refresh })
  failOn(hello, 401, { detail: 'Login failed. Please check your credentials.' })
  await expect(call(hello, { body: { name: 'Ada' } })).rejects.toMatchObject({ status: 401 })
  expect(refresh).not.toHaveBeenCalled()
})

test('a timeout is a network failure, not an abort by the caller', async () => {
  vi.stubGlobal(
    'fetch',
    (_input: unknown, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  await expect(call(hello, { body: { name: 'Ada' }, signal: AbortSignal.timeout(1) })).rejects.toBeInstanceOf(
    NetworkError,
  )
})
