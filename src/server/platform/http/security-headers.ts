import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** What built pages need beside 'self': hashes of inline script and style, and another API host if built for one. */
export type PagePolicy = {
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
  connect: readonly string[]
}

export const noPages: PagePolicy = { scriptHashes: [], styleHashes: [], connect: [] }

const selfAnd = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)]

export async function installSecurityHeaders(app: FastifyInstance, policy: PagePolicy, behindTls: boolean) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: selfAnd(policy.scriptHashes),
        styleSrc: selfAnd(policy.styleHashes),
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...policy.connect],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: behindTls && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()')
  })
}
