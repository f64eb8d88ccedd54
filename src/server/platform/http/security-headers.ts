/** What built pages need beside 'self': hashes of inline script and style, and another API host if built for one. */
export type PagePolicy = {
  scriptHashes: readonly string[]
  styleHashes: readonly string[]
  connect: readonly string[]
}

export const noPages: PagePolicy = { scriptHashes: [], styleHashes: [], connect: [] }

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`)

const contentPolicy = ({ scriptHashes, styleHashes, connect }: PagePolicy) =>
  [
    ["default-src 'self'"],
    ["script-src 'self'", ...quoted(scriptHashes)],
    ["style-src 'self'", ...quoted(styleHashes)],
    ["img-src 'self' data:"],
    ["font-src 'self'"],
    ["connect-src 'self'", ...connect],
    ["worker-src 'self' blob:"],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    // No page of ours makes markup or script of text, so there is no policy that could: every such attempt is refused.
    ["require-trusted-types-for 'script'"],
    ["trusted-types 'none'"],
  ]
    .map((words) => words.join(' '))
    .join(';')

/** The same for every answer, so they are written out once; a route may replace one by its own. */
export const safeHeaders = (policy: PagePolicy, behindTls: boolean) => ({
  'content-security-policy': contentPolicy(policy),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(behindTls && { 'strict-transport-security': 'max-age=31536000' }),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
})
