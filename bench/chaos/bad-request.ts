import { seeded } from '#contract/testing/seeded.ts'
import { allKeysOf, everyEndpoint } from '#server/testing/every-endpoint.ts'

/** Random whole numbers in [0, most) from a seed, so that a request that failed can be sent again. */
export const dice = (seed: number) => seeded(seed).below
export type Dice = ReturnType<typeof dice>

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND', 'TRACE']
// biome-ignore format: a table
const segments = [
  '..', '%2e%2e', '%00', '%', '%zz', '%ff', '%c0%ae', '%ED%A0%80', 'api', 'users', 'profile', 's', 'colleges', 'majors',
  '__proto__', 'constructor', '166027', '-1', '1e9', '99999999999999999999', 'a'.repeat(300), '%F0%9F%92%A9', ';', '\\', '*',
  'assets', 'index.html', '.env', '.git', 'confirm-email', 'sitemap.xml', 'metrics', 'healthz', 'docs', 'calendar', 'x.ics',
]
// biome-ignore format: a table
const queries = [
  '', '?', '?q=%00', '?q=a&q=b', '?q[]=1', '?q[__proto__]=x', '?__proto__=1', '?page=-1', '?page=1e400', '?state=%FF', '?=&&=',
  `?q=${'y'.repeat(2_000)}`, '?sort=constructor', '?ids=1,2,,%2c', '?plan=undefined&x=%',
]
// biome-ignore format: a table
const contentTypes = [
  'application/json', 'application/json', 'application/json', 'application/json; charset=utf-16', 'text/plain', 'text/xml', '',
  ';;;', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=', 'application/json\t', 'APPLICATION/JSON', 'a/b+json',
]
// biome-ignore format: a table
const oddHeaders = [
  'authorization: Bearer x.y.z', 'authorization: Bearer', 'authorization: Basic eDp5', 'x-forwarded-for: 1.2.3.4, ::1, garbage',
  'x-forwarded-for: ::ffff:1.2.3.4:99', 'x-forwarded-host: evil.example', 'cookie: lantern_device=a.b; ; =;', 'if-match: *',
  'if-none-match: W/"x", *', 'range: bytes=9-1,-', 'accept-encoding: br;q=9,gzip;q=x', 'accept: \u00ff/\u00ff', 'expect: nothing',
  'content-encoding: gzip', 'stripe-signature: t=1,v1=zz', 'stripe-signature: t=,,v1', 'origin: null', 'upgrade: h2c', 'host: ',
  'x-http-method-override: DELETE', 'user-agent: \u00e9\u00e8', 'accept-language: *;q=-1', 'if-modified-since: never',
  `x-long: ${'z'.repeat(3_000)}`, 'transfer-encoding: identity', 'content-length: 5', 'content-length: -1', 'te: trailers',
]
// biome-ignore format: a table
const values = [
  'null', 'true', '0', '-0', '1e999', '1e-400', '""', '"x"', '"\\u0000"', '"\\ud800"', '"a@b.co"', '"a quiet lantern!"', '[]', '{}',
  '{"length":{"toString":"x"}}', '{"length":-1}', '{"then":{"then":1}}', '{"toString":null}', '{"__proto__":{"a":1}}', '[[[[1]]]]',
  '{"constructor":{"prototype":{}}}', '"\\u202e\\u0007"', '9007199254740993', '"2026-02-30"', '"\uFEFF"', '"%s%n"', '"\' or 1=1--"',
  `"${'x'.repeat(400)}"`, '["a",null,{"length":"3"}]', '{"toJSON":1}', '{"valueOf":[],"_zod":{}}', '"https://x.example/\\u0000"',
]
const whole = [
  '',
  '{',
  '{"a":',
  'nul',
  '[1,2',
  '"',
  '\uFEFF{}',
  '\u0000',
  '{"a":1}{"b":2}',
  '{"a":1,}',
  "{'a':1}",
  '5',
  '"x"',
  'null',
]

/** Makes malformed requests, most of them to endpoints that exist. */
export async function badRequests(token: () => string): Promise<(roll: Dice) => Buffer> {
  const calls = (await everyEndpoint()).map(({ method, path, body }) => ({
    method,
    path: `/api${path}`,
    keys: [...allKeysOf(body), 'length', '__proto__', 'x'],
  }))
  const one = <T>(roll: Dice, list: readonly T[]): T => list[roll(list.length)] as T // never empty

  function bodyOf(roll: Dice, keys: readonly string[], depth = 0): string {
    const fields = Array.from({ length: roll(5) }, () => {
      const nested = depth < 3 && roll(6) === 0
      const value = nested ? bodyOf(roll, keys, depth + 1) : one(roll, values)
      return `${JSON.stringify(one(roll, keys))}:${nested && roll(2) === 0 ? `[${value}]` : value}`
    })
    return `{${fields.join()}}`
  }

  function payload(roll: Dice, keys: readonly string[]): Buffer {
    switch (roll(16)) {
      case 0:
        return Buffer.from(one(roll, whole))
      case 1:
        return Buffer.from(Array.from({ length: roll(64) }, () => roll(256)))
      case 2:
        return Buffer.from('['.repeat(roll(3_000)))
      case 3:
        return Buffer.from(bodyOf(roll, keys), 'utf16le')
      case 4:
        return Buffer.from(`{"x":"${'x'.repeat(roll(40_000))}"}`)
      default:
        return Buffer.from(bodyOf(roll, keys))
    }
  }

  return (roll) => {
    const call = one(roll, calls)
    const known = roll(4) > 0
    const path = known
      ? call.path.replace(/:\w+/g, () => one(roll, segments))
      : `/${Array.from({ length: 1 + roll(4) }, () => one(roll, segments)).join('/')}`
    const method = roll(8) === 0 ? one(roll, methods) : known ? call.method : 'GET'
    const body = method === 'GET' || method === 'HEAD' ? Buffer.alloc(0) : payload(roll, call.keys)
    const headers = [
      `${method} ${path.replaceAll(' ', '')}${roll(3) === 0 ? one(roll, queries) : ''} HTTP/1.1`,
      'host: lantern.example',
      ...(roll(2) === 0 ? [`authorization: Bearer ${token()}`] : []),
      ...(body.length > 0
        ? [`content-length: ${body.length}`, `content-type: ${one(roll, contentTypes)}`]
        : []),
      ...Array.from({ length: roll(3) }, () => one(roll, oddHeaders)),
    ]
    return Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\n\r\n`, 'latin1'), body])
  }
}
