import { expect, test } from 'vitest'
import { sendContact } from '#contract/contact.ts'
import { testApp } from '#server/testing/test-app.ts'

const message = {
  name: 'Ada Byron',
  email: 'ada@example.edu',
  subject: 'A question',
  message: 'How does it work?\nThank you.',
}

test('a message is stored, and mailed to support with the sender to reply to', async () => {
  const { call, signedIn, runJobs, sent, database } = await testApp({
    env: { SUPPORT_EMAIL: 'help@lantern.test' },
  })
  expect((await call(sendContact, { token: await signedIn('ada'), body: message })).status).toBe(200)
  await runJobs()
  expect(sent).toMatchObject([
    {
      to: 'help@lantern.test',
      replyTo: 'ada@example.edu',
      subject: 'A question',
      text: expect.stringContaining('How does it work?'),
    },
  ])
  expect(
    await database.db.selectFrom('contact_messages').select(['account_id', 'subject']).execute(),
  ).toEqual([{ account_id: 'ada', subject: 'A question' }])
})

test('priority email support: mail from a gold account starts its subject with [Senior]', async () => {
  const { call, signedIn, giveGold, runJobs, sent } = await testApp()
  const token = await signedIn('ada')
  await call(sendContact, { token, body: message })
  await giveGold('ada')
  await call(sendContact, { token, body: message })
  await runJobs()
  expect(sent.map(({ subject }) => subject).sort()).toEqual(['A question', '[Senior] A question'])
})

test.each([
  ['[Senior] A question', 'A question'],
  [' [SENIOR][ senior ]\u200b[Senior]  A question', 'A question'],
  ['\r\n[Senior] A question', 'A question'],
  ['[Sen\u200bior] A question', 'A question'],
  ['\u3164[\u034fSenior\ufe0f] A question', 'A question'],
  ['［Ｓｅｎｉｏｒ］ A question', 'A question'],
  ['[Senior]', 'No subject'],
  ['Ｗｉｄｅ letters \u{1f469}\u200d\u{1f393}', 'Ｗｉｄｅ letters \u{1f469}\u200d\u{1f393}'],
  ['About [Senior]', 'About [Senior]'],
])('priority cannot be written into a subject: %j is mailed as %j', async (subject, mailed) => {
  const { call, signedIn, giveGold, runJobs, sent } = await testApp()
  const token = await signedIn('ada')
  await call(sendContact, { token, body: { ...message, subject } })
  await giveGold('ada')
  await call(sendContact, { token, body: { ...message, subject } })
  await runJobs()
  expect(sent.map((mail) => mail.subject).sort()).toEqual([mailed, `[Senior] ${mailed}`].sort())
})

test('a subject with line breaks writes no header of its own', async () => {
  const { call, signedIn, runJobs, sent } = await testApp()
  const subject = 'Hello\r\nBcc: everyone@example.edu'
  expect(
    (await call(sendContact, { token: await signedIn('ada'), body: { ...message, subject } })).status,
  ).toBe(200)
  await runJobs()
  expect(sent[0]?.subject).toBe('Hello Bcc: everyone@example.edu')
})

test.each([
  [{ email: 'ada' }, 'Enter a valid email address.'],
  [{ email: 'a@b.co\r\nBcc: c@d.co' }, 'Enter a valid email address.'],
  [{ message: '' }, 'Write a message.'],
  [{ subject: ' ' }, 'Enter a subject.'],
  [{ message: 'x'.repeat(5001) }, 'Use at most 5000 characters.'],
])('%j is refused with a sentence', async (change, detail) => {
  const { call, signedIn, database } = await testApp()
  const answer = await call(sendContact, { token: await signedIn('ada'), body: { ...message, ...change } })
  expect(answer).toMatchObject({ status: 400, body: { detail } })
  expect(await database.db.selectFrom('contact_messages').selectAll().execute()).toEqual([])
})
