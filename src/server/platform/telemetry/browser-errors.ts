import type { FastifyInstance } from 'fastify'
import { reportBrowserError } from '#contract/browser-errors.ts'
import { mount } from '#server/platform/http/mount.ts'
import { perMinute } from '#server/platform/limits/limiter.ts'
import { scrub } from './log.ts'
import type { Metrics } from './metrics.ts'

const mostGroups = 200

/** What an error quotes may be what somebody typed, and a number may be a score: neither is kept. */
export const withoutValues = (text: string): string =>
  scrub(text)
    .replace(/(["'`\u2018\u201c]).*(["'`\u2019\u201d])/gs, '$1\u2026$2')
    .replace(/\b[a-z]+:\/\/\S+/gi, '[address]')
    .replace(/\d+/g, '#')
    .replace(/\s+/g, ' ')
    .trim()

/** A place in our own files; anything else is dropped. */
const ownPlace = (at: string): string => /^[\w.-]+\.js(:\d+){1,2}$/.exec(at)?.[0] ?? ''
const ownBuild = (build: string): string => /^[\w.-]+\.js$/.exec(build)?.[0] ?? 'unknown'

/** Errors of browsers, by message and build: each group is logged when it is new and each time it is ten times as large. */
export function browserErrors(app: FastifyInstance, metrics: Metrics) {
  const groups = new Map<string, number>()

  mount(
    app,
    reportBrowserError,
    ({ body, request }) => {
      const named = { message: withoutValues(body.message), build: ownBuild(body.build) }
      const isKnown = groups.has(`${named.build} ${named.message}`)
      const group = isKnown || groups.size < mostGroups ? named : { message: 'other', build: 'other' }
      const key = `${group.build} ${group.message}`
      const count = (groups.get(key) ?? 0) + 1
      groups.set(key, count)
      metrics.count('lantern_browser_errors_total', 'Errors of pages in browsers', group)
      if (/^10*$/.test(String(count)))
        request.log.warn({ ...group, at: ownPlace(body.at), count }, 'failed in a browser')
    },
    { perAddress: perMinute(20) },
  )
}
