import { isIP } from 'node:net'
import * as z from 'zod'

// The one place that reads the environment. A bad value stops the start with a sentence that names the variable.

const mostHops = 9
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const optional = z.string().trim().min(1).nullable().default(null)
const url = (schemes: string[]) =>
  optional
    .refine((value) => value === null || schemes.some((scheme) => value.startsWith(`${scheme}://`)), {
      error: `must start with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
      abort: true, // one sentence is enough
    })
    .refine((value) => value === null || isReadable(value), {
      error: 'cannot be read as an address. In a password, write # as %23, / as %2F and % as %25',
      abort: true,
    })
/** Whether the driver will read it: each would throw without naming the variable. */
function isReadable(value: string): boolean {
  if (value.endsWith('://')) return true // whether there must be a host is asked below
  // The driver of Postgres takes a bare % too, and no host where a query names a socket.
  if (value.startsWith('postgres')) return URL.canParse(value.replace('@/', '@host/'))
  try {
    decodeURIComponent(new URL(value).password)
    return true
  } catch {
    return false
  }
}
/** The URL of a server. A scheme without a host is refused. */
const address = (schemes: string[], example = 'lantern.example') =>
  url(schemes).refine((value) => value === null || hostOf(value) !== '', {
    error: `must name a host, like ${schemes[0]}://${example}`,
  })
const hostOf = (value: string) => (URL.canParse(value) ? new URL(value).hostname : '')
const wholeNumber = (from: number, to: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(from, `must be at least ${from}`)
    .max(to, `must be at most ${to}`)
const isAddress = (text: string) => /^[^\s@<>,;:]+@[^\s@<>,;:]+$/.test(text)
/** An address, alone or as `Name <address>`. */
const isSender = (text: string) => isAddress(/^[^<>:]*<(.*)>$/.exec(text)?.[1] ?? text)

const leastSecret = 32
/** Too short to sign sessions with. */
export const isShort = (secret: string) => secret.length < leastSecret
export const shortSecret = `must have at least ${leastSecret} characters`
/** One character over and over, or the example of .env.example and compose.yaml. */
export const isGuessed = (secret: string) =>
  new Set(secret).size === 1 || /^at.least.32.characters.of.your.own$/i.test(secret)

const Env = z.object({
  // A misspelt `production` would run without any of its refusals.
  NODE_ENV: z
    .enum(['production', 'development', 'test'], {
      error: 'must be production, development or test, written like that, or not set',
    })
    .nullable()
    .default(null),
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address(['http', 'https']).refine((value) => value === null || !/[?#@]/.test(value), {
    error: 'must have no password, query or fragment: paths are added to its end',
  }),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(['postgres', 'postgresql']),
  REDIS_URL: url(['redis', 'rediss']),
  JWT_SECRET: optional.refine((value) => value === null || !isShort(value), { error: shortSecret }),
  SMTP_URL: address(['smtp', 'smtps'], 'mail.example'),
  SUPPORT_EMAIL: z
    .email('must be an email address')
    .or(z.literal('support@localhost'))
    .default('support@localhost'),
  MAIL_FROM: optional.refine((value) => value === null || isSender(value), {
    error: 'must be an address, like a@lantern.example or Lantern <a@lantern.example>',
  }),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_PRICE_GOLD: optional,
  PAYMENTS: z.enum(['stripe', 'sandbox'], { error: 'must be stripe or sandbox' }).nullable().default(null),
  AI_BASE_URL: address(['http', 'https']),
  AI_API_KEY: optional,
  AI_MODEL: optional,
  LOG_LEVEL: z.enum(levels, { error: `must be one of ${levels.join(', ')}` }).default('info'),
  TRUST_PROXY: optional.refine((value) => value === null || trustProxyOf(value) !== null, {
    error: `must be false, how many proxies are in front (1 to ${mostHops}), or their addresses separated by commas, such as 10.0.0.0/8`,
  }),
  RATE_LIMIT: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  CORS_ORIGINS: optional,
  METRICS_TOKEN: optional.refine((value) => value === null || value.length >= 16, {
    error: 'must have at least 16 characters',
  }),
})

export type Config = {
  production: boolean
  port: number
  host: string
  publicUrl: string
  dataDir: string
  databaseUrl: string | null
  redisUrl: string | null
  /** null: a secret is generated and stored in the data folder (embedded database only). */
  jwtSecret: string | null
  smtpUrl: string | null
  supportEmail: string
  mailFrom: string
  stripe: { secretKey: string; webhookSecret: string; priceGold: string } | null
  payments: 'stripe' | 'sandbox' | 'off'
  model: { baseUrl: string; apiKey: string | null; name: string } | null
  logLevel: (typeof levels)[number]
  /** How many proxies are in front, or their addresses; true: every direct client is a proxy. */
  trustProxy: boolean | number | string
  rateLimit: boolean
  corsOrigins: readonly string[]
  /** null: /metrics answers on loopback only. */
  metricsToken: string | null
}

/** What is wrong with the environment, one sentence per line. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
  }
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const env = parsed(Env, environment)
  const config: Config = {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    jwtSecret: env.JWT_SECRET,
    smtpUrl: env.SMTP_URL,
    supportEmail: env.SUPPORT_EMAIL,
    mailFrom: env.MAIL_FROM ?? env.SUPPORT_EMAIL,
    stripe: stripeOf(env),
    payments: paymentsOf(env),
    model: env.AI_BASE_URL
      ? { baseUrl: env.AI_BASE_URL, apiKey: env.AI_API_KEY, name: env.AI_MODEL ?? '' }
      : null,
    logLevel: env.LOG_LEVEL,
    trustProxy: trustProxyOf(env.TRUST_PROXY ?? 'false') ?? false,
    rateLimit: env.RATE_LIMIT === 'on',
    corsOrigins: originsOf(env.CORS_ORIGINS),
    metricsToken: env.METRICS_TOKEN,
  }
  const problems = contradictions(config, env)
  if (problems.length > 0) throw new ConfigError(problems)
  return config
}

/** Reads only the database settings: the operator's command needs none of the server's secrets. */
export function readDatabaseConfig(environment: Readonly<Record<string, string | undefined>>) {
  const env = parsed(Env.pick({ DATABASE_URL: true, DATA_DIR: true }), environment)
  return { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR }
}

function parsed<S extends z.ZodType>(
  schema: S,
  environment: Readonly<Record<string, string | undefined>>,
): z.infer<S> {
  // An empty variable counts as unset: `PORT= npm start` means the default.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const result = schema.safeParse(given)
  if (!result.success)
    throw new ConfigError(result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`))
  return result.data
}

type Env = z.infer<typeof Env>

function stripeOf(env: Env): Config['stripe'] {
  if (!env.STRIPE_SECRET_KEY) return null
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    priceGold: env.STRIPE_PRICE_GOLD ?? '',
  }
}

function paymentsOf(env: Env): Config['payments'] {
  if (env.PAYMENTS) return env.PAYMENTS
  if (env.STRIPE_SECRET_KEY) return 'stripe'
  // In production the sandbox runs only if the operator asked for it.
  return env.NODE_ENV === 'production' ? 'off' : 'sandbox'
}

/** null: not one of the accepted forms. */
function trustProxyOf(value: string): Config['trustProxy'] | null {
  if (value === 'false') return false
  if (value === 'true') return true
  if (/^\d+$/.test(value)) return Number(value) >= 1 && Number(value) <= mostHops ? Number(value) : null
  const proxies = value.split(',').map((proxy) => proxy.trim())
  return proxies.every(isAddressOrRange) ? proxies.join(',') : null
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  // Everyone (/0) is what `true` says.
  return (
    bits === undefined ||
    (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

const originsOf = (list: string | null) =>
  (list ?? '')
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter(Boolean)

const isLiveKey = (key: string | null) => key !== null && /^[a-z]+_live_/.test(key)

function contradictions(config: Config, env: Env): string[] {
  const problems: string[] = []
  const need = (met: boolean, sentence: string) => {
    if (!met) problems.push(sentence)
  }
  need(
    !config.databaseUrl || config.jwtSecret !== null,
    'JWT_SECRET is required with DATABASE_URL: every process must know the same secret.',
  )
  need(
    config.payments !== 'stripe' || config.stripe !== null,
    'PAYMENTS is stripe, but STRIPE_SECRET_KEY is not set.',
  )
  need(
    config.payments !== 'stripe' ||
      config.stripe === null ||
      Boolean(env.STRIPE_WEBHOOK_SECRET && env.STRIPE_PRICE_GOLD),
    'STRIPE_SECRET_KEY needs STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_GOLD beside it.',
  )
  need(
    !config.production || config.payments !== 'sandbox' || !isLiveKey(env.STRIPE_SECRET_KEY),
    'PAYMENTS is sandbox, but STRIPE_SECRET_KEY is a live key: nobody would pay. Take away one of the two.',
  )
  need(
    !config.production || config.jwtSecret === null || !isGuessed(config.jwtSecret),
    'JWT_SECRET must be your own: this one anybody would guess.',
  )
  need(config.model?.name !== '', 'AI_BASE_URL needs AI_MODEL beside it: the name of the model to call.')
  need(
    config.rateLimit || !config.production,
    'RATE_LIMIT=off is for load tests on loopback; it is refused in production.',
  )
  need(
    !config.production || env.PUBLIC_URL !== null,
    'PUBLIC_URL is required in production: links in mail are built from it.',
  )
  for (const origin of config.corsOrigins) {
    need(
      /^https?:\/\/[^/\s*]+$/.test(origin),
      `CORS_ORIGINS holds ${origin}: name exact origins such as https://app.example.org.`,
    )
  }
  return problems
}
