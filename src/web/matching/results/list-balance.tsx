import type { College } from '#contract/report.ts'
import { balanceOf } from '#web/platform/chance.ts'
import { Chip } from '#web/ui/card.tsx'

/** How the list is mixed, and the one sentence nobody may miss. */
export function ListBalance({ colleges }: { colleges: readonly College[] }) {
  const balance = balanceOf(colleges)
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <p className="max-w-xl text-[.9375rem] text-muted">
        <strong className="font-semibold text-fg">Match is not a chance.</strong> Match says how well a
        college fits you; chance is our estimate of being admitted, and it is a range.
      </p>
      {balance.length > 0 && (
        <ul aria-label="Chances in this list" className="flex flex-wrap gap-2">
          {balance.map(({ band, label, tone, count }) => (
            <li key={band}>
              <Chip tone={tone}>
                {count} {label}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
