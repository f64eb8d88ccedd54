import type { Tone } from './tone.ts'

type Part = { key: string; count: number; label: string; tone: Tone }

// Written out, so that the style sheet has them.
const grow = [
  '',
  'grow',
  'grow-2',
  'grow-3',
  'grow-4',
  'grow-5',
  'grow-6',
  'grow-7',
  'grow-8',
  'grow-9',
  'grow-10',
]

/** How a list is mixed: every part as wide as it counts, in words and in color. */
export function Balance({ label, parts }: { label: string; parts: readonly Part[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-[3px]">
      {parts.map(({ key, count, label: name, tone }) => (
        <li key={key} className={`balance-part chip-${tone} ${grow[Math.min(count, 10)]}`}>
          {count} {name}
        </li>
      ))}
    </ul>
  )
}
