import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { listDevices } from '#contract/accounts.ts'
import { getPaymentConfig } from '#contract/billing.ts'
import { previewColleges } from '#contract/matching/preview.ts'
import { startPageControls } from '#web/platform/page-controls.ts'
import example from '#web/site/try-it/example.json' with { type: 'json' }
import { forgetReplies, listen, replyTo, unexpectedRequests } from './server.ts'
import { signOut } from './session.ts'

// A page's code is loaded when it is first opened, and the machine may be busy.
configure({ asyncUtilTimeout: 20_000 })

// The last test of a file may leave while a page's code is still loading, and the next file would find it half loaded.
afterAll(() => vi.dynamicImportSettled())

const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...said) => {
      complaints.push(`console.${level}: ${said.map(String).join(' ')}`)
    })
  }
  listen()
  replyTo(getPaymentConfig, []) // the subscription page asks on every visit; with no prices it keeps its own
  replyTo(listDevices, []) // so does /home, for its list of devices
  replyTo(previewColleges, example.preview) // and the form once its answers rest, if a test takes that long
  const stop = startPageControls()
  return stop
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren() // what was put there by hand: the next file has the same document
  const unexpected = unexpectedRequests()
  forgetReplies()
  signOut()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  document.documentElement.removeAttribute('data-theme')
  document.title = ''
  // Warnings and unexpected requests fail the test.
  expect([...complaints, ...unexpected]).toEqual([])
})
