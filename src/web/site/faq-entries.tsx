import type { ReactNode } from 'react'
import { Link } from '#web/ui/link.tsx'
import { SupportLink } from '#web/ui/support-link.tsx'
import { Attribution } from './attribution.tsx'
import { PlanPrice } from './plan-price.tsx'

export type FaqEntry = { question: string; answer: ReactNode }

/** Ten pairs (spec §2). */
export const faqEntries: readonly FaqEntry[] = [
  {
    question: 'What do Match and Chance mean?',
    answer: (
      <>
        <p>
          They answer two different questions. <strong>Match</strong> is a number from 0 to 100 that says how
          well a college fits you: your major, your record, the price, the place and the kind of campus you
          asked for.
        </p>
        <p>
          <strong>Chance</strong> is our estimate of how likely you are to be admitted. It is always a range,
          with a word beside it: likely, target, reach or far reach. A 92% match does not mean a 92% chance of
          getting in.{' '}
          <Link to="/how-we-estimate" className="text-link">
            How we estimate it, and how often it was right
          </Link>
          .
        </p>
      </>
    ),
  },
  {
    question: 'Where do the facts come from, and how old are they?',
    answer: (
      <>
        <p>
          From public federal data. Admission figures are those of fall 2024. Tuition is from 2023-24, or
          2024-25 where a newer figure is out. Pay and job outlook come from May 2025 and the projections for
          2024-34. Every figure in your results shows its own year and source. Where a college did not report
          something, we say so and leave the space empty.
        </p>
        <Attribution />
      </>
    ),
  },
  {
    question: 'What happens to my information?',
    answer: (
      <p>
        We keep your name, your email and a scrambled form of your password that cannot be turned back, and
        the colleges you save with the status, deadline and note you give them. Your searches are saved in
        your own browser, not on our server. We sell nothing, show no ads and use no trackers. On your home
        page you can download everything we hold about you, or delete your account. The{' '}
        <Link to="/privacy-policy" className="text-link">
          privacy policy
        </Link>{' '}
        has the details.
      </p>
    ),
  },
  {
    question: 'What is the difference between the two plans?',
    answer: (
      <p>
        Freshman is free. It keeps three colleges from your list, shows one of them in full, lets you pick one
        preferred state and save up to five colleges. Senior costs <PlanPrice of="gold" />. It shows the whole
        top ten with every score and reason, takes up to three states, adds filters by major and campus life,
        unlimited saves and an application tracker. Both plans compare saved colleges side by side. Community
        support is this page and the{' '}
        <Link to="/contact" className="text-link">
          contact form
        </Link>
        ; mail from Senior members is answered first.
      </p>
    ),
  },
  {
    question: 'How do I cancel?',
    answer: (
      <p>
        Open Subscription, choose Cancel Subscription and confirm. You keep Senior until the end of the month
        you paid for, then your account goes back to Freshman. Nothing more is charged. Your account, your
        saved searches and your saved colleges stay, and what you wrote in the tracker can still be read.
      </p>
    ),
  },
  {
    question: 'Does an AI decide which colleges I see?',
    answer: (
      <p>
        No. Scores, chances and the order of your list are worked out by fixed rules, so the same answers
        always give the same list. Where a language model is switched on, it may only reword the explanations.
        It never makes up a number, a link or a college, and it never gets your name, your email or your
        answer about race.
      </p>
    ),
  },
  {
    question: 'How accurate is it?',
    answer: (
      <p>
        Use it as a good starting point, not as a verdict. Federal data do not show essays, letters or how
        strong the other applicants are, and colleges change their rules from year to year. That is why a
        chance is a range, and why every score shows its parts. Before you apply, check deadlines, prices and
        requirements with the college itself.
      </p>
    ),
  },
  {
    question: 'I am a parent. How can I help?',
    answer: (
      <p>
        Sit down together and look at the reasons, not only at the numbers. The PDF report is made to be
        printed and talked over: it explains every term, shows what things cost and lists where to look next.
        On a shared computer each account sees only its own searches.
      </p>
    ),
  },
  {
    question: 'Can I use Lantern if I am under 18?',
    answer: (
      <p>
        Yes, from the age of 13. If you are under 18, please talk with a parent or guardian first, above all
        before you pay for a plan. Children under 13 may not create an account.
      </p>
    ),
  },
  {
    question: 'How do I get help?',
    answer: (
      <p>
        Write to us at <SupportLink />. This also works when you cannot sign in. Signed-in members can use the
        contact form. A forgotten password can be reset from the login page.
      </p>
    ),
  },
]
