import { MapPin } from 'lucide-react'
import type { College } from '#contract/report.ts'
import { bandOf, rangeOf } from '#web/platform/chance.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/card.tsx'
import { Ring } from '#web/ui/ring.tsx'
import type { ResultsExtras } from './extras.ts'
import type { Ranked } from './filters/filtering.ts'
import { UnknownNote } from './filters/unknown-note.tsx'
import { LockedInsight } from './locked-insight.tsx'

type Props = {
  colleges: readonly Ranked[]
  extras: ResultsExtras
  /** Made on the free plan, looked at on the paid one. */
  outgrown: boolean
  onOpen: (college: College) => void
}

export function TopCards({ colleges, extras, outgrown, onOpen }: Props) {
  return (
    <ol className="mt-6 grid gap-6 lg:grid-cols-3">
      {colleges.map(({ college, rank, unknown }) => (
        <li key={college.unitid} className="card slide-up flex flex-col p-6">
          <div className="flex items-start justify-between">
            <p
              className={`font-display text-6xl leading-[.8] font-extrabold tracking-tighter ${rank === 1 ? 'text-accent' : 'text-control'}`}
            >
              <span className="sr-only">Rank </span>
              {rank}
            </p>
            <Ring value={college.matchPercentage} />
          </div>
          <h2 className="mt-5 text-xl leading-snug font-bold tracking-tight">{college.collegeName}</h2>
          <p className="mt-1 flex items-center gap-1.5 text-[.9375rem] text-muted">
            <MapPin size={16} aria-hidden className="shrink-0" />
            {college.location}
          </p>
          <ChanceChips college={college} />
          <UnknownNote unknown={unknown} />
          <div className="mt-4">
            {college.locked ? (
              <LockedInsight label="Locked insight" outgrown={outgrown} />
            ) : (
              <p className="line-clamp-5 text-[.9375rem] text-muted">{college.matchReasoning}</p>
            )}
          </div>
          <div className="mt-auto grid gap-2 pt-6">
            <Button
              variant={rank === 1 && !college.locked ? 'primary' : 'outline'}
              onClick={() => onOpen(college)}
            >
              More Information<span className="sr-only"> about {college.collegeName}</span>
            </Button>
            {extras.save(college)}
          </div>
        </li>
      ))}
    </ol>
  )
}

function ChanceChips({ college: { chance, scorePreview } }: { college: College }) {
  if (!chance && !scorePreview) return null
  const range = chance && rangeOf(chance)
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      {scorePreview && <Chip tone="accent">Preview score</Chip>}
      {chance && (
        <Chip tone={bandOf(chance).tone}>
          {bandOf(chance).label}
          {range && `: ${range} chance`}
        </Chip>
      )}
    </p>
  )
}
