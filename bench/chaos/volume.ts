import { hash } from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import { openDatabase } from '#server/platform/db/database.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { startReady } from '../../e2e/support/product-process.ts'
import { bodyOf, send, Tally } from './person.ts'
import { type Kind, stores } from './stores.ts'

const password = 'a quiet lantern'
const colleges = [
  110635, 139755, 166027, 166683, 186131, 190150, 243744, 130794, 198419, 147767, 215062, 217156,
]
const rowsPerInsert = 1_000
const asks = 300

type Size = { accounts: number; saved: number }

/** Times the same calls on an empty database, on a full one, and while the clean-up job runs. */
export async function volume(size: Size, kind: Kind) {
  const { env, end } = await stores(kind)
  const database = openDatabase({ databaseUrl: env.DATABASE_URL ?? null, dataDir: env.DATA_DIR ?? '' })
  await migrate(database)
  const passwordHash = await hash(password, { memoryCost: 65_536, timeCost: 3, parallelism: 1 })
  const insert = async (
    db: Kysely<Tables>,
    table: keyof Tables,
    count: number,
    row: (n: number) => object,
  ) => {
    for (let from = 0; from < count; from += rowsPerInsert)
      await db
        .insertInto(table)
        .values(
          Array.from({ length: Math.min(rowsPerInsert, count - from) }, (_, n) => row(from + n)) as never,
        ) // rows of `table`
        .execute()
  }
  const at = Date.now()
  const accountRow = (n: number) => ({
    id: `a${n}`,
    email: `s${n}@example.edu`,
    password_hash: passwordHash,
    first_name: 'Maya',
    last_name: 'Torres',
    created_at: at,
    email_confirmed_at: at,
  })
  await insert(database.db, 'accounts', 20, accountRow)
  await database.close()
  const empty = await measure(env, 20)

  const again = openDatabase({ databaseUrl: env.DATABASE_URL ?? null, dataDir: env.DATA_DIR ?? '' })
  const filledFrom = performance.now()
  await insert(again.db, 'accounts', size.accounts - 20, (n) => accountRow(n + 20))
  const each = Math.ceil(size.saved / size.accounts)
  await insert(again.db, 'saved_colleges', size.saved, (n) => ({
    account_id: `a${Math.floor(n / each)}`,
    unitid: colleges[n % each] ?? n,
    college_name: 'A college',
    location: 'Columbus, Ohio',
    saved_at: at,
    status: 'Considering',
    deadline: n % 3 === 0 ? '2027-01-15' : null,
    note: '',
  }))
  const longAgo = at - 200 * 86_400_000
  await insert(again.db, 'sessions', size.accounts, (n) => ({
    id: `old${n}`,
    account_id: `a${n}`,
    address_hash: 'x',
    device_hash: null,
    device_name: 'A browser',
    created_at: longAgo,
    last_used_at: longAgo,
    revoked_at: null,
  }))
  await insert(again.db, 'refresh_tokens', size.accounts * 3, (n) => ({
    hash: `t${n}`,
    session_id: `old${Math.floor(n / 3)}`,
    expires_at: longAgo,
    replaced_at: null,
  }))
  await again.close()
  const filled = (performance.now() - filledFrom) / 1000
  // At its first start the product has four old rows per account to clean up, while people already use it.
  const cleaning = await measure(env, size.accounts)
  const full = await measure(env, size.accounts)
  end()
  console.log(
    `${size.accounts} accounts and ${size.saved} saved colleges on ${kind} (filled in ${filled.toFixed(0)} s); milliseconds, median / 99th of ${asks}`,
  )
  for (const name of Object.keys(empty.times)) {
    const cells = [empty, full, cleaning].map(({ times }) => times[name] ?? '')
    console.log(
      `  ${name.padEnd(22)} empty ${cells[0]}, full ${cells[1]}, during clean-up of ${size.accounts * 4} rows ${cells[2]}`,
    )
  }
  console.log(`  start to ready: empty ${empty.start} ms, full ${full.start} ms`)
  return [empty, full, cleaning].every(({ broken }) => broken === 0)
}

async function measure(env: Record<string, string>, accounts: number) {
  const tally = new Tally()
  const from = performance.now()
  const product = await startReady({ ...env, RATE_LIMIT: 'off' })
  const start = Math.round(performance.now() - from)
  const times: Record<string, string> = {}
  const timed = async (name: string, count: number, ask: (n: number) => Promise<unknown>) => {
    const taken: number[] = []
    for (let n = 0; n < count; n++) {
      const begun = performance.now()
      await ask(n)
      taken.push(performance.now() - begun)
    }
    taken.sort((a, b) => a - b)
    const of = (part: number) => (taken[Math.floor(taken.length * part)] ?? 0).toFixed(1)
    times[name] = `${of(0.5)} / ${of(0.99)}`
  }
  const someone = (n: number) => (n * 7_919) % accounts
  const tokens: { access: string; refresh: string }[] = []
  await timed('log in', 20, async (n) => {
    const body = { email: `s${someone(n)}@example.edu`, password }
    const answer = await send(product, tally, 'POST', '/users/login/', { body })
    tokens.push(bodyOf(answer))
  })
  const as = (n: number) => ({ token: tokens[n % tokens.length]?.access })
  await timed('profile', asks, (n) => send(product, tally, 'GET', '/users/profile/', as(n)))
  await timed('list of colleges', asks, (n) => send(product, tally, 'GET', '/saved-colleges/', as(n)))
  await timed('save a college', asks, (n) =>
    send(product, tally, 'PUT', '/saved-colleges/204796/', { ...as(n), body: {} }),
  )
  await timed('renew a session', asks, async (n) => {
    const pair = tokens[n % tokens.length]
    const body = { refresh: pair?.refresh ?? '' }
    const answer = await send(product, tally, 'POST', '/users/token/refresh/', { body })
    if (pair) Object.assign(pair, answer?.body)
  })
  await timed('export everything', 20, (n) => send(product, tally, 'GET', '/users/export/', as(n)))
  await product.stop()
  return { times, start, broken: tally.broken + tally.failures.length }
}
