import { CalendarDays, Eye, FileText, SlidersHorizontal } from 'lucide-react'
import { planLabel } from '#contract/plans.ts'
import { dollarsFromCents } from '#web/platform/money.ts'
import { usePlans } from '#web/platform/plan-prices.ts'
import { asWord } from '#web/shortlist/decide/verdict.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { SeniorChip } from './senior-chip.tsx'

const senior = planLabel('gold')

/** What the Senior plan would do with these colleges, in words. */
export function WhatSeniorAdds({ count, moreThan }: { count: number; moreThan: string }) {
  const gold = usePlans().find(({ name }) => name === 'gold')
  const adds = [
    {
      icon: <Eye size={22} />,
      title: 'The verdict',
      words: `How your ${asWord(count).toLowerCase()} spread over likely, target and reach, the odds of at least one yes, and what the list lacks.`,
    },
    {
      icon: <SlidersHorizontal size={22} />,
      title: 'What if',
      words: 'Move GPA, SAT, round or state and see every chance and price move.',
    },
    {
      icon: <FileText size={22} />,
      title: 'Send the score, or not',
      words: 'For each college: send, lean send or don’t, with the reason.',
    },
    {
      icon: <CalendarDays size={22} />,
      title: 'Status, deadlines, notes',
      words: `Your dates on one line, a calendar file, reminders, and more than ${moreThan} colleges.`,
    },
  ]
  return (
    <section aria-labelledby="senior-adds" className="no-print grid gap-4">
      <h2 id="senior-adds" className="text-2xl font-bold tracking-tight">
        What {senior} adds to this page
      </h2>
      <ul className="card divide-y divide-border">
        {adds.map(({ icon, title, words }) => (
          <li
            key={title}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 px-5 py-4 sm:px-6"
          >
            <span
              aria-hidden
              className="grid size-11 place-content-center rounded-2xl bg-surface-2 text-muted"
            >
              {icon}
            </span>
            <div>
              <h3 className="flex flex-wrap items-center gap-x-2.5 font-semibold">
                {title} <SeniorChip />
              </h3>
              <p className="text-[.9375rem] text-muted">{words}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="senior-band">
        <div className="flex-1 basis-72">
          <p className="text-lg font-bold">
            {senior}
            {gold && `, ${dollarsFromCents(gold.priceCents)} a ${gold.interval}`}
          </p>
          <p className="text-[.9375rem] text-on-navy-muted">
            Cancel any time. No fact about a college is behind it: it is work we do on your answers.
          </p>
        </div>
        <LinkButton to="/subscription">See the {senior} plan</LinkButton>
      </div>
    </section>
  )
}
