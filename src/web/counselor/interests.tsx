import type { Interest, Suggestion } from '#contract/counselor.ts'

type InterestsProps = { interests: readonly Interest[]; suggestions?: readonly Suggestion[] }

/** What the answers show, as bars; at the end each with the majors that lie nearest to it. */
export function Interests({ interests, suggestions = [] }: InterestsProps) {
  const most = Math.max(1, ...interests.map(({ answers }) => answers))
  return (
    <ul className="grid gap-2.5">
      {interests.map(({ name, answers }) => {
        const majors = suggestions.filter(({ interest }) => interest === name).map(({ title }) => title)
        return (
          <li key={name} className="grid gap-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm leading-snug">
              <span className="font-medium first-letter:uppercase">{name}</span>
              {majors.length > 0 && <span className="text-muted">{majors.join(' · ')}</span>}
            </p>
            <span aria-hidden className="block h-2 overflow-hidden rounded-full bg-track">
              <span
                className="block h-full rounded-full bg-fact transition-[width] duration-300 motion-reduce:transition-none"
                style={{ width: `${(100 * answers) / most}%` }}
              />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
