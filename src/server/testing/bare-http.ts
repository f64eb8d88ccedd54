import type { Caller } from '#server/platform/http/mount.ts'
import { httpServer } from '#server/platform/http/server.ts'
import { type Limiter, unlimited } from '#server/platform/limits/limiter.ts'

type Wishes = { caller?: Caller | null; limiter?: Limiter }

/** The HTTP layer alone, without domains or pages; every bearer is `caller`. */
export const bareHttp = ({ caller = null, limiter = unlimited }: Wishes = {}) =>
  httpServer({
    logLevel: 'silent',
    trustProxy: false,
    corsOrigins: [],
    behindTls: false,
    policy: { scriptHashes: [], styleHashes: [], connect: [] },
    gate: { callerOf: async () => caller, limiter },
    requestId: () => 'request-1',
  })
