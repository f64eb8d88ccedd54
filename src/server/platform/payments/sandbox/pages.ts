import { planDay } from '#contract/billing.ts'
import { planLabel } from '#contract/plans.ts'
import { type Html, html } from '#server/platform/http/html.ts'
import { plainPage } from '#server/platform/http/plain-page.ts'
import { cents } from './as-stripe.ts'
import { type Change, endPeriod, putCard, setCancel } from './lifecycle.ts'
import { cards, type Portal, type Session, type Subscription } from './objects.ts'

const label = planLabel('gold')
const amount = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** Every page of the sandbox says that it is not a real payment page. */
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
  page(title, html`<div class="card"><h1>${title}</h1><p><a href="${url ?? '/'}">${link}</a></p></div>`)

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

const cancels = (one: Subscription) => one.cancel_at_period_end
const pays = (one: Subscription) => one.default_payment_method === cards.good

/** The buttons of the portal: what they say, what they do, and when they are offered. */
type Action = { text: string; change: Change; offered?: (one: Subscription) => boolean }
export const portalActions: Partial<Record<string, Action>> = {
  cancel: { text: 'Cancel the plan', change: setCancel(true), offered: (one) => !cancels(one) },
  resume: { text: 'Keep the plan after all', change: setCancel(false), offered: cancels },
  'card-declined': { text: 'Use a card that is declined', change: putCard(cards.declined), offered: pays },
  'card-good': { text: 'Use a card that pays', change: putCard(cards.good), offered: (one) => !pays(one) },
  'end-period': { text: 'End this billing period now', change: endPeriod },
}

export function portalPage(portal: Portal, subscriptions: readonly Subscription[]): string {
  return page(
    'Billing',
    html`<p><a href="${portal.return_url ?? '/'}">Back to Lantern</a></p>
<h1>Your billing</h1>
${subscriptions.length ? subscriptions.map((one) => planCard(portal.id, one)) : 'There is no plan on this account.'}`,
  )
}

const statusWords = { canceled: 'Ended', unpaid: 'Unpaid', past_due: 'Past due', active: 'Active' }

function planCard(portal: string, one: Subscription): Html {
  const status = one.status === 'active' && cancels(one) ? 'Canceled' : statusWords[one.status]
  const buttons = Object.entries(portalActions).flatMap(([action, known]) =>
    known && (known.offered?.(one) ?? true)
      ? [html`<button class="outline" name="action" value="${action}">${known.text}</button>`]
      : [],
  )
  const form = html`<form method="post" action="/sandbox/portal/${portal}">
<input type="hidden" name="subscription" value="${one.id}">
<p class="muted">To test what time would do, end the billing period: the plan is charged again, or ends if it is canceled.</p>
<div class="row">${buttons}</div>
</form>`
  return html`<section class="card" aria-label="${label} plan">
<h2>${label} plan</h2>
<p><span class="badge">${status}</span></p>
<dl>
<dt>Price</dt><dd>${amount} per month</dd>
<dt>End of the period</dt><dd>${planDay((one.ended_at ?? one.current_period_end) * 1000)}</dd>
<dt>Card</dt><dd>${pays(one) ? 'Test card that pays' : 'Test card that is declined'}</dd>
</dl>
${one.status === 'canceled' ? null : form}
</section>`
}
