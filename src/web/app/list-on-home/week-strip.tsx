import { andList } from '#contract/prose.ts'
import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { pinsOf, shortDay, weekMarks, weeksAhead } from '#web/shortlist/dates/timeline.ts'

const step = 30
const size = 26

/** The weeks with deadlines. */
export function WeekStrip({ colleges, today }: { colleges: readonly SavedCollege[]; today: string }) {
  const pins = pinsOf(colleges, today)
  const due = new Set(pins.map(({ weeks }) => weeks))
  const marks = weekMarks(today).slice(0, weeksAhead)
  const words = andList(pins.map(({ name, day }) => `${name} on ${shortDay(day)}`))
  return (
    <div>
      <h3 className="text-[.9375rem] font-semibold">Next twelve weeks</h3>
      <svg
        role="img"
        aria-label={words === '' ? 'Nothing is due.' : `Due: ${words}.`}
        viewBox={`0 0 ${weeksAhead * step - (step - size)} ${size}`}
        className="mt-2 block w-full"
      >
        {marks.map(({ day }, week) => (
          <rect
            key={day}
            x={week * step}
            width={size}
            height={size}
            rx="6"
            className={
              due.has(week) ? `chart-fill ${week === 0 ? 'chart-fact-2' : 'chart-fact'}` : 'chart-track'
            }
          />
        ))}
      </svg>
      <p aria-hidden className="mt-1 flex justify-between text-[.8125rem] text-muted">
        {[0, 4, 8, 11].map((week) => (
          <span key={week}>{marks[week]?.label}</span>
        ))}
      </p>
    </div>
  )
}
