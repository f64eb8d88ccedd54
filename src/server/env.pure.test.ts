import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './env.ts'
import { packageRoot } from './package-root.ts'

const problem = (environment: Record<string, string>) => {
  try {
    readConfig(environment)
    return null
  } catch (error) {
    return error instanceof ConfigError ? error.message : error
  }
}

test('with nothing set everything is embedded', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: './data',
    databaseUrl: null,
    payments: 'sandbox',
    model: null,
    supportEmail: 'support@localhost',
    mailFrom: 'support@localhost',
    rateLimit: true,
  })
})

test.each([
  [
    'DATABASE_URL',
    'postgres://lantern:a#b@db.example/lantern',
    'postgres://lantern:a%23b@db.example/lantern',
  ],
  [
    'DATABASE_URL',
    'postgres://lantern:a/b@db.example/lantern',
    'postgres://lantern:a@/lantern?host=/run/postgresql',
  ],
  ['REDIS_URL', 'redis://:a#b@cache.example', 'redis://:a%23b@cache.example'],
  ['REDIS_URL', 'redis://:a%b@cache.example', 'redis://:a%25b@cache.example'],
  ['SMTP_URL', 'smtp://lantern:a/b@mail.example', 'smtp://lantern:a%2Fb@mail.example'],
])('%s=%s is refused for the sign in its password, and %s is read', (name, wrong, right) => {
  const own = 'a secret of more than 32 characters'
  expect(problem({ JWT_SECRET: own, [name]: wrong })).toBe(
    `${name} cannot be read as an address. In a password, write # as %23, / as %2F and % as %25.`,
  )
  expect(() => readConfig({ JWT_SECRET: own, [name]: right })).not.toThrow()
})

test('an empty variable is as good as none, and PUBLIC_URL follows PORT', () => {
  expect(readConfig({ PORT: '', REDIS_URL: ' ' })).toEqual(readConfig({}))
  expect(readConfig({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
})

test('play money beside a live key stops the start in production, and only there', () => {
  const both = { PAYMENTS: 'sandbox', STRIPE_SECRET_KEY: 'sk_live_x', PUBLIC_URL: 'https://lantern.example' }
  expect(problem({ ...both, NODE_ENV: 'production' })).toContain('STRIPE_SECRET_KEY is a live key')
  expect(problem({ ...both, NODE_ENV: 'production', STRIPE_SECRET_KEY: 'rk_live_x' })).not.toBeNull()
  expect(problem({ ...both, NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_test_x' })).toBeNull()
  expect(problem(both)).toBeNull()
})

test.each([
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 16 characters.'],
  [{ PORT: 'eighty' }, 'PORT must be a number.'],
  [{ PORT: '70000' }, 'PORT must be at most 65535.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
  [
    { DATABASE_URL: 'postgres://x' },
    'JWT_SECRET is required with DATABASE_URL: every process must know the same secret.',
  ],
  [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters.'],
  [{ SMTP_URL: 'localhost' }, 'SMTP_URL must start with smtp:// or smtps://.'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must name a host, like smtp://mail.example.'],
  [
    { MAIL_FROM: 'not an address' },
    'MAIL_FROM must be an address, like a@lantern.example or Lantern <a@lantern.example>.',
  ],
  [{ SUPPORT_EMAIL: 'help' }, 'SUPPORT_EMAIL must be an email address.'],
  [{ PAYMENTS: 'cash' }, 'PAYMENTS must be stripe or sandbox.'],
  [{ PAYMENTS: 'stripe' }, 'PAYMENTS is stripe, but STRIPE_SECRET_KEY is not set.'],
  [
    { STRIPE_SECRET_KEY: 'sk_x' },
    'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_GOLD beside it.',
  ],
  [
    { AI_BASE_URL: 'http://localhost:11434/v1' },
    'AI_BASE_URL needs AI_MODEL beside it: the name of the model to call.',
  ],
  [{ NODE_ENV: 'production' }, 'PUBLIC_URL is required in production: links in mail are built from it.'],
  [
    { NODE_ENV: 'production', PUBLIC_URL: 'https://x.org', RATE_LIMIT: 'off' },
    'RATE_LIMIT=off is for load tests on loopback; it is refused in production.',
  ],
  [{ PUBLIC_URL: 'http://' }, 'PUBLIC_URL must name a host, like http://lantern.example.'],
  [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS holds *: name exact origins such as https://app.example.org.'],
])('%j stops the start with a sentence', (environment, sentence) => {
  expect(problem(environment)).toBe(sentence)
})

test.each(['https://x.org/?a=b', 'https://x.org/#top', 'https://me:secret@x.org'])(
  'PUBLIC_URL=%s stops the start with a sentence',
  (value) =>
    expect(problem({ PUBLIC_URL: value })).toBe(
      'PUBLIC_URL must have no password, query or fragment: paths are added to its end.',
    ),
)

test.each(['x'.repeat(40), 'at-least-32-characters-of-your-own', 'at least 32 characters of your own'])(
  'in production a secret that anybody would guess, %j, stops the start',
  (JWT_SECRET) => {
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://lantern.example' }
    expect(problem({ ...production, JWT_SECRET })).toBe(
      'JWT_SECRET must be your own: this one anybody would guess.',
    )
    expect(readConfig({ JWT_SECRET }).jwtSecret).toBe(JWT_SECRET)
  },
)

test.each(['Production', 'PRODUCTION', 'prod', 'production '])(
  'NODE_ENV=%j stops the start with a sentence',
  (value) =>
    expect(problem({ NODE_ENV: value })).toBe(
      'NODE_ENV must be production, development or test, written like that, or not set.',
    ),
)

test.each([
  ['1', 1],
  ['2', 2],
  ['10.0.0.0/8, 192.168.1.7', '10.0.0.0/8,192.168.1.7'],
  ['::1,fd00::/8', '::1,fd00::/8'],
  ['true', true],
  ['false', false],
])('TRUST_PROXY=%s is taken', (value, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(trustProxy)
})

test.each([
  ['garbage'],
  ['0'],
  ['10'],
  ['-1'],
  ['1.5'],
  ['10.0.0.0/33'],
  ['1.2.3.4/0'],
  ['::/0'],
  ['10.0.0.1,'],
  ['proxy.example'],
  ['::1/129'],
])('TRUST_PROXY=%s stops the start with a sentence', (value) => {
  expect(problem({ TRUST_PROXY: value })).toBe(
    'TRUST_PROXY must be false, how many proxies are in front (1 to 9), or their addresses separated by commas, such as 10.0.0.0/8.',
  )
})

test.each([
  'help@lantern.example',
  'support@localhost',
  'Lantern <help@lantern.example>',
  '"Lantern, Inc." <help@lantern.example>',
])('MAIL_FROM=%s is taken', (value) => expect(readConfig({ MAIL_FROM: value }).mailFrom).toBe(value))

test.each([
  'a@',
  '@b.example',
  'Lantern <>',
  'Lantern <help>',
  'Lantern a@b.example',
  'a@b.example, c@d.example',
])('MAIL_FROM=%s stops the start', (value) =>
  expect(problem({ MAIL_FROM: value })).toContain('MAIL_FROM must be an address'),
)

test.each(['', 'development', 'test'])('NODE_ENV=%s is as good as none', (value) => {
  expect(readConfig({ NODE_ENV: value })).toEqual(readConfig({}))
})

test('in production without a key there are no payments, and the sandbox only when asked for', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://lantern.example' }
  expect(readConfig(production).payments).toBe('off')
  expect(readConfig({ ...production, PAYMENTS: 'sandbox' }).payments).toBe('sandbox')
})

test('every variable that is read is in .env.example, and the other way round', () => {
  const source = readFileSync(join(packageRoot(), 'src/server/env.ts'), 'utf8')
  const read = [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((match) => match[1])
  const example = readFileSync(join(packageRoot(), '.env.example'), 'utf8')
  const listed = [...example.matchAll(/^# ([A-Z][A-Z_]+)=/gm)]
    .map((match) => match[1])
    .filter((name) => !name?.startsWith('VITE_'))
  expect([...new Set(listed)].sort()).toEqual([...new Set(read)].sort())
})
