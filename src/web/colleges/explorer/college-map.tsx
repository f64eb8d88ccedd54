import { memo, type PointerEvent, useMemo } from 'react'
import { collegePath } from '#contract/colleges/college-page.ts'
import type { ListedCollege } from '#contract/colleges/college-table.ts'
import { dollars } from '#contract/prose.ts'
import type { Chances, Family } from '#web/colleges/finding/find.ts'
import { type Dot, dotAt, isArrow, nextDot } from '#web/colleges/finding/nearest.ts'
import { pointOf } from '#web/colleges/map/projection.ts'
import outlines from '#web/colleges/map/us-outlines.json' with { type: 'json' }
import { viewOf, wholeMap } from '#web/colleges/map/view.ts'
import { bandOf, rangeOf } from '#web/platform/chance.ts'
import { priceInTable } from '#web/platform/price.ts'
import { percent } from '#web/platform/shown-figures.ts'

type Props = {
  all: readonly ListedCollege[]
  found: readonly ListedCollege[]
  family: Family
  lit: ListedCollege | null
  /** Zooms to the colleges found. */
  isNear: boolean
  onLight: (college: ListedCollege | null) => void
}

/** All dots of a kind are one path: two thousand elements would make every filter slow. */
const pathOf = (colleges: readonly ListedCollege[]) =>
  colleges
    .map((college) => {
      const { x, y } = pointOf(college)
      return `M${x} ${y}h0`
    })
    .join('')

const tones = ['fact', 'bad', 'warn', 'ok'] as const

/** One path of each tone of chance; all are facts while no chance is known. */
const marksOf = (found: readonly ListedCollege[], chances: Chances | null) =>
  tones.flatMap((tone) => {
    const own = found.filter(({ id }) => {
      const chance = chances?.get(id)
      return (chance ? bandOf(chance).tone : 'fact') === tone
    })
    return own.length > 0 ? [{ tone, path: pathOf(own) }] : []
  })

const reach = 14

export const CollegeMap = memo(function CollegeMap({ all, found, family, lit, isNear, onLight }: Props) {
  const marks = useMemo(() => marksOf(found, family.chances), [found, family.chances])
  const dots = useMemo(() => found.map((of) => ({ ...pointOf(of), of })), [found])
  const view = useMemo(() => (isNear ? viewOf(dots) : wholeMap), [isNear, dots])
  const { zoom } = view
  // One tab stop: the highlighted college, or the first one found.
  const current = lit ?? found[0] ?? null
  const at = current && pointOf(current)

  function onKeyDown(event: React.KeyboardEvent) {
    if (!isArrow(event.key) || !current || !at) return
    event.preventDefault()
    const next = nextDot(dots, { ...at, of: current }, event.key)
    if (next) onLight(next.of)
  }
  const under = (event: PointerEvent<SVGSVGElement>): Dot<ListedCollege> | null => {
    const box = event.currentTarget.getBoundingClientRect()
    const unit = view.width / box.width
    const [x, y] = [event.clientX - box.left, event.clientY - box.top]
    return dotAt(dots, view.x + x * unit, view.y + y * unit, reach / zoom)
  }
  return (
    <div className="relative">
      <svg
        role="application"
        aria-label="Map of the colleges found: arrow keys go from one to the nearest"
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        className="us-map block w-full"
        onPointerMove={(event) => event.pointerType === 'mouse' && onLight(under(event)?.of ?? null)}
        onPointerLeave={() => onLight(null)}
        onPointerDown={(event) => event.pointerType !== 'mouse' && onLight(under(event)?.of ?? null)}
      >
        <Land />
        <Others all={all} />
        {marks.map(({ tone, path }) => (
          <path key={tone} className={`map-found map-${tone}`} d={path} />
        ))}
        {current && at && (
          <a
            href={collegePath(current.slug)}
            aria-label={summary(current, family)}
            onKeyDown={onKeyDown}
            onFocus={() => onLight(current)}
            onBlur={() => onLight(null)}
            className={lit ? 'map-lit' : 'map-stop'}
          >
            <circle cx={at.x} cy={at.y} r={11 / Math.sqrt(zoom)} />
          </a>
        )}
      </svg>
      {lit && at && (
        <Tip
          college={lit}
          family={family}
          at={{ x: (at.x - view.x) / view.width, y: (at.y - view.y) / view.height }}
        />
      )}
    </div>
  )
})

const Land = memo(function Land() {
  return Object.entries(outlines).map(([code, path]) => (
    <path key={code} className="us-state shade-0" d={path} />
  ))
})

const Others = memo(function Others({ all }: { all: readonly ListedCollege[] }) {
  return <path className="map-others" d={pathOf(all)} />
})

function facts(college: ListedCollege, family: Family): string {
  const price = priceInTable(college, family)
  const chance = family.chances?.get(college.id)
  return [
    `${college.city}, ${college.state}`,
    college.open ? 'open admission' : college.rate !== null && `admits ${percent(college.rate)}`,
    price && dollars(price.amount) + (price.beforeGrants ? ' before grants' : ''),
    chance &&
      `your chance: ${[bandOf(chance).label.toLowerCase(), rangeOf(chance)].filter(Boolean).join(' ')}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const summary = (college: ListedCollege, family: Family) => `${college.name}, ${facts(college, family)}`

/** Drawn only in the browser, where a script may set styles. */
function Tip({
  college,
  family,
  at,
}: {
  college: ListedCollege
  family: Family
  /** As shares of what the map shows. */
  at: { x: number; y: number }
}) {
  const left = 100 * at.x
  return (
    <p
      aria-hidden
      className={`map-tip ${left > 55 ? 'map-tip-left' : ''}`}
      style={{ left: `${left}%`, top: `${100 * at.y}%` }}
    >
      <b className="block text-sm">{college.name}</b>
      {facts(college, family)}
    </p>
  )
}
