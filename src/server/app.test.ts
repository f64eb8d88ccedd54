import { expect, test } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'

test('the operator sees that it is up, with which adapters, and that it is ready', async () => {
  const { http, database } = await testApp()
  expect((await http.inject('/healthz')).json()).toMatchObject({
    status: 'up',
    version: '0.0.0',
    adapters: { database: database.kind, limits: 'memory' },
  })
  expect((await http.inject('/readyz')).json()).toEqual({ status: 'ready' })
  expect((await http.inject('/metrics')).body).toContain(
    'lantern_http_request_seconds_bucket{le="0.002",method="GET",route="/healthz"',
  )
})

test('any other /api path is 404 with detail', async () => {
  const { http } = await testApp()
  for (const method of ['GET', 'POST', 'PATCH', 'DELETE'] as const) {
    const response = await http.inject({ method, url: '/api/nothing/here/' })
    expect([response.statusCode, response.json()]).toEqual([404, { detail: 'There is no such call.' }])
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
