import { planDay } from '#contract/billing.ts'
import { planLabel } from '#contract/plans.ts'
import { type Html, html } from '#server/platform/http/html.ts'
import { plainPage } from '#server/platform/http/plain-page.ts'
import { cents } from './as-stripe.ts'
import { type Change, endPeriodNow, putCard, setCancel } from './lifecycle.ts'
import { cards, type Portal, type Session, type Subscription } from './objects.ts'

const label = planLabel('gold')
const amount = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** The frame of every sandbox page: nobody may take it for the real thing. */
const page = (title: string, body: Html): string =>
  plainPage({
    title: `${title} | TEST MODE`,
    style: '/sandbox/style.css',
    body: html`<header class="mode"><strong>TEST MODE</strong> This page stands in for the payment service. No card is asked for and no money moves.</header>
<main>
${body}
</main>`,
  })

export const closedPage = (title: string, url: string | null, link: string): string =>
  page(
    title,
    html`<section class="card"><h1>${title}</h1><p><a href="${url ?? '/'}">${link}</a></p></section>`,
  )

/** What is bought, how much it costs, how often, and a way back. */
export function checkoutPage(session: Session, email: string | null, declined: boolean): string {
  if (session.status === 'complete')
    return closedPage('This checkout is paid', session.success_url, 'Continue')
  if (session.status === 'expired')
    return closedPage('This checkout has expired', session.cancel_url, 'Back to your plan')
  return page(
    `Subscribe to the ${label} plan`,
    html`<div class="columns">
<section aria-labelledby="what">
<p><a href="${session.cancel_url ?? '/'}">Back</a></p>
<h1 id="what">Subscribe to the ${label} plan</h1>
<p class="price">${amount} <span>per month</span></p>
<dl>
<dt>${label} plan, monthly</dt><dd>${amount}</dd>
<dt class="total">Due today</dt><dd class="total">${amount}</dd>
</dl>
</section>
<section class="card" aria-labelledby="pay">
<h2 id="pay">Payment</h2>
${email === null ? null : html`<p class="muted">For ${email}</p>`}
${declined ? html`<p class="notice" role="alert">The card was declined. Nothing was charged. You can try again or go back.</p>` : null}
<p>A real checkout asks for a card here. In test mode you choose what the card does.</p>
<form method="post" action="/sandbox/checkout/${session.id}">
<button name="action" value="pay">Pay ${amount}</button>
<button class="outline" name="action" value="decline">Decline the card</button>
</form>
<p class="muted">By paying you start a plan that renews each month for ${amount} until you cancel it.</p>
</section>
</div>`,
  )
}

type Offered = (subscription: Subscription) => boolean
const cancels: Offered = (one) => one.cancel_at_period_end
const pays: Offered = (one) => one.default_payment_method === cards.good

/** The buttons of the portal: what they say, what they do, and when they are there. */
export const portalActions: Partial<Record<string, [text: string, change: Change, offered: Offered]>> = {
  cancel: ['Cancel the plan', setCancel(true), (one) => !cancels(one)],
  resume: ['Keep the plan after all', setCancel(false), cancels],
  'card-declined': ['Use a card that is declined', putCard(cards.declined), pays],
  'card-good': ['Use a card that pays', putCard(cards.good), (one) => !pays(one)],
  'end-period': ['End this billing period now', endPeriodNow, () => true],
}

/** Where the plan stands, end it or take that back, another card, and a control for testing. */
export function portalPage(portal: Portal, subscriptions: readonly Subscription[]): string {
  const none = html`<section class="card"><p>There is no plan on this account.</p></section>`
  return page(
    'Billing',
    html`<p><a href="${portal.return_url ?? '/'}">Back to Lantern</a></p>
<h1>Your billing</h1>
${subscriptions.length === 0 ? none : subscriptions.map((one) => planCard(portal.id, one))}`,
  )
}

const badges = {
  canceled: ['bad', 'Ended', 'Ended'],
  unpaid: ['bad', 'Unpaid', 'Renews'],
  past_due: ['warn', 'Past due', 'Renews'],
  active: ['ok', 'Active', 'Renews'],
} as const

function planCard(portal: string, subscription: Subscription): Html {
  const { id, status, ended_at, current_period_end: end } = subscription
  const [tone, text, day] =
    status === 'active' && cancels(subscription) ? ['warn', 'Canceled', 'Ends'] : badges[status]
  const buttons = Object.entries(portalActions).flatMap(([action, known]) =>
    known?.[2](subscription)
      ? [html`<button class="outline" name="action" value="${action}">${known[0]}</button>`]
      : [],
  )
  const form = html`<form method="post" action="/sandbox/portal/${portal}">
<input type="hidden" name="subscription" value="${id}">
<div class="row">${buttons.slice(0, -1)}</div>
<div class="controls">
<h2>Test controls</h2>
<p class="muted">What time would do, done now: a plan that renews is charged again, a canceled one ends.</p>
<div class="row">${buttons.slice(-1)}</div>
</div>
</form>`
  return html`<section class="card" aria-label="${label} plan">
<h2>${label} plan</h2>
<p><span class="badge ${tone}">${text}</span></p>
<dl>
<dt>Price</dt><dd>${amount} per month</dd>
<dt>${day}</dt><dd>${planDay((ended_at ?? end) * 1000)}</dd>
<dt>Card</dt><dd>${pays(subscription) ? 'Test card that pays' : 'Test card that is declined'}</dd>
</dl>
${status === 'canceled' ? null : form}
</section>`
}
