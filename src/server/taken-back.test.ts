import { expect, test } from 'vitest'
import * as contract from '#contract/accounts.ts'
import { dateSettings, renewFeed, setReminders } from '#contract/shortlist/deadlines.ts'
import { saveCollege } from '#contract/shortlist/saved-colleges.ts'
import { listShares, makeShare } from '#contract/shortlist/sharing.ts'
import { minute } from '#server/platform/clock.ts'
import { testApp } from '#server/testing/test-app.ts'

// Someone opens an account with another person's address and waits for its owner to find and take it.

const maya = { email: 'maya@example.edu', first_name: 'Maya', last_name: 'Torres' }
const strangers = 'a stranger waits here!'
const owners = 'the owner came back!'

async function opened() {
  const app = await testApp()
  await app.call(contract.register, { body: { ...maya, password: strangers, password2: strangers } })
  const logIn = async (password: string) =>
    (await app.call(contract.login, { body: { email: maya.email, password } })).body.access
  const token = await logIn(strangers)
  const mailed = async (subject: RegExp) => {
    await app.runJobs()
    const mail = app.sent.filter((one) => subject.test(one.subject)).at(-1)
    return /http:\/\/lantern\.test(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const confirm = async () => await app.http.inject({ method: 'POST', url: await mailed(/^Confirm/) })
  async function share() {
    const made = await app.call(makeShare, { token, body: { shows: { notes: true } } })
    const path = new URL(made.body.url).pathname
    await app.http.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Eve&text=I+see+you',
    })
    return async () => (await app.http.inject(path)).statusCode
  }
  async function takeBack() {
    await app.call(contract.requestReset, { body: { email: maya.email } })
    const link = await mailed(/^Reset/)
    const reset = new URL(link, 'http://lantern.test').searchParams.get('token') ?? ''
    const answer = await app.call(contract.confirmReset, { body: { token: reset, password: owners } })
    expect(answer.status).toBe(200)
    return await logIn(owners)
  }
  return { ...app, token, confirm, share, takeBack }
}

test('an account taken back that was never confirmed shows nothing to whoever had it before', async () => {
  const app = await opened()
  await app.giveGold((await app.call(contract.getProfile, { token: app.token })).body.id)
  const look = await app.share()
  const feed = new URL((await app.call(renewFeed, { token: app.token })).body.url).pathname
  await app.call(setReminders, { token: app.token, body: { on: true, timeZone: 'America/Chicago' } })
  expect([await look(), (await app.http.inject(feed)).statusCode]).toEqual([200, 200])

  const token = await app.takeBack()
  await app.call(saveCollege, { token, params: { unitid: '166027' }, body: {} })
  expect([await look(), (await app.http.inject(feed)).statusCode]).toEqual([404, 404])
  expect((await app.call(listShares, { token })).body).toEqual({ links: [], comments: [] })
  expect((await app.call(dateSettings, { token })).body).toEqual({ feedSince: null, reminderZone: null })
  expect((await app.call(contract.getProfile, { token: app.token })).status).toBe(401)
})

test('it is the same when its owner pressed the link of the sign-up before choosing a new password', async () => {
  const app = await opened()
  const look = await app.share()
  app.passTime(minute)
  await app.confirm()
  app.passTime(minute)
  await app.takeBack()
  expect(await look()).toBe(404)
})

test('who forgets the password of a confirmed account keeps the links made since', async () => {
  const app = await opened()
  await app.confirm()
  const look = await app.share()
  await app.takeBack()
  expect(await look()).toBe(200)
})
