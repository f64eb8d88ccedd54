import { planLabel, planLimits, planNames } from '#contract/plans.ts'

const { free, gold } = planLimits
const many = (count: number) => (Number.isFinite(count) ? String(count) : 'unlimited')

/** What each plan gives, in the words of the screens that show it. */
const rows: readonly { about: string; free: string; gold: string }[] = [
  { about: 'Colleges a search shows', free: many(free.colleges), gold: many(gold.colleges) },
  { about: 'With score, reasons and chance', free: '1 of the 3', gold: 'all' },
  { about: 'Preferred states', free: many(free.states), gold: many(gold.states) },
  { about: 'Saved colleges', free: many(free.saves), gold: many(gold.saves) },
  { about: 'Filter by major and campus life', free: 'no', gold: 'yes' },
  { about: 'Deadlines and application tracker', free: 'no', gold: 'yes' },
  { about: 'My Colleges: the odds of your list, what-if', free: 'no', gold: 'yes' },
]

/** Below the plans: the differences between them. */
export function WhatChanges() {
  return (
    <section aria-labelledby="what-changes" className="grid gap-4">
      <h2 id="what-changes" className="text-2xl font-bold tracking-tight">
        What changes
      </h2>
      <div className="card overflow-x-auto">
        <table className="w-full text-left max-sm:text-[.9375rem]">
          <thead className="bg-surface-2 text-[.9375rem]">
            <tr>
              <th scope="col" className="px-3 py-3 sm:px-5 font-semibold">
                <span className="sr-only">What</span>
              </th>
              {planNames.map((name) => (
                <th key={name} scope="col" className="px-3 py-3 sm:px-5 font-semibold">
                  {planLabel(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.about} className="border-t border-border">
                <th scope="row" className="px-3 py-3 sm:px-5 font-normal">
                  {row.about}
                </th>
                {planNames.map((name) => (
                  <td key={name} className="px-3 py-3 sm:px-5 font-semibold">
                    {row[name]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
