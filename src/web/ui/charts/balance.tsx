import type { Tone } from './tone.ts'

type Part = { key: string; count: number; label: string; tone: Tone }

// Full class names, so that Tailwind finds them.
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

/** The mix of a list: every part as wide as its count, with words and colors. */
export function Balance({ label, parts }: { label: string; parts: readonly Part[] }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-[3px]">
      {parts.map(({ key, count, label: name, tone }) => (
        <li
          key={key}
          className={`balance-part ${tone === 'off' ? 'bg-surface-2' : `chip-${tone}`} ${grow[Math.min(count, 10)]}`}
        >
          {count} {name}
        </li>
      ))}
    </ul>
  )
}
