import type { College } from '#contract/report.ts'
import { bandOf } from '#web/platform/chance.ts'
import { stateOf } from '#web/platform/figures.ts'
import { Button } from '#web/ui/button.tsx'
import { Ring } from '#web/ui/ring.tsx'
import type { ResultsExtras } from './extras.ts'
import type { Ranked } from './filters/filtering.ts'
import { UnknownNote } from './filters/unknown-note.tsx'

type Props = { colleges: readonly Ranked[]; extras: ResultsExtras; onOpen: (college: College) => void }

/** Everything after the top cards: a table on wide screens, a list on narrow ones (spec §2). */
export function MoreOptions({ colleges, extras, onOpen }: Props) {
  if (colleges.length === 0) return null
  return (
    <section className="mt-14" aria-labelledby="more-options">
      <h2 id="more-options" className="text-2xl font-bold tracking-tight">
        More Great Options
      </h2>
      <OptionTable colleges={colleges} extras={extras} onOpen={onOpen} />
      <OptionList colleges={colleges} extras={extras} onOpen={onOpen} />
    </section>
  )
}

const columns = ['Institution', 'State', 'Match %', 'Why you are a match'] as const

function OptionTable({ colleges, extras, onOpen }: Props) {
  return (
    <div className="card mt-5 hidden overflow-hidden lg:block">
      <table className="w-full text-left text-[.9375rem]">
        <thead className="bg-surface-2 text-sm text-muted">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-6 py-3 font-semibold">
                {column}
              </th>
            ))}
            <th scope="col" className="px-6 py-3">
              <span className="sr-only">Details</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {colleges.map(({ college, unknown }) => (
            <tr key={college.unitid} className="border-t border-border align-top">
              <th scope="row" className="max-w-60 px-6 py-4 font-semibold">
                {college.collegeName}
                {college.chance && (
                  <span className="mt-1 block text-sm font-normal text-muted">
                    {bandOf(college.chance).label}
                  </span>
                )}
                <UnknownNote unknown={unknown} />
              </th>
              <td className="px-6 py-4 whitespace-nowrap text-muted">{stateOf(college.location)}</td>
              <td className="px-6 py-3">
                <Ring value={college.matchPercentage} size="sm" />
              </td>
              <td className="max-w-md px-6 py-4 text-muted">
                <p className="line-clamp-3">{college.matchReasoning}</p>
              </td>
              <td className="px-6 py-4">
                <div className="grid gap-1">
                  <Details college={college} onOpen={onOpen} />
                  {extras.save(college)}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function OptionList({ colleges, extras, onOpen }: Props) {
  return (
    <ul className="mt-5 grid gap-3 lg:hidden">
      {colleges.map(({ college, unknown }) => (
        <li key={college.unitid} className="card flex flex-wrap items-center gap-4 p-4">
          <Ring value={college.matchPercentage} size="sm" />
          <div className="min-w-40 flex-1">
            <p className="leading-tight font-semibold">{college.collegeName}</p>
            <p className="text-sm text-muted">
              {stateOf(college.location)}
              {college.chance && `, ${bandOf(college.chance).label.toLowerCase()}`}
            </p>
            <UnknownNote unknown={unknown} />
          </div>
          <div className="flex gap-1">
            <Details college={college} onOpen={onOpen} />
            {extras.save(college)}
          </div>
        </li>
      ))}
    </ul>
  )
}

function Details({ college, onOpen }: { college: College; onOpen: (college: College) => void }) {
  return (
    <Button variant="outline" onClick={() => onOpen(college)}>
      Details<span className="sr-only"> for {college.collegeName}</span>
    </Button>
  )
}
