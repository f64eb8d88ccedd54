import { planLabel } from '#contract/plans.ts'
import { letter, type Message } from '#server/platform/mail/message.ts'
import type { Price } from '#server/platform/payments/payments.ts'
import type { Truth } from './truth.ts'

/** `emailConfirmedAt` is null where nobody has confirmed the address: no mail about a plan goes there. */
export type Person = { email: string; firstName: string; emailConfirmedAt: number | null }
type Facts = { person: Person; publicUrl: string; truth: Truth; price: Price }

const senior = planLabel('gold')

export const longDate = (time: number) =>
  new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const priceWords = ({ cents, interval }: Price) =>
  `${(cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })} per ${interval}`

const manage = (publicUrl: string) => ({ label: 'See your plan', url: `${publicUrl}/subscription` })

export const upgradeMail = ({ person, publicUrl, truth, price }: Facts): Message =>
  letter({
    to: person.email,
    subject: `You are on the ${senior} plan`,
    button: manage(publicUrl),
    paragraphs: [
      `Hi ${person.firstName || 'there'},\n\nyour ${senior} plan is active. You now see all ten matches with every score and the reasons behind it.`,
      `It costs ${priceWords(price)} and renews on ${longDate(truth.endsAt ?? 0)}, then each ${price.interval}, until you cancel.`,
      `You can cancel at any time on your plan's page. You then keep the plan until the end of the time you paid for.`,
    ],
  })

export const cancelMail = ({ person, publicUrl, truth }: Omit<Facts, 'price'>): Message =>
  letter({
    to: person.email,
    subject: `Your ${senior} plan is set to cancel`,
    button: manage(publicUrl),
    paragraphs: [
      `Hi ${person.firstName || 'there'},\n\nyour ${senior} plan is set to cancel at the end of the billing period, on ${longDate(truth.endsAt ?? 0)}. You will not be charged again.`,
      `Until then everything stays as it is. After that you are on the ${planLabel('free')} plan, and your account and saved colleges stay.`,
      `Changed your mind? You can keep the plan until that day, under Manage Subscription.`,
    ],
  })
