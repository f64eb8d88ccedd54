import { CalendarDays } from 'lucide-react'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { asWord } from '#web/shortlist/decide/verdict.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/card.tsx'
import { downloadCalendar } from './download-calendar.ts'
import {
  line,
  type Overdue,
  overdueOf,
  type Pin,
  pinInset,
  pinsOf,
  shortDay,
  undated,
  weekMarks,
  weekWords,
} from './timeline.ts'
import './timeline.css'

type Props = {
  accountId: string
  colleges: readonly SavedCollege[]
  today: string
  onSetDate: (unitid: number) => void
}

const fafsaDates = 'https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines'

/** The student's own deadlines on a line of twelve weeks; on a phone as a list. */
export function NextWeeks({ accountId, colleges, today, onSetDate }: Props) {
  const pins = pinsOf(colleges, today)
  const overdue = overdueOf(colleges, today)
  const without = undated(colleges)
  return (
    <section aria-labelledby="next-weeks" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="next-weeks" className="text-2xl font-bold tracking-tight">
          The next twelve weeks
        </h2>
        {colleges.some(({ deadline }) => deadline !== null) && (
          <Button
            variant="outline"
            onClick={() => downloadCalendar(accountId, colleges)}
            className="print:hidden"
          >
            <CalendarDays size={18} aria-hidden /> Calendar file
          </Button>
        )}
      </div>
      <div className="card p-5">
        <p className="text-[.9375rem] text-muted">
          Dates are the ones you entered.{' '}
          {without.length > 0 && (
            <strong className="font-semibold text-fg">
              {without.length === 1
                ? `${without[0]?.collegeName} has none yet.`
                : `${asWord(without.length)} colleges have none yet.`}
            </strong>
          )}
        </p>
        {overdue.length > 0 && <OverdueList overdue={overdue} />}
        {pins.length > 0 && <Line pins={pins} today={today} />}
        <Agenda pins={pins} afterOverdue={overdue.length > 0} />
        {without[0] && (
          <Button
            variant="outline"
            className="mt-3 min-h-10 px-3.5 py-1 print:hidden"
            onClick={() => onSetDate(without[0]?.unitid ?? 0)}
          >
            Set a date<span className="sr-only"> for {without[0].collegeName}</span>
          </Button>
        )}
        <p className="no-print mt-4 text-sm text-muted">
          Federal aid (FAFSA) has dates of its own, and so do states and colleges. We list none that we could
          not verify for the year ahead:{' '}
          <a href={fafsaDates} target="_blank" rel="noreferrer" className="text-link">
            Federal Student Aid has them
          </a>
          .
        </p>
      </div>
    </section>
  )
}

const width = line.before + line.length + line.after
const axis = 118
const laneHeight = 34
const topOf = (lane: number) => axis - 34 - lane * laneHeight
const x = (place: number) => line.before + place * line.length

/** Decorative, for wide screens. The list says the same, and is shown there too if not every pin has a name. */
function Line({ pins, today }: { pins: readonly Pin[]; today: string }) {
  return (
    <svg aria-hidden viewBox={`0 0 ${width} 160`} className="timeline mt-2 hidden w-full lg:block">
      <line className="timeline-axis" x1={x(0)} x2={x(1)} y1={axis} y2={axis} />
      {weekMarks(today).map(({ day, place, label }, week) => (
        <text key={day} x={x(place)} y={axis + 24} className={week === 0 ? 'timeline-today' : ''}>
          {week === 0 ? 'Today' : label}
        </text>
      ))}
      {pins.map(({ unitid, place, lane, soon }) => (
        <g key={unitid} className={soon ? 'timeline-soon' : 'timeline-pin'}>
          <line x1={x(place)} x2={x(place)} y1={axis} y2={topOf(lane ?? 0)} />
          <circle cx={x(place)} cy={axis} r="7" />
        </g>
      ))}
      {/* After the lines, so that names cover them. */}
      {pins.map((pin) => pin.lane !== null && <Label key={pin.unitid} {...pin} lane={pin.lane} />)}
    </svg>
  )
}

/** As wide as its text, within the room that was kept for it; at the end of the line it begins where that ends. */
function Label({ label, day, place, left, wide, lane, soon }: Pin & { lane: number }) {
  const [from, room] = [x(left), wide * line.length]
  const isAtEnd = x(place) - from > pinInset + 1
  return (
    <foreignObject x={from} y={topOf(lane) - 10} width={room} height="29">
      <p
        className={`timeline-label ${soon ? 'timeline-label-soon' : ''} ${isAtEnd ? 'timeline-label-end' : ''}`}
      >
        <strong>{label}</strong> {shortDay(day)}
      </p>
    </foreignObject>
  )
}

/** First, on every screen and on paper: a day that has passed is more urgent than any to come. */
const OverdueList = ({ overdue }: { overdue: readonly Overdue[] }) => (
  <ul aria-label="Overdue" className="mt-3 grid gap-2">
    {overdue.map(({ unitid, name, day, label }) => (
      <li key={unitid} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span>
          <strong className="font-semibold">{name}</strong>{' '}
          <span className="text-muted">was due {shortDay(day)}</span>
        </span>
        <Chip tone="bad">{label}</Chip>
      </li>
    ))}
  </ul>
)

function Agenda({ pins, afterOverdue }: { pins: readonly Pin[]; afterOverdue: boolean }) {
  if (pins.length === 0)
    return (
      <p className="mt-2">{afterOverdue ? 'Nothing else' : 'Nothing'} is due in the next twelve weeks.</p>
    )
  const isWhole = pins.every(({ lane }) => lane !== null)
  return (
    <ul
      aria-label="Deadlines"
      className={`mt-3 gap-x-10 print:columns-2 ${isWhole ? 'lg:sr-only' : 'lg:columns-3'}`}
    >
      {pins.map(({ unitid, name, day, weeks, soon }, i) => (
        <li key={unitid} className="break-inside-avoid border-t border-border py-2 first:border-0">
          {pins[i - 1]?.weeks !== weeks && <p className="text-sm text-muted">{weekWords(weeks)}</p>}
          <p className="flex justify-between gap-4">
            <strong className="font-semibold">{name}</strong>
            <span className={`whitespace-nowrap ${soon ? 'font-semibold' : 'text-muted'}`}>
              {shortDay(day)}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
