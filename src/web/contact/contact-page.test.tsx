import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sendContact } from '#contract/contact.ts'
import { fill } from '#web/testing/fill.ts'
import { renderPage } from '#web/testing/render.tsx'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { signIn } from '#web/testing/session.ts'

async function write() {
  signIn()
  const view = await renderPage('/contact')
  await fill(view.user, { Subject: 'A question', Message: 'How does it work?' })
  await view.user.click(screen.getByRole('button', { name: 'Send message' }))
  return view
}

test('name is prefilled from the profile, email is of type email, the message has 5 rows', async () => {
  signIn()
  await renderPage('/contact')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada Lovelace')
  expect(screen.getByLabelText<HTMLInputElement>('Email').type).toBe('email')
  expect(screen.getByLabelText('Message').getAttribute('rows')).toBe('5')
})

test.each([
  ['?about=St.%20John%E2%80%99s%20College%2C%20Maryland', 'About the page of St. John’s College, Maryland'],
  ['?about=<b>', ''],
  ['', ''],
])('who comes from a college’s page need not say which (%s)', async (search, subject) => {
  signIn()
  await renderPage(`/contact${search}`)
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe(subject)
})

test('a message that was sent is answered by a thank-you view', async () => {
  replyTo(sendContact, { detail: 'sent' })
  const { user } = await write()
  expect(await screen.findByRole('heading', { name: 'Thank you!' })).toBe(document.activeElement)
  expect(requests()).toMatchObject([
    {
      path: '/api/contact/',
      body: {
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        subject: 'A question',
        message: 'How does it work?',
      },
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Send another message' }))
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('')
})

test.each([
  ['no detail', 500, {}, 'Failed to send message. Please try again later.'],
  ['a limit', 429, { detail: 'Please wait a minute.' }, 'Please wait a minute.'],
  ['no answer', 'network', {}, 'An network error occurred. Please try again.'],
] as const)('a message refused with %s keeps what was written', async (_case, how, body, words) => {
  failOn(sendContact, how, body)
  await write()
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('How does it work?')
})

test('a field the server names is marked in its place', async () => {
  failOn(sendContact, 400, { detail: 'Use at most 5000 characters.', fields: { message: ['Too long.'] } })
  await write()
  expect(await screen.findByText('Too long.')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an empty message is not sent', async () => {
  signIn()
  const { user } = await renderPage('/contact')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  expect(screen.getByText('Enter a subject.')).toBeTruthy()
  expect(screen.getByText('Write a message.')).toBeTruthy()
  expect(requests()).toEqual([])
})
