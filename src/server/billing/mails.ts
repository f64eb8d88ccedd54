import { planDay } from '#contract/billing.ts'
import { addressOf } from '#contract/pages.ts'
import { planLabel } from '#contract/plans.ts'
import { letter, type Message } from '#server/platform/mail/message.ts'
import type { PaidGrant } from './current-plan.ts'

/** `emailConfirmedAt` is null if nobody has confirmed the address: then no mail about a plan is sent. */
export type Person = { email: string; firstName: string; emailConfirmedAt: number | null }
type Facts = { person: Person; publicUrl: string; paid: PaidGrant }

const senior = planLabel('gold')

/** A purchase may have no fixed amount; then the mail names none. */
function terms({ price, endsAt }: PaidGrant): string {
  const renewal = `renews on ${planDay(endsAt ?? 0)}`
  if (!price) return `It ${renewal}, and goes on until you cancel.`
  const amount = (price.cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  return `It costs ${amount} per ${price.interval} and ${renewal}, then each ${price.interval}, until you cancel.`
}

const manage = (publicUrl: string) => ({ label: 'See your plan', url: addressOf(publicUrl, '/subscription') })

export const upgradeMail = ({ person, publicUrl, paid }: Facts): Message =>
  letter({
    to: person.email,
    subject: `You are on the ${senior} plan`,
    button: manage(publicUrl),
    paragraphs: [
      `Hi ${person.firstName || 'there'},\n\nYour ${senior} plan is active. You now see all ten matches with every score and the reasons behind it.`,
      terms(paid),
      `You can cancel at any time on your plan's page. You then keep the plan until the end of the time you paid for.`,
    ],
  })

export const cancelMail = ({ person, publicUrl, paid }: Facts): Message =>
  letter({
    to: person.email,
    subject: `Your ${senior} plan is set to cancel`,
    button: manage(publicUrl),
    paragraphs: [
      `Hi ${person.firstName || 'there'},\n\nYour ${senior} plan is set to cancel at the end of the billing period, on ${planDay(paid.endsAt ?? 0)}. You will not be charged again.`,
      `Until then everything stays as it is. After that you are on the ${planLabel('free')} plan, and your account and saved colleges stay.`,
      `Changed your mind? You can keep the plan until that day, under Manage Subscription.`,
    ],
  })
