import { Link } from '#web/ui/link.tsx'
import { SupportLink } from '#web/ui/support-link.tsx'
import type { LegalSection } from './legal-text.tsx'
import { PlanPrice } from './plan-price.tsx'

export const termsSections: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'Our agreement',
    body: (
      <p>
        By creating an account or using Lantern you agree to these terms and to our{' '}
        <Link to="/privacy-policy" className="text-link">
          privacy policy
        </Link>
        . If you do not agree, please do not use it.
      </p>
    ),
  },
  {
    id: 'age',
    title: 'Who may use it',
    body: (
      <p>
        You must be at least 13 years old. If you are under 18, a parent or guardian must agree to these terms
        for you, and must be the one who pays for a plan or allows it.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        Give a real name and an email address that works. Choose a password of at least 12 characters with at
        least 1 special character, and keep it to yourself. One account is for one person. Tell us if you
        think someone else has used yours.
      </p>
    ),
  },
  {
    id: 'guidance',
    title: 'What Lantern is, and is not',
    body: (
      <>
        <p>
          Lantern gives guidance. A match is our view of how well a college fits what you told us. A chance is
          an estimate. Neither is a promise: no one can promise that a college will admit you, what it will
          cost you, or what you will earn.
        </p>
        <p>
          Our facts come from public federal data, each with its year. They can be out of date or wrong at the
          source. Check deadlines, prices, requirements and scholarships with the college or program before
          you rely on them. We are not part of any college, test maker or government office, and no college
          pays for its place in a list.
        </p>
      </>
    ),
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    body: (
      <ul>
        <li>Freshman is free.</li>
        <li>
          Senior costs <PlanPrice of="gold" />. It renews each month until you cancel. Payment is handled by
          Stripe.
        </li>
        <li>
          You can cancel at any time on the Subscription page. You keep Senior until the end of the period you
          paid for, and are not charged again.
        </li>
        <li>
          If a price changes, it does so for your next period at the earliest, and we tell you by mail first.
        </li>
      </ul>
    ),
  },
  {
    id: 'conduct',
    title: 'Fair use',
    body: (
      <ul>
        <li>Use Lantern for yourself or for a student you help.</li>
        <li>Do not try to break in, overload it, copy it by machine or get around the limits of a plan.</li>
        <li>Do not send anything unlawful or harmful through the contact form.</li>
      </ul>
    ),
  },
  {
    id: 'content',
    title: 'What belongs to whom',
    body: (
      <p>
        What you enter stays yours. Your reports are yours to print and share. The software, texts and
        drawings of Lantern are ours. The federal data are in the public domain or used under their licenses,
        as named on{' '}
        <Link to="/about-us" className="text-link">
          About us
        </Link>
        . Names of colleges belong to the colleges.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Ending it',
    body: (
      <p>
        You may delete your account at any time on your home page. We may close an account that breaks these
        terms, after telling you why where we can.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we can answer for',
    body: (
      <p>
        We work with care, but the service comes as it is. As far as the law allows, we do not answer for
        decisions made on its guidance, for errors in public data, or for times when it cannot be reached.
        Rights that the law gives you and that cannot be waived stay untouched.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    body: (
      <p>
        If these terms change in a way that matters, we say so before it takes effect, and the date at the top
        changes. Questions? Write to <SupportLink />.
      </p>
    ),
  },
]
