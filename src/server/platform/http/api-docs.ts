import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { attribution } from '#contract/attribution.ts'
import { escapeHtml } from '#contract/prose.ts'

type Operation = {
  summary?: string
  security?: unknown[]
  parameters?: { name: string; in: string; schema?: unknown }[]
  requestBody?: { content?: Record<string, { schema?: unknown }> }
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>
}

/** OpenAPI at /api/openapi.json and our own readable page at /api/docs: Swagger UI would need exceptions in the CSP. */
export async function installApiDocs(app: FastifyInstance, version: string) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Lantern',
        description: 'The calls behind the pages. Errors are { detail }; wrong fields add { fields }.',
        version,
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: jsonSchemaTransform,
  })
  // Each takes a while to build and is the same until the next release: built when first asked for.
  const description = once(() => Buffer.from(JSON.stringify(app.swagger())))
  const page = once(() => docsPage(version, app.swagger().paths ?? {}))
  app.get('/api/openapi.json', { schema: { hide: true } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description()),
  )
  app.get('/api/docs.css', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(style),
  )
  app.get('/api/docs', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page()),
  )
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

const style = `:root{color-scheme:light dark;--line:light-dark(#d9e0ee,#263461);--soft:light-dark(#eef2f9,#17234b);--accent:light-dark(#c23a2a,#ff8d7d)}
body{font:16px/1.6 system-ui,sans-serif;max-width:54rem;margin:0 auto;padding:2rem 1.25rem;background:light-dark(#f6f8fc,#091029);color:light-dark(#0c1a3f,#eef2ff)}
section{border-top:1px solid var(--line);padding:1rem 0}h2{font-size:1rem;margin:0;font-family:ui-monospace,monospace;overflow-wrap:anywhere}b{color:var(--accent)}
pre{background:var(--soft);padding:1rem;border-radius:.75rem;overflow:auto;font-size:.85rem}summary{cursor:pointer}a{color:var(--accent)}small{opacity:.8}`

const json = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`
const block = (title: string, schema: unknown) =>
  schema ? `<details><summary>${title}</summary>${json(schema)}</details>` : ''

const publicData = `<section><h2>Public data</h2>
<p>Facts of colleges and majors are open to everyone, without a key: <code>GET /api/colleges/?q=…</code>, <code>GET /api/colleges/:id/</code>, <code>GET /api/majors/?q=…</code>, and all colleges in one file at <a href="/colleges/table.json">/colleges/table.json</a>. Every figure carries its source and year, or the reason why there is none.</p>
<p>License: ${attribution.map(escapeHtml).join(' ')} Values selected, rounded and joined by Lantern; name the source and the year beside a figure.</p>
<p>Limits: 1,200 calls a minute from one address; beyond that 429 with Retry-After. Answers may be kept for an hour. CORS: GET from a page of any site, without credentials.</p></section>`

function docsPage(version: string, paths: Record<string, unknown>): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    // The plugin's types are unions over two OpenAPI versions; we print only these simple parts.
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) =>
      call(method, path, operation),
    ),
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Lantern API ${version}</title><link rel="stylesheet" href="/api/docs.css"></head><body>
<h1>Lantern API</h1><p>Version ${version}. The same in machine form: <a href="/api/openapi.json">openapi.json</a>. Calls marked <small>session</small> need <code>Authorization: Bearer &lt;access&gt;</code>. Errors are <code>{ "detail": … }</code>.</p>
${publicData}
${calls.join('\n')}</body></html>`
}

function call(method: string, path: string, operation: Operation): string {
  const replies = Object.entries(operation.responses ?? {})
  return `<section><h2><b>${method.toUpperCase()}</b> ${escapeHtml(path)}${operation.security ? ' <small>session</small>' : ''}</h2>
<p>${escapeHtml(operation.summary ?? '')}</p>
${block('Parameters', operation.parameters)}${block('Request', operation.requestBody?.content?.['application/json']?.schema)}
${replies.map(([status, reply]) => block(`Answer ${status}`, reply.content?.['application/json']?.schema)).join('')}</section>`
}
