import { expect, test } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'

test('health and readiness endpoints answer, with the adapters in use', async () => {
  const { http, database } = await testApp()
  expect((await http.inject('/healthz')).json()).toMatchObject({
    status: 'up',
    version: '0.0.0',
    adapters: { database: database.kind, limits: 'memory', words: 'embedded' },
  })
  expect((await http.inject('/readyz')).json()).toEqual({ status: 'ready' })
  expect((await http.inject('/metrics')).body).toContain(
    'lantern_http_request_seconds_bucket{le="0.002",method="GET",route="/healthz"',
  )
})

test('/metrics answers on loopback or with its token, and is nothing to anyone else', async () => {
  const { http } = await testApp({ env: { METRICS_TOKEN: 'a token of sixteen or more' } })
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await http.inject({ url: '/metrics', remoteAddress, headers })).statusCode
  expect(await ask('127.0.0.1')).toBe(200)
  expect(await ask('203.0.113.7')).toBe(404)
  for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])
    expect([name, await ask('127.0.0.1', { [name]: 'a proxy' })]).toEqual([name, 404])
  expect(await ask('203.0.113.7', { authorization: 'Bearer a token of sixteen or less' })).toBe(404)
  expect(await ask('203.0.113.7', { authorization: 'Bearer a token of sixteen or more' })).toBe(200)
})

test('any other /api path is 404 with detail', async () => {
  const { http } = await testApp()
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
    for (const url of ['/api/nothing/here/', '/api', '/api/']) {
      const response = await http.inject({ method, url })
      expect([response.statusCode, response.json()]).toEqual([404, { detail: 'There is no such call.' }])
    }
  }
})

test('the API describes itself, as JSON and as a page without scripts', async () => {
  const { http } = await testApp()
  expect((await http.inject('/api/openapi.json')).json()).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Lantern' },
  })
  const page = await http.inject('/api/docs')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).not.toContain('<script')
})

test('another site may call only if its exact origin is named', async () => {
  const { http } = await testApp({ env: { CORS_ORIGINS: 'https://app.example.org' } })
  const allowedFor = async (origin: string) =>
    (
      await http.inject({
        method: 'OPTIONS',
        url: '/api/users/login/',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    ).headers['access-control-allow-origin']
  expect(await allowedFor('https://app.example.org')).toBe('https://app.example.org')
  expect(await allowedFor('https://evil.example')).toBeUndefined()
})
