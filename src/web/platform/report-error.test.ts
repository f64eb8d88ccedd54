import { expect, test } from 'vitest'
import { reportBrowserError } from '#contract/browser-errors.ts'
import { replyTo, requests } from '#web/testing/server.ts'
import { errorsPath, reportError } from './report-error.ts'

test('an error is told once, by its words and its place, and a refused call is not', () => {
  expect(errorsPath).toBe(reportBrowserError.path)
  replyTo(reportBrowserError)
  const broken = new TypeError('x is not a function')
  broken.stack = 'TypeError: x is not a function\n at y (https://lantern.example/assets/app-1a2b.js:3:40)'
  reportError(broken)
  reportError(broken)
  reportError(Object.assign(new Error('Please wait.'), { status: 429 }))
  reportError(new DOMException('left', 'AbortError'))
  expect(requests()).toMatchObject([
    {
      path: '/api/browser-errors/',
      body: { message: 'TypeError: x is not a function', at: 'app-1a2b.js:3:40' },
    },
  ])
})
