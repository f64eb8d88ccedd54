import { act, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  cancelSubscription,
  createCheckoutSession,
  createPortalSession,
  getPaymentConfig,
} from '#contract/billing.ts'
import type { Account } from '#web/platform/session.ts'
import { renderPage } from '#web/testing/render.tsx'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { signIn } from '#web/testing/session.ts'

const prices = [
  { planName: 'free', price: 0, interval: 'month', priceId: null },
  { planName: 'gold', price: 2000, interval: 'month', priceId: 'price_1' },
]
const gold: Partial<Account> = {
  plan: 'gold',
  subscriptionStatus: 'active',
  subscriptionEndsAt: '2026-12-15T12:00:00.000Z',
  subscriptionSource: 'stripe',
  subscriptionPaid: true,
}

async function open(wishes: Partial<Account> = {}) {
  const holder = signIn(wishes)
  replyTo(getPaymentConfig, prices)
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const page = await renderPage('/subscription')
  await screen.findByRole('heading', { name: 'Subscription' })
  const card = (plan: string) => {
    const found = screen
      .getAllByRole('listitem')
      .find((item) => within(item).queryByRole('heading', { name: plan }))
    if (!found) throw new Error(`there is no card ${plan}`)
    return within(found)
  }
  const button = (plan: string) => {
    const found = card(plan).getByRole('button')
    if (!(found instanceof HTMLButtonElement)) throw new Error('not a button')
    return found
  }
  return { ...page, ...holder, leave, card, button }
}
const banner = () => within(screen.getByRole('region', { name: /Freshman|Senior/ }))

test("free: 'Current Plan' is disabled, the higher one is 'Upgrade Plan'", async () => {
  const { button, card } = await open()
  expect([button('Freshman').textContent, button('Freshman').disabled]).toEqual(['Current Plan', true])
  expect([button('Senior').textContent, button('Senior').disabled]).toEqual(['Upgrade Plan', false])
  expect(card('Freshman').getByText('$0')).toBeTruthy()
  expect(card('Senior').getByText('$20')).toBeTruthy()
  expect(card('Senior').getByText('per month')).toBeTruthy()
  expect(banner().queryByText('Active')).toBeNull()
})

test('consent to the recurring charge stands beside the button', async () => {
  const { button } = await open()
  const note = document.getElementById(button('Senior').getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe(
    'By upgrading you agree to pay $20 now and then each month, until you cancel. You can cancel at any time on this page.',
  )
})

test('prices come from the server, in cents', async () => {
  signIn()
  replyTo(getPaymentConfig, [{ planName: 'gold', price: 2550, interval: 'year', priceId: 'price_1' }])
  await renderPage('/subscription')
  expect(await screen.findByText('$25.50')).toBeTruthy()
  expect(screen.getByText('per year')).toBeTruthy()
})

test.each([[500 as const], ['network' as const]])(
  'static plans when the config call fails: %s',
  async (failure) => {
    signIn()
    failOn(getPaymentConfig, failure)
    await renderPage('/subscription')
    expect(await screen.findByText('$20')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('choosing gold records the plan first, shows the overlay and goes to the returned url', async () => {
  const { user, button, leave } = await open()
  replyTo(createCheckoutSession, { url: 'https://pay.test/checkout' })
  await user.click(button('Senior'))
  expect(sessionStorage.getItem('selected-plan')).toBe('gold')
  expect((await screen.findByText(/^Redirecting/)).textContent).toContain('Redirecting you')
  expect(leave).toHaveBeenCalledExactlyOnceWith('https://pay.test/checkout')
  expect(requests().at(-1)).toMatchObject({ method: 'POST', body: { plan_name: 'gold' } })
})

test.each([
  [503, { detail: 'Nobody can pay here.' }, 'Nobody can pay here.'],
  [502, {}, 'Could not create a payment session.'],
  ['network' as const, {}, 'Could not connect to payment service. Please try again later.'],
])('a checkout that fails (%s): the overlay is removed and the error said', async (status, body, words) => {
  const { user, button, leave } = await open()
  failOn(createCheckoutSession, status, body)
  await user.click(button('Senior'))
  expect(within(await screen.findByRole('alertdialog')).getByText(words)).toBeTruthy()
  expect(screen.queryByText(/^Redirecting/)).toBeNull()
  expect(leave).not.toHaveBeenCalled()
})

test('back from the payment page the overlay is gone', async () => {
  const { user, button } = await open()
  replyTo(createCheckoutSession, { url: 'https://pay.test/checkout' })
  await user.click(button('Senior'))
  await screen.findByText(/^Redirecting/)
  window.dispatchEvent(new Event('pageshow'))
  await vi.waitFor(() => expect(screen.queryByText(/^Redirecting/)).toBeNull())
})

test("gold: 'Manage Subscription' opens the billing portal; the banner says Active and when it renews", async () => {
  const { user, button, leave } = await open(gold)
  expect(banner().getByText('Active')).toBeTruthy()
  expect(banner().getByText('Renews on December 15, 2026')).toBeTruthy()
  expect(button('Freshman').textContent).toBe('Cancel Subscription')
  replyTo(createPortalSession, { url: 'https://pay.test/portal' })
  await user.click(screen.getByRole('button', { name: 'Manage Subscription' }))
  await vi.waitFor(() => expect(leave).toHaveBeenCalledExactlyOnceWith('https://pay.test/portal'))
})

test.each([
  [503, { detail: 'Please wait.' }, 'Please wait.'],
  [500, {}, 'Failed to create customer portal session.'],
  ['network' as const, {}, 'Could not connect to subscription management.'],
])('a portal that fails (%s) says why', async (status, body, words) => {
  const { user } = await open(gold)
  failOn(createPortalSession, status, body)
  await user.click(screen.getByRole('button', { name: 'Manage Subscription' }))
  expect(within(await screen.findByRole('alertdialog')).getByText(words)).toBeTruthy()
})

test("canceled: the badge, 'Expires on', and 'Cancel Subscription' disabled with the date", async () => {
  const { button, card } = await open({ ...gold, subscriptionStatus: 'canceled' })
  expect(banner().getByText('Canceled')).toBeTruthy()
  expect(banner().getByText('Expires on December 15, 2026')).toBeTruthy()
  expect([button('Freshman').textContent, button('Freshman').disabled]).toEqual(['Cancel Subscription', true])
  expect(card('Freshman').getByText('Already canceled. Your plan ends on December 15, 2026.')).toBeTruthy()
  expect(button('Senior').disabled).toBe(false)
})

test('gold given by the operator: until when, never renews; nothing to manage, nothing to cancel', async () => {
  const { button } = await open({ ...gold, subscriptionSource: 'operator', subscriptionPaid: false })
  expect(banner().getByText('Given to you by Lantern, until December 15, 2026.')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/renews/i)
  expect([button('Senior').textContent, button('Senior').disabled]).toEqual(['Manage Subscription', true])
  expect([button('Freshman').textContent, button('Freshman').disabled]).toEqual(['Downgrade Plan', true])
})

test('gold given without an end says so', async () => {
  await open({ ...gold, subscriptionSource: 'operator', subscriptionPaid: false, subscriptionEndsAt: null })
  expect(banner().getByText('Given to you by Lantern, with no end date.')).toBeTruthy()
})

test('a paid plan beside a longer gift can still be managed and canceled', async () => {
  const { button } = await open({ ...gold, subscriptionSource: 'operator' })
  expect(banner().getByText(/Your paid plan goes on beside it until you cancel it\./)).toBeTruthy()
  expect([button('Senior').disabled, button('Freshman').textContent]).toEqual([false, 'Cancel Subscription'])
})

test('back from the portal the page asks again what has changed there', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { port } = signIn(gold)
  await renderPage('/subscription?from=portal')
  await screen.findByRole('heading', { name: 'Subscription' })
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(port.refetch).toHaveBeenCalledTimes(2)
})

test('a payment problem is said in a banner with the way to fix it', async () => {
  const { user, leave } = await open({ ...gold, paymentProblem: true })
  const problem = within(screen.getByRole('alert'))
  expect(problem.getByText(/Your last payment did not go through/)).toBeTruthy()
  replyTo(createPortalSession, { url: 'https://pay.test/portal' })
  await user.click(problem.getByRole('button', { name: 'Update your card' }))
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('https://pay.test/portal'))
})

test('cancel: warns, strikes the lost features through, posts, says it is done and asks for the profile', async () => {
  const { user, button, port } = await open(gold)
  await user.click(button('Freshman'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel your Senior plan?' }))
  const struck = dialog.getAllByRole('listitem').map((item) => item.querySelector('s')?.textContent)
  expect(struck).toEqual([
    'Advanced matching criteria',
    'Filter by major and campus life',
    'Unlimited saves',
    'Application tracker',
    'Priority email support',
  ])
  replyTo(cancelSubscription, { detail: 'done' })
  await user.click(dialog.getByRole('button', { name: 'Downgrade to Freshman' }))
  expect((await screen.findByText(/set to cancel at the end of the billing period/)).textContent).toContain(
    'December 15, 2026',
  )
  expect(requests().at(-1)).toMatchObject({ path: '/api/payments/cancel-subscription/', body: {} })
  expect(port.refetch).toHaveBeenCalledOnce()
})

test('closing the dialog resets it: the next time it asks again', async () => {
  const { user, button } = await open(gold)
  await user.click(button('Freshman'))
  replyTo(cancelSubscription, { detail: 'done' })
  await user.click(await screen.findByRole('button', { name: 'Downgrade to Freshman' }))
  await screen.findByText(/set to cancel/)
  const [close] = screen.getAllByRole('button', { name: 'Close' }).slice(-1)
  if (close) await user.click(close)
  expect(screen.queryByText(/set to cancel/)).toBeNull()
  // The opener is disabled as soon as the page knows of the cancellation: the focus goes to the page.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Subscription' }))
  await user.click(button('Freshman'))
  expect(await screen.findByRole('dialog', { name: 'Cancel your Senior plan?' })).toBeTruthy()
})

test('keeping the plan closes the dialog and sends nothing', async () => {
  const { user, button } = await open(gold)
  await user.click(button('Freshman'))
  await user.click(await screen.findByRole('button', { name: 'Keep my plan' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(requests().filter(({ method }) => method === 'POST')).toEqual([])
})

test.each([
  [
    409,
    { detail: 'There is no paid plan on this account.' },
    'Error: There is no paid plan on this account.',
  ],
  [500, {}, 'Error: Failed to cancel subscription.'],
  ['network' as const, {}, 'Error: Could not connect to payment service. Please try again later.'],
])(
  "a cancellation that fails (%s) closes the dialog with an alert prefixed 'Error:'",
  async (status, body, words) => {
    const { user, button, port } = await open(gold)
    await user.click(button('Freshman'))
    failOn(cancelSubscription, status, body)
    await user.click(await screen.findByRole('button', { name: 'Downgrade to Freshman' }))
    expect(within(await screen.findByRole('alertdialog')).getByText(words)).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(port.refetch).not.toHaveBeenCalled()
  },
)

test('under the plans stands what changes, with the numbers of the plans', async () => {
  await open()
  const table = within(screen.getByRole('region', { name: 'What changes' }))
  const row = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(row('Colleges a search shows')).toEqual(['3', '10'])
  expect(row('Preferred states')).toEqual(['1', '3'])
  expect(row('Saved colleges')).toEqual(['5', 'unlimited'])
})
