import type { FastifyInstance, FastifyReply } from 'fastify'
import { generateReport } from '#contract/reports.ts'
import { mount } from '#server/platform/http/mount.ts'
import { perMinute } from '#server/platform/limits/limiter.ts'
import type { ReportsService } from './service.ts'

/** More than a person clicks, and too few for one account to keep all drawing threads busy. */
const perAccount = perMinute(30)

/** Fires when the browser stops waiting: it then draws the report itself. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

export function reportsRoutes(app: FastifyInstance, reports: ReportsService) {
  mount(
    app,
    generateReport,
    async ({ caller, body, reply }) => {
      const { bytes, fileName } = await reports.generate(caller.accountId, body, goneSignal(reply))
      reply.type('application/pdf').header('content-disposition', `attachment; filename="${fileName}"`)
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    },
    { perAccount },
  )
}
