import { planCards } from '#contract/plans.ts'
import { type Html, html } from '#server/platform/http/html.ts'
import { dollars, page } from './html.ts'
import type { Session } from './shapes.ts'

const label = planCards.find((plan) => plan.name === 'gold')?.label ?? 'gold'

/** The checkout as a payment service would show it: what, how much, how often, and a way back. */
export function checkoutPage(session: Session, email: string | null, declined: boolean): string {
  if (session.status === 'complete')
    return closedPage('This checkout is paid', session.success_url, 'Continue')
  if (session.status === 'expired')
    return closedPage('This checkout has expired', session.cancel_url, 'Back to your plan')
  const amount = dollars(session.amount_total)
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
${declined ? notice('The card was declined. Nothing was charged. You can try again or go back.') : null}
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

const notice = (text: string): Html => html`<p class="notice" role="alert">${text}</p>`

export const closedPage = (title: string, url: string | null, link: string): string =>
  page(
    title,
    html`<section class="card"><h1>${title}</h1><p><a href="${url ?? '/'}">${link}</a></p></section>`,
  )
