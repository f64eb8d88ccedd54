import { hash } from '@node-rs/argon2'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import * as contract from '#contract/accounts.ts'
import { sendContact } from '#contract/contact.ts'
import { day, minute, second } from '#server/platform/clock.ts'
import { testApp } from '#server/testing/test-app.ts'

const goodPassword = 'a quiet lantern'
const ada = {
  email: 'ada@example.edu',
  password: goodPassword,
  password2: goodPassword,
  first_name: 'Ada',
  last_name: 'Byron',
}

async function registered(changes: Parameters<typeof testApp>[0] = {}) {
  const app = await testApp(changes)
  expect((await app.call(contract.register, { body: ada })).status).toBe(201)
  const logIn = async (password = goodPassword, email = ada.email) =>
    await app.call(contract.login, { body: { email, password } })
  const { access, refresh } = (await logIn()).body
  return { ...app, logIn, access, refresh }
}

const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const loginFailed = { detail: 'Login failed. Please check your credentials.' }
const expired = { detail: 'Session expired. Please log in again.' }

test('signing up, logging in and reading the profile', async () => {
  const { call, access } = await registered()
  const { status, body } = await call(contract.getProfile, { token: access })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: expect.any(String),
    first_name: 'Ada',
    last_name: 'Byron',
    email: 'ada@example.edu',
    subscription_tier: 'free',
    subscription_status: 'free',
    subscription_end_date: null,
    subscription_source: null,
    payment_problem: false,
  })
})

test.each([
  ['different passwords', { password2: 'another lantern!' }, { password2: ['Passwords do not match.'] }],
  [
    'a short password',
    { password: 'short!', password2: 'short!' },
    { password: [contract.passwordRuleMessage] },
  ],
  [
    'no special character',
    { password: 'onlyletters12', password2: 'onlyletters12' },
    { password: [contract.passwordRuleMessage] },
  ],
  [
    'a common password',
    { password: 'Password123!', password2: 'Password123!' },
    { password: [expect.stringContaining('too easy to guess')] },
  ],
  ['no email', { email: 'nobody' }, { email: ['Enter a valid email address.'] }],
  ['no first name', { first_name: ' ' }, { first_name: ['Enter your first name.'] }],
])('register refuses %s with an object of field errors', async (_case, change, fields) => {
  const { call } = await testApp()
  expect(await call(contract.register, { body: { ...ada, ...change } })).toMatchObject({
    status: 400,
    body: fields,
  })
})

test('one email, however it is spelled, has one account', async () => {
  const { call } = await registered()
  const again = await call(contract.register, { body: { ...ada, email: '  ADA@Example.edu ' } })
  expect(again).toMatchObject({
    status: 400,
    body: { email: ['An account with this email already exists.'] },
  })
})

test('two people who register one email at the same moment get one account', async () => {
  const { call } = await testApp()
  const both = await Promise.all([
    call(contract.register, { body: ada }),
    call(contract.register, { body: ada }),
  ])
  expect(both.map((answer) => answer.status).sort()).toEqual([201, 400])
})

test.each([
  ['wrong password', ada.email, 'not the lantern'],
  ['unknown email', 'nobody@example.edu', goodPassword],
])('login with %s gives one and the same answer', async (_case, email, password) => {
  const { logIn } = await registered()
  expect(await logIn(password, email)).toMatchObject({ status: 401, body: loginFailed })
})

const composed = 'un caf\u00e9 tranquille'
const decomposed = 'un cafe\u0301 tranquille'

test('a password is the same however the keyboard writes its accents', async () => {
  const { call } = await testApp()
  const body = { ...ada, password: composed, password2: decomposed }
  expect((await call(contract.register, { body })).status).toBe(201)
  for (const password of [composed, decomposed])
    expect((await call(contract.login, { body: { email: ada.email, password } })).status).toBe(200)
})

test('a hash made of what was typed, before there was one spelling, is still good', async () => {
  const { logIn, database } = await registered()
  const password_hash = await hash(decomposed, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  await database.db.updateTable('accounts').set({ password_hash }).execute()
  expect((await logIn(decomposed)).status).toBe(200)
  expect((await logIn('un cafe tranquille')).status).toBe(401)
})

test('an access token stops working after ten minutes', async () => {
  const { call, access, passTime } = await registered()
  passTime(10 * minute - second)
  expect((await call(contract.getProfile, { token: access })).status).toBe(200)
  passTime(2 * second)
  expect((await call(contract.getProfile, { token: access })).status).toBe(401)
})

test('an access token is no refresh token and the other way round', async () => {
  const { call, access, refresh } = await registered()
  expect(await call(contract.refreshSession, { body: { refresh: access } })).toMatchObject({
    status: 401,
    body: expired,
  })
  expect((await call(contract.getProfile, { token: refresh })).status).toBe(401)
})

test('alg none, a wrong key and a foreign audience are 401', async () => {
  const { call, access } = await registered()
  const payload = access.split('.')[1]
  const none = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${payload}.`
  const signed = (key: string, audience: string) =>
    new SignJWT({ sid: 'x' })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject('x')
      .setIssuer('lantern')
      .setAudience(audience)
      .setExpirationTime('1y')
      .sign(new TextEncoder().encode(key))
  const forged = [
    none,
    await signed('another secret, long enough to pass', 'lantern-api'),
    await signed('a secret for tests, long enough to pass', 'elsewhere'),
    'x.y.z',
    '',
  ]
  for (const token of forged) expect((await call(contract.getProfile, { token })).status).toBe(401)
})

test('a refresh token works once; an old one that comes back ends the whole family', async () => {
  const { call, refresh, passTime } = await registered()
  const second1 = (await call(contract.refreshSession, { body: { refresh } })).body
  passTime(minute)
  expect(await call(contract.refreshSession, { body: { refresh } })).toMatchObject({
    status: 401,
    body: expired,
  })
  expect((await call(contract.refreshSession, { body: { refresh: second1.refresh ?? '' } })).status).toBe(401)
  expect((await call(contract.getProfile, { token: second1.access })).status).toBe(401)
})

test('two tabs that refresh at once stay logged in', async () => {
  const { call, refresh, passTime } = await registered()
  const race = await Promise.all([1, 2].map(() => call(contract.refreshSession, { body: { refresh } })))
  expect(race.map((answer) => answer.status)).toEqual([200, 200])
  passTime(minute)
  for (const { body } of race)
    expect((await call(contract.refreshSession, { body: { refresh: body.refresh ?? '' } })).status).toBe(200)
})

test('within the grace a token comes back with the same successor: there is one chain, and no second session', async () => {
  const { call, refresh, passTime } = await registered()
  const renew = (token = '') => call(contract.refreshSession, { body: { refresh: token } })
  const owner = (await renew(refresh)).body.refresh
  passTime(5 * second)
  const thief = (await renew(refresh)).body.refresh
  expect(thief).toBe(owner)
  passTime(minute)
  const next = (await renew(owner)).body.refresh
  passTime(minute)
  expect((await renew(thief)).status).toBe(401)
  expect((await renew(next)).status).toBe(401) // both sides of a stolen token must log in again
})

test('a session ends 90 days after its login, however often it is renewed', async () => {
  const { call, refresh, passTime } = await registered()
  let token = refresh
  const renew = async () => {
    const { status, body } = await call(contract.refreshSession, { body: { refresh: token } })
    token = body.refresh ?? token
    return { status, access: body.access }
  }
  for (let days = 0; days < 80; days += 20) {
    expect((await renew()).status).toBe(200)
    passTime(20 * day)
  }
  passTime(10 * day - minute)
  const last = await renew()
  expect(last.status).toBe(200)
  passTime(minute)
  expect((await call(contract.getProfile, { token: last.access })).status).toBe(401)
  expect((await renew()).status).toBe(401)
})

test('the devices signed in are listed, the last used first, and can be signed out one by one', async () => {
  const { call, access, refresh, passTime } = await registered()
  passTime(minute)
  const phone = await call(contract.login, {
    body: { email: ada.email, password: goodPassword },
    headers: {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1',
    },
  })
  const list = async () => (await call(contract.listDevices, { token: access })).body
  const both = await list()
  expect(both).toMatchObject([
    { name: 'Safari on iPhone', current: false, signed_in_at: isoTime },
    { name: 'A browser', current: true, last_used_at: isoTime },
  ])
  passTime(minute)
  await call(contract.refreshSession, { body: { refresh } })
  expect((await list()).map(({ current }) => current)).toEqual([true, false])
  const end = (id: string, token = access) => call(contract.endDevice, { token, params: { id } })
  const id = both[0]?.id ?? ''
  for (const _again of [1, 2]) expect((await end(id)).status).toBe(204)
  expect(await list()).toHaveLength(1)
  expect((await call(contract.getProfile, { token: phone.body.access })).status).toBe(401)
  expect((await call(contract.refreshSession, { body: { refresh: phone.body.refresh } })).status).toBe(401)
})

test("nobody signs out someone else's device", async () => {
  const { call, access, signedIn } = await registered()
  const [own] = (await call(contract.listDevices, { token: access })).body
  const stranger = await signedIn('stranger')
  await call(contract.endDevice, { token: stranger, params: { id: own?.id ?? '' } })
  expect((await call(contract.getProfile, { token: access })).status).toBe(200)
})

test('the grace does not begin anew with each repetition', async () => {
  const { call, refresh, passTime } = await registered()
  for (let i = 0; i < 3; i++) {
    expect((await call(contract.refreshSession, { body: { refresh } })).status).toBe(200)
    passTime(4 * second)
  }
  expect((await call(contract.refreshSession, { body: { refresh } })).status).toBe(401)
})

test('logging out ends the session at once', async () => {
  const { call, access, refresh } = await registered()
  expect((await call(contract.logout, { body: { refresh } })).status).toBe(204)
  expect((await call(contract.getProfile, { token: access })).status).toBe(401)
  expect((await call(contract.refreshSession, { body: { refresh } })).status).toBe(401)
})

test('the name can be changed, one part or both', async () => {
  const { call, access } = await registered()
  const saved = await call(contract.saveProfile, { token: access, body: { first_name: ' Augusta ' } })
  expect(saved.body).toMatchObject({ first_name: 'Augusta', last_name: 'Byron' })
})

test('a new password ends the other sessions and keeps this one', async () => {
  const { call, logIn, access } = await registered()
  const other = (await logIn()).body
  const next = 'a brighter lantern'
  expect(
    await call(contract.changePassword, { token: access, body: { old: 'not the lantern', new: next } }),
  ).toMatchObject({
    status: 400,
    body: { detail: 'That password is not right. Please try again.' },
  })
  expect(
    (await call(contract.changePassword, { token: access, body: { old: goodPassword, new: next } })).status,
  ).toBe(204)
  expect((await call(contract.getProfile, { token: other.access })).status).toBe(401)
  expect((await call(contract.getProfile, { token: access })).status).toBe(200)
  expect([(await logIn()).status, (await logIn(next)).status]).toEqual([401, 200])
})

test('deleting needs the password, wrong is 400, and takes everything with it', async () => {
  const { call, access, logIn, database } = await registered()
  expect(
    (await call(contract.deleteAccount, { token: access, body: { password: 'not the lantern' } })).status,
  ).toBe(400)
  expect(
    (await call(contract.deleteAccount, { token: access, body: { password: goodPassword } })).status,
  ).toBe(204)
  expect((await logIn()).status).toBe(401)
  expect((await call(contract.getProfile, { token: access })).status).toBe(401)
  for (const table of [
    'accounts',
    'sessions',
    'refresh_tokens',
    'password_resets',
    'email_confirmations',
    'contact_messages',
    'subscriptions',
  ] as const) {
    expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
  }
})

test('the export holds what is stored, and no secret', async () => {
  const { call, access } = await registered()
  const { body } = await call(contract.exportData, { token: access })
  expect(body).toMatchObject({
    account: { email: 'ada@example.edu', firstName: 'Ada', createdAt: isoTime },
    sessions: [{ createdAt: isoTime, revokedAt: null }],
    contactMessages: [],
  })
  expect(JSON.stringify(body)).not.toMatch(/argon2|confirm-email\//)
})

test('every time in the export is ISO 8601 UTC, and every name is written alike', async () => {
  const { call, access, refresh, database, logIn } = await registered()
  const message = { name: 'Ada', email: ada.email, subject: 'Hello', message: 'A question.' }
  await call(sendContact, { token: access, body: message })
  await call(contract.logout, { body: { refresh } })
  const { access: token } = (await logIn()).body
  const { id } = await database.db.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
  const change = { id: 'change-1', account_id: id, plan: 'gold' as const, by: 'operator' }
  await database.db
    .insertInto('plan_changes')
    .values({ ...change, until: Date.UTC(2027, 0, 1), at: Date.UTC(2026, 0, 1) })
    .execute()
  const { body } = await call(contract.exportData, { token })
  expect(body).toMatchObject({
    waitingMail: [
      { to: ada.email, subject: 'Confirm your email address for Lantern', createdAt: isoTime },
      { subject: 'Hello', createdAt: isoTime },
    ],
    sessions: [{ revokedAt: isoTime }, { createdAt: isoTime, revokedAt: null }],
    contactMessages: [{ ...message, createdAt: isoTime }],
    billing: {
      changesByOperator: [
        { plan: 'gold', endsAt: '2027-01-01T00:00:00.000Z', changedAt: '2026-01-01T00:00:00.000Z' },
      ],
    },
  })
  const text = JSON.stringify(body)
  expect(text.match(/"\w*(_|\bat\b)\w*":/g)).toBeNull()
  expect(text.match(/:\d{10,}/g)).toBeNull()
})

/** A new account also gets a mail of welcome. */
const resetMails = ({ sent }: Awaited<ReturnType<typeof registered>>) =>
  sent.filter(({ subject }) => subject === 'Reset your Lantern password')

async function resetToken(app: Awaited<ReturnType<typeof registered>>) {
  expect((await app.call(contract.requestReset, { body: { email: ada.email } })).body).toEqual({
    detail: 'If an account with that email exists, a password reset link has been sent.',
  })
  await app.runJobs()
  const link = resetMails(app)
    .at(-1)
    ?.text.split('\n')
    .find((line) => line.startsWith('http://lantern.test/home/reset-password?token='))
  return new URL(link ?? 'http://none').searchParams.get('token') ?? ''
}

const invalid = { detail: 'This reset link is invalid or has expired. Please try again.' }

test('a reset sets the password once and ends every session', async () => {
  const app = await registered()
  const token = await resetToken(app)
  const next = 'a brighter lantern'
  expect((await app.call(contract.confirmReset, { body: { token, password: next } })).status).toBe(200)
  expect((await app.call(contract.getProfile, { token: app.access })).status).toBe(401)
  expect([(await app.logIn()).status, (await app.logIn(next)).status]).toEqual([401, 200])
  expect(await app.call(contract.confirmReset, { body: { token, password: next } })).toMatchObject({
    status: 400,
    body: invalid,
  })
})

/** Makes checking the password far slower than setting one, so that a login that overlaps a reset ends after it. */
async function passwordThatTakesLong({ database }: Awaited<ReturnType<typeof registered>>) {
  const password_hash = await hash(goodPassword, { memoryCost: 32_768, timeCost: 4, parallelism: 1 })
  await database.db.updateTable('accounts').set({ password_hash }).execute()
}

test('a login with the old password that overlaps a reset opens no session', async () => {
  const app = await registered()
  const token = await resetToken(app)
  await passwordThatTakesLong(app)
  const [login, reset] = await Promise.all([
    app.logIn(),
    app.call(contract.confirmReset, { body: { token, password: 'a brighter lantern' } }),
  ])
  expect(reset.status).toBe(200)
  expect(login).toMatchObject({ status: 401, body: loginFailed })
  const open = await app.database.db
    .selectFrom('sessions')
    .where('revoked_at', 'is', null)
    .selectAll()
    .execute()
  expect(open).toEqual([])
})

test('of two password changes at once one succeeds: the other no longer has the right old password', async () => {
  const app = await registered()
  const other = (await app.logIn()).body.access
  const change = (token: string, next: string) =>
    app.call(contract.changePassword, { token, body: { old: goodPassword, new: next } })
  const answers = await Promise.all([
    change(app.access, 'a brighter lantern'),
    change(other, 'the lantern of a thief'),
  ])
  const [changed, refused] = answers.map(({ status }) => status).sort()
  // 401: the first change may already have ended the other session.
  expect([changed, refused === 400 || refused === 401]).toEqual([204, true])
})

test('a password changed by hand ends reset links that are still open', async () => {
  const app = await registered()
  const token = await resetToken(app)
  const change = { old: goodPassword, new: 'a brighter lantern' }
  expect((await app.call(contract.changePassword, { token: app.access, body: change })).status).toBe(204)
  expect(
    await app.call(contract.confirmReset, { body: { token, password: 'a third lantern!' } }),
  ).toMatchObject({ status: 400, body: invalid })
})

test('a request made before a password change and answered after it mails no link', async () => {
  const app = await registered()
  await app.call(contract.requestReset, { body: { email: ada.email } })
  await app.call(contract.requestReset, { body: { email: 'other@example.edu' } })
  const change = { old: goodPassword, new: 'a brighter lantern' }
  expect((await app.call(contract.changePassword, { token: app.access, body: change })).status).toBe(204)
  const waiting = await app.database.db.selectFrom('reset_requests').select('email').execute()
  expect(waiting).toEqual([{ email: 'other@example.edu' }])
  await app.runJobs()
  expect(resetMails(app)).toEqual([])
})

test.each(['changed', 'reset'])(
  'whoever lost their links because the password was %s is mailed again',
  async (how) => {
    const app = await registered()
    await app.http.inject({ method: 'POST', url: (await confirmationLink(app)).path })
    let token = ''
    for (let i = 0; i < 5; i++) token = await resetToken(app)
    await app.call(contract.requestReset, { body: { email: ada.email } })
    await app.runJobs()
    expect(resetMails(app)).toHaveLength(5)
    const answer =
      how === 'changed'
        ? await app.call(contract.changePassword, {
            token: app.access,
            body: { old: goodPassword, new: 'a brighter lantern' },
          })
        : await app.call(contract.confirmReset, { body: { token, password: 'a brighter lantern' } })
    expect(answer.status).toBeLessThan(300)
    const again = await resetToken(app)
    expect(resetMails(app)).toHaveLength(6)
    expect(
      (await app.call(contract.confirmReset, { body: { token: again, password: 'a third lantern!' } }))
        .status,
    ).toBe(200)
  },
)

test('of two links of one account used at once, one works and the other is an invalid link', async () => {
  const app = await registered()
  for (let round = 0; round < 5; round++) {
    const tokens = [await resetToken(app), await resetToken(app)]
    const answers = await Promise.all(
      tokens.map((token) =>
        app.call(contract.confirmReset, { body: { token, password: 'a brighter lantern' } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  }
})

test('a weak new password is refused and does not spend the token', async () => {
  const app = await registered()
  const token = await resetToken(app)
  for (const password of ['short!', 'Password123!']) {
    expect((await app.call(contract.confirmReset, { body: { token, password } })).status).toBe(400)
  }
  expect(
    (await app.call(contract.confirmReset, { body: { token, password: 'a brighter lantern' } })).status,
  ).toBe(200)
})

const brighter = 'a brighter lantern'

test('a reset link dies after 30 minutes', async () => {
  const app = await registered()
  const token = await resetToken(app)
  app.passTime(30 * minute)
  expect(await app.call(contract.confirmReset, { body: { token, password: brighter } })).toMatchObject({
    status: 400,
    body: invalid,
  })
})

test('asking again leaves an earlier link good, until one of them is used', async () => {
  const app = await registered()
  const [older, middle, newer] = [await resetToken(app), await resetToken(app), await resetToken(app)]
  expect(
    (await app.call(contract.confirmReset, { body: { token: middle, password: brighter } })).status,
  ).toBe(200)
  for (const token of [older, middle, newer]) {
    expect(await app.call(contract.confirmReset, { body: { token, password: brighter } })).toMatchObject({
      status: 400,
      body: invalid,
    })
  }
})

test('reset requests by a stranger do not lock the owner out: the answer stays the same, and a link always works', async () => {
  const app = await registered()
  const first = await resetToken(app)
  for (let i = 0; i < 9; i++)
    expect(await app.call(contract.requestReset, { body: { email: ada.email } })).toMatchObject({
      status: 200,
      body: { detail: 'If an account with that email exists, a password reset link has been sent.' },
    })
  await app.runJobs()
  expect(resetMails(app)).toHaveLength(5)
  app.passTime(29 * minute)
  expect((await app.call(contract.confirmReset, { body: { token: first, password: brighter } })).status).toBe(
    200,
  )
  app.passTime(minute)
  await resetToken(app)
  expect(resetMails(app)).toHaveLength(6)
})

test('asking from one address without end is a 429', async () => {
  const { call } = await testApp()
  const ask = (n: number) => call(contract.requestReset, { body: { email: `s${n}@example.edu` } })
  for (let i = 0; i < 60; i++) expect((await ask(i)).status).toBe(200)
  expect((await ask(60)).status).toBe(429)
})

test.each([
  [{ password: brighter }],
  [{ token: 5, password: 'short' }],
  [{}],
  [{ token: '', password: brighter }],
])('a reset with %j is an invalid link, whatever else is wrong', async (body) => {
  const { call } = await testApp()
  // The contract's type would not let this body through, which is the point.
  const answer = await call(contract.confirmReset, { body: body as never })
  expect(answer).toMatchObject({ status: 400, body: invalid })
})

test('asking for an email that nobody has answers the same and sends nothing', async () => {
  const app = await registered()
  expect(await app.call(contract.requestReset, { body: { email: 'nobody@example.edu' } })).toMatchObject({
    status: 200,
    body: { detail: 'If an account with that email exists, a password reset link has been sent.' },
  })
  await app.runJobs()
  expect(resetMails(app)).toEqual([])
})

test('tokens are stored only as hashes', async () => {
  const app = await registered()
  const token = await resetToken(app)
  const rows = JSON.stringify([
    await app.database.db.selectFrom('refresh_tokens').selectAll().execute(),
    await app.database.db.selectFrom('password_resets').selectAll().execute(),
  ])
  expect(rows).not.toContain(app.refresh)
  expect(rows).not.toContain(token)
})

async function confirmationLink(app: Awaited<ReturnType<typeof registered>>) {
  await app.runJobs()
  const mails = app.sent.filter(({ subject }) => subject.startsWith('Confirm your email address'))
  const link = mails
    .at(-1)
    ?.text.split('\n')
    .find((line) => line.startsWith('http://lantern.test/confirm-email/'))
  return { path: new URL(link ?? 'http://none').pathname, count: mails.length }
}
const isConfirmed = async ({ call, access }: Awaited<ReturnType<typeof registered>>) =>
  (await call(contract.getProfile, { token: access })).body.email_confirmed

test('a new address is confirmed by the link that is mailed there: once, by a press, without a login', async () => {
  const app = await registered()
  expect(await isConfirmed(app)).toBe(false)
  const { path } = await confirmationLink(app)
  const asked = await app.http.inject(path)
  expect([asked.statusCode, asked.headers['cache-control']]).toEqual([200, 'no-store, private'])
  expect(asked.body).toContain('<form method="post">')
  expect(await isConfirmed(app)).toBe(false) // opening the link, as mail programs do, confirms nothing
  const press = () => app.http.inject({ method: 'POST', url: path })
  expect((await press()).statusCode).toBe(200)
  expect(await isConfirmed(app)).toBe(true)
  expect((await press()).statusCode).toBe(404)
  expect((await app.http.inject(path)).statusCode).toBe(404)
})

test('the link ends after 7 days, another can be asked for, and one confirmed is sent no more', async () => {
  const app = await registered()
  const { path } = await confirmationLink(app)
  app.passTime(7 * day)
  const { access: token } = (await app.logIn()).body
  expect((await app.http.inject({ method: 'POST', url: path })).statusCode).toBe(404)
  const again = () => app.call(contract.resendConfirmation, { token, body: {} })
  expect((await again()).status).toBe(204)
  const next = await confirmationLink(app)
  expect(next.count).toBe(2)
  expect((await app.http.inject({ method: 'POST', url: next.path })).statusCode).toBe(200)
  expect((await again()).status).toBe(204)
  expect((await confirmationLink(app)).count).toBe(2)
})

test('confirmation links are stored as hashes, and guessing them is slowed down', async () => {
  const app = await registered()
  const { path } = await confirmationLink(app)
  const rows = JSON.stringify(await app.database.db.selectFrom('email_confirmations').selectAll().execute())
  expect(rows).not.toContain(path.split('/').at(-1))
  for (let i = 0; i < 60; i++)
    expect((await app.http.inject(`/confirm-email/guess-${i}`)).statusCode).toBe(404)
  expect((await app.http.inject('/confirm-email/one-more')).statusCode).toBe(429)
})

test('one email address gets 3 confirmation mails an hour and 6 a day, also through accounts made anew', async () => {
  const { call, runJobs, sent, passTime } = await testApp()
  async function round() {
    expect((await call(contract.register, { body: ada })).status).toBe(201)
    const { access: token } = (await call(contract.login, { body: ada })).body
    const before = sent.length
    let said = 0
    for (let i = 0; i < 5; i++)
      if ((await call(contract.resendConfirmation, { token, body: {} })).status === 204) said += 1
    await runJobs()
    expect(sent.length - before).toBeGreaterThanOrEqual(said) // nobody is told of a mail that was not sent
    const body = { password: goodPassword }
    expect((await call(contract.deleteAccount, { token, body })).status).toBe(204)
    return sent.length
  }
  expect([await round(), await round()]).toEqual([3, 3])
  passTime(60 * minute)
  expect([await round(), await round()]).toEqual([6, 6])
  passTime(60 * minute)
  expect(await round()).toBe(6)
  passTime(day)
  expect(await round()).toBe(9)
})

test('spellings that reach one inbox count as one address', async () => {
  const { call, runJobs, sent } = await testApp()
  for (const email of [
    'ada@b.edu',
    'a.da@b.edu',
    'ada+1@b.edu',
    'ada+2.3@b.edu',
    'a.d.a+4@b.edu',
    'ada@b.c.edu',
  ])
    expect((await call(contract.register, { body: { ...ada, email } })).status).toBe(201)
  await runJobs()
  expect(sent.map(({ to }) => to).sort()).toEqual(['a.da@b.edu', 'ada+1@b.edu', 'ada@b.c.edu', 'ada@b.edu'])
})

test('invented spellings of an inbox: no flood of reset mails, and its owner can still choose a new password', async () => {
  const app = await registered()
  const { path } = await confirmationLink(app)
  await app.http.inject({ method: 'POST', url: path })
  const spellings = Array.from({ length: 12 }, (_, n) => `${'a.da'.slice(n % 2)}+${n}@example.edu`)
  for (const email of spellings) await app.call(contract.register, { body: { ...ada, email } })
  for (const email of spellings)
    for (let n = 0; n < 4; n++) await app.call(contract.requestReset, { body: { email } })
  await app.runJobs()
  expect(resetMails(app)).toHaveLength(5)
  app.passTime(minute)
  expect(await resetToken(app)).not.toBe('')
})

test('whoever asks for another confirmation while others used up the mails of the inbox is told so', async () => {
  const { call, runJobs, sent } = await testApp()
  for (const n of [1, 2, 3, 4])
    await call(contract.register, { body: { ...ada, email: `ada+${n}@example.edu` } })
  await call(contract.register, { body: ada })
  const { access: token } = (await call(contract.login, { body: ada })).body
  const asked = await call(contract.resendConfirmation, { token, body: {} })
  await runJobs()
  expect(sent.filter(({ to }) => to === ada.email)).toEqual([])
  expect(asked).toMatchObject({ status: 429, body: { detail: expect.stringMatching(/^Too many attempts/) } })
})

test('trying to sign up with a taken address uses up none of its owner’s mails', async () => {
  const app = await registered()
  for (let i = 0; i < 10; i++) expect((await app.call(contract.register, { body: ada })).status).toBe(400)
  expect((await app.call(contract.resendConfirmation, { token: app.access, body: {} })).status).toBe(204)
  expect((await confirmationLink(app)).count).toBe(2)
})

test('a password changed again and again allows no more reset mails to an address that is not confirmed', async () => {
  const app = await registered()
  const passwords = [goodPassword, brighter, 'a third lantern!']
  for (const [i, old] of passwords.entries()) {
    for (let n = 0; n < 5; n++) await app.call(contract.requestReset, { body: { email: ada.email } })
    await app.runJobs()
    const body = { old, new: passwords[i + 1] ?? 'a fourth lantern!' }
    expect((await app.call(contract.changePassword, { token: app.access, body })).status).toBe(204)
  }
  expect(resetMails(app)).toHaveLength(5)
})

test('a reset by mail confirms the address too', async () => {
  const app = await registered()
  const token = await resetToken(app)
  await app.call(contract.confirmReset, { body: { token, password: brighter } })
  const { access } = (await app.logIn(brighter)).body
  expect(await isConfirmed({ ...app, access })).toBe(true)
})

const subjects = ({ sent }: Awaited<ReturnType<typeof registered>>, to = ada.email) =>
  sent.filter((mail) => mail.to === to).map(({ subject }) => subject)

async function confirmed() {
  const app = await registered()
  await app.http.inject({ method: 'POST', url: (await confirmationLink(app)).path })
  return app
}

test('a changed password and a new device are told by mail, to a confirmed address only', async () => {
  for (const open of [registered, confirmed]) {
    const app = await open()
    const { headers } = await app.logIn()
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    const body = { email: ada.email, password: goodPassword }
    await app.call(contract.login, { body, headers: { cookie } }) // a device that is known by now
    await app.call(contract.changePassword, { token: app.access, body: { old: goodPassword, new: brighter } })
    await app.runJobs()
    expect(subjects(app).slice(1)).toEqual(
      open === confirmed ? ['A new device signed in to Lantern', 'Your Lantern password was changed'] : [],
    )
    const token = await resetToken(app)
    await app.call(contract.confirmReset, { body: { token, password: goodPassword } })
    await app.runJobs()
    expect(subjects(app)).toContain('Your Lantern password was changed')
  }
})

test.each([
  ['ada.byron+lantern@example.edu', 'ada.byron+lantern@example.edu'],
  ['ada.byron@example.edu', 'ADA.BYRON@example.edu!'],
  ['adabyron.lovelace@example.edu', 'Adabyron-Lovelace-1815'],
])('the address %s is no password for itself, also as %s', async (email, password) => {
  const { call, runJobs, sent } = await testApp()
  const own = { password: ['Your password cannot be your email address. Choose another one.'] }
  expect(
    await call(contract.register, { body: { ...ada, email, password, password2: password } }),
  ).toMatchObject({
    status: 400,
    body: own,
  })
  await call(contract.register, { body: { ...ada, email } })
  const { access: token } = (await call(contract.login, { body: { email, password: goodPassword } })).body
  expect(
    await call(contract.changePassword, { token, body: { old: goodPassword, new: password } }),
  ).toMatchObject({
    status: 400,
    body: { fields: { new: own.password } },
  })
  await call(contract.requestReset, { body: { email } })
  await runJobs()
  const reset = /token=(\S+)/.exec(sent.at(-1)?.text ?? '')?.[1] ?? ''
  expect(await call(contract.confirmReset, { body: { token: reset, password } })).toMatchObject({
    status: 400,
    body: { fields: own },
  })
})

test('400 students of one school sign up and in within an hour, from one address', async () => {
  const { call, passTime } = await testApp()
  const statuses = new Set<number>()
  for (let n = 0; n < 400; n++) {
    const email = `student${n}@example.edu`
    statuses.add((await call(contract.register, { body: { ...ada, email } })).status)
    statuses.add((await call(contract.login, { body: { email, password: goodPassword } })).status)
    passTime(9 * second)
  }
  expect(statuses).toEqual(new Set([201, 200]))
})

const moved = 'ada.lovelace@example.org'
const move = (app: Awaited<ReturnType<typeof registered>>, email = moved, password = goodPassword) =>
  app.call(contract.changeEmail, { token: app.access, body: { email, password } })
async function moveLink(app: Awaited<ReturnType<typeof registered>>) {
  await app.runJobs()
  const mail = app.sent
    .filter(({ subject }) => subject === 'Confirm your new email address for Lantern')
    .at(-1)
  return /http:\/\/lantern\.test(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('an address is changed by the link at the new one; both inboxes are told, the old one signs in no more', async () => {
  const app = await confirmed()
  expect((await move(app)).status).toBe(204)
  const link = await moveLink(app)
  expect(subjects(app)).toContain('Your Lantern account is moving to another email address')
  expect((await app.logIn()).status).toBe(200)
  expect((await app.http.inject({ method: 'POST', url: link })).statusCode).toBe(200)
  await app.runJobs()
  expect(subjects(app)).toContain('Your Lantern account has left this email address')
  expect(subjects(app, moved)).toContain('Your Lantern account uses this email address now')
  expect((await app.logIn()).status).toBe(401)
  expect((await app.logIn(goodPassword, moved)).status).toBe(200)
  expect((await app.call(contract.getProfile, { token: app.access })).body).toMatchObject({
    email: moved,
    email_confirmed: true,
  })
  expect((await app.http.inject({ method: 'POST', url: link })).statusCode).toBe(404)
})

test('a change of address needs the password and a free address, and ends with a new password or after a day', async () => {
  const app = await confirmed()
  expect((await move(app, moved, 'not the lantern')).body).toMatchObject({
    fields: { password: [expect.stringMatching(/not right/)] },
  })
  await app.call(contract.register, { body: { ...ada, email: 'taken@example.org' } })
  for (const email of ['taken@example.org', ada.email])
    expect((await move(app, email)).body).toMatchObject({ fields: { email: [expect.any(String)] } })
  await move(app)
  const link = await moveLink(app)
  const token = await resetToken(app)
  expect(token).not.toBe('')
  await app.call(contract.changePassword, { token: app.access, body: { old: goodPassword, new: brighter } })
  expect((await app.http.inject({ method: 'POST', url: link })).statusCode).toBe(404)
  await move(app, moved, brighter)
  const late = await moveLink(app)
  app.passTime(day)
  expect((await app.http.inject({ method: 'POST', url: late })).statusCode).toBe(404)
})

test('an address that somebody else takes meanwhile stays theirs', async () => {
  const app = await confirmed()
  await move(app)
  const link = await moveLink(app)
  await app.call(contract.register, { body: { ...ada, email: moved, first_name: 'Other' } })
  expect((await app.http.inject({ method: 'POST', url: link })).statusCode).toBe(404)
  expect((await app.logIn()).status).toBe(200)
})

test('guessing a password is slowed by address and account, and passes with time', async () => {
  const { logIn, passTime } = await registered()
  for (let i = 0; i < 10; i++) expect((await logIn('not the lantern')).status).toBe(401)
  const refused = await logIn()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.body).toEqual({ detail: expect.stringMatching(/^Too many attempts/) })
  passTime(16 * minute)
  expect((await logIn()).status).toBe(200)
})

test('guesses from many addresses do not lock the owner out', async () => {
  const { call, logIn } = await registered({ env: { TRUST_PROXY: 'true' } })
  const from = (address: string) =>
    call(contract.login, {
      body: { email: ada.email, password: 'not the lantern' },
      headers: { 'x-forwarded-for': address },
    })
  for (let i = 0; i < 101; i++) await from(`203.0.113.${i}`)
  expect((await from('203.0.113.200')).status).toBe(429)
  expect((await logIn()).status).toBe(200)
})

test('a neighbor behind the same address cannot lock out a device that has logged in before', async () => {
  const { call, passTime } = await registered()
  const attempt = (password: string, cookie = '', email = ada.email) =>
    call(contract.login, { body: { email, password }, headers: { cookie } })
  const cookie = String((await attempt(goodPassword)).headers['set-cookie'])
  expect(cookie).toMatch(/^lantern_device=\S+; Path=\/api\/users\/login; .*HttpOnly; SameSite=Strict$/)
  const device = cookie.split(';')[0] ?? ''
  for (let i = 0; i < 70; i++) await attempt('not the lantern')
  expect((await attempt(goodPassword)).status).toBe(429)
  expect((await attempt(goodPassword, device)).status).toBe(200)
  // A known device may guess only as often as an address.
  for (let i = 0; i < 10; i++) expect((await attempt('not the lantern', device)).status).toBe(401)
  expect((await attempt(goodPassword, device)).status).toBe(429)
  // The cookie counts for its own account only, and cannot be forged.
  passTime(16 * minute)
  for (let i = 0; i < 10; i++) await attempt('not the lantern', '', 'eve@example.edu')
  expect((await attempt('x', device, 'eve@example.edu')).status).toBe(429)
  for (let i = 0; i < 10; i++) await attempt('not the lantern')
  expect((await attempt(goodPassword, `${device}x`)).status).toBe(429)
})

test('cookies collected with an account of one’s own give no more guesses at others', async () => {
  const { call, logIn } = await registered()
  await call(contract.register, { body: { ...ada, email: 'grace@example.edu' } })
  const attempt = (email: string, cookie: string) =>
    call(contract.login, { body: { email, password: 'not the lantern' }, headers: { cookie } })
  const cookies: string[] = []
  for (let i = 0; i < 20; i++) cookies.push(String((await logIn()).headers['set-cookie']).split(';')[0] ?? '')
  const tried = []
  for (let i = 0; i < 100; i++) tried.push((await attempt(`s${i}@example.edu`, cookies[i % 20] ?? '')).status)
  // 21 logins came before: 60 a minute for this address, with a cookie or without.
  expect(tried).toEqual([...Array(39).fill(401), ...Array(61).fill(429)])
  const [own = ''] = cookies
  const answers = await Promise.all(
    ['grace@example.edu', 'nobody@example.edu'].map(async (email) => {
      const { status, headers, body } = await attempt(email, own)
      return { status, wait: headers['retry-after'], body }
    }),
  )
  expect(answers[0]).toMatchObject({ status: 429 })
  expect(answers[1]).toEqual(answers[0])
  expect((await attempt(ada.email, own)).status).toBe(401)
  const headers = { cookie: own }
  const body = { email: ada.email, password: goodPassword }
  expect((await call(contract.login, { body, headers })).status).toBe(200)
})

test('one address gets 60 new device cookies an hour; further logins work without one', async () => {
  const { call, logIn, passTime } = await registered()
  for (let i = 1; i < 60; i++) expect((await logIn()).headers['set-cookie']).toBeDefined()
  passTime(minute)
  const without = await logIn()
  expect([without.status, without.headers['set-cookie']]).toEqual([200, undefined])
  expect((await call(contract.getProfile, { token: without.body.access })).status).toBe(200)
  passTime(60 * minute)
  expect((await logIn()).headers['set-cookie']).toBeDefined()
})

test('a device that logs in without end counts by its address again', async () => {
  const { call, passTime } = await registered()
  const body = { email: ada.email, password: goodPassword }
  const first = await call(contract.login, { body })
  const headers = { cookie: String(first.headers['set-cookie']).split(';')[0] ?? '' }
  const again = async () => (await call(contract.login, { body, headers })).status
  for (let i = 0; i < 60; i++) expect(await again()).toBe(200)
  passTime(minute)
  for (let i = 0; i < 60; i++) await call(contract.login, { body: { ...body, email: `s${i}@example.edu` } })
  expect(await again()).toBe(429)
  passTime(60 * minute)
  for (let i = 0; i < 60; i++) await call(contract.login, { body: { ...body, email: `s${i}@example.edu` } })
  expect(await again()).toBe(200)
})

test('addresses of one household are one: the /64 of IPv6, and an IPv4 address however written', async () => {
  const { call } = await registered({ env: { TRUST_PROXY: 'true' } })
  const from = (address: string) =>
    call(contract.login, {
      body: { email: ada.email, password: 'not the lantern' },
      headers: { 'x-forwarded-for': address },
    })
  for (let i = 0; i < 10; i++) expect((await from(`2001:db8:1:2::${i}`)).status).toBe(401)
  expect((await from('2001:db8:1:2:ffff::1')).status).toBe(429)
  for (let i = 0; i < 10; i++) expect((await from('203.0.113.7')).status).toBe(401)
  expect((await from('::ffff:203.0.113.7')).status).toBe(429)
  for (let i = 0; i < 10; i++) expect((await from(`garbage-${i}`)).status).toBe(401)
  expect((await from('other-garbage')).status).toBe(429)
})

test.each([
  ['GET', '/users/profile/'],
  ['PATCH', '/users/profile/'],
  ['DELETE', '/users/profile/'],
  ['POST', '/users/password/'],
  ['GET', '/users/export/'],
  ['POST', '/users/confirm-email/'],
  ['GET', '/users/devices/'],
  ['DELETE', '/users/devices/x/'],
  ['POST', '/contact/'],
] as const)('%s %s without a session is 401 with detail', async (method, path) => {
  const { http } = await testApp()
  const response = await http.inject({ method, url: `/api${path}`, ...(method !== 'GET' && { payload: {} }) })
  expect([response.statusCode, response.json()]).toEqual([401, { detail: 'Please log in to continue.' }])
})
