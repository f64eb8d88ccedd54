import { planDay } from '#contract/billing.ts'
import { planCards } from '#contract/plans.ts'
import { type Html, html } from '#server/platform/http/html.ts'
import { dollars, page } from './html.ts'
import { periodOf } from './lifecycle.ts'
import { cards, type PortalSession, price, type Subscription } from './shapes.ts'

const label = planCards.find((plan) => plan.name === 'gold')?.label ?? 'gold'

/** The billing portal: where the plan stands, end it or take that back, another card, and controls for testing. */
export function portalPage(session: PortalSession, subscriptions: readonly Subscription[]): string {
  return page(
    'Billing',
    html`<p><a href="${session.return_url ?? '/'}">Back to Lantern</a></p>
<h1>Your billing</h1>
${
  subscriptions.length === 0
    ? html`<section class="card"><p>There is no plan on this account.</p></section>`
    : subscriptions.map((subscription) => planCard(session.id, subscription))
}`,
  )
}

function planCard(portal: string, subscription: Subscription): Html {
  return html`<section class="card" aria-label="${label} plan">
<h2>${label} plan</h2>
<p>${badge(subscription)}</p>
<dl>
<dt>Price</dt><dd>${dollars(price.unit_amount)} per month</dd>
<dt>${dateLabel(subscription)}</dt><dd>${planDay((subscription.ended_at ?? periodOf(subscription).end) * 1000)}</dd>
<dt>Card</dt><dd>${subscription.default_payment_method === cards.good ? 'Test card that pays' : 'Test card that is declined'}</dd>
</dl>
${subscription.status === 'canceled' ? null : controls(portal, subscription)}
</section>`
}

function badge(subscription: Subscription): Html {
  if (subscription.status === 'canceled') return html`<span class="badge bad">Ended</span>`
  if (subscription.status === 'unpaid') return html`<span class="badge bad">Unpaid</span>`
  if (subscription.status === 'past_due') return html`<span class="badge warn">Past due</span>`
  if (subscription.cancel_at_period_end) return html`<span class="badge warn">Canceled</span>`
  return html`<span class="badge ok">Active</span>`
}

const dateLabel = (subscription: Subscription) =>
  subscription.status === 'canceled' ? 'Ended' : subscription.cancel_at_period_end ? 'Ends' : 'Renews'

function controls(portal: string, subscription: Subscription): Html {
  const button = (action: string, text: string) =>
    html`<button class="outline" name="action" value="${action}">${text}</button>`
  return html`<form method="post" action="/sandbox/portal/${portal}">
<input type="hidden" name="subscription" value="${subscription.id}">
<div class="row">
${
  subscription.cancel_at_period_end
    ? html`<button name="action" value="resume">Keep the plan after all</button>`
    : button('cancel', 'Cancel the plan')
}
${
  subscription.default_payment_method === cards.good
    ? button('card-declined', 'Use a card that is declined')
    : button('card-good', 'Use a card that pays')
}
</div>
<div class="controls">
<h2>Test controls</h2>
<p class="muted">What time would do, done now: a plan that renews is charged again, a canceled one ends.</p>
<div class="row">${button('end-period', 'End this billing period now')}</div>
</div>
</form>`
}
