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

const fills: Record<Tone, string> = {
  ok: 'bg-ok',
  warn: 'bg-warn',
  bad: 'bg-bad',
  fact: 'bg-fact',
  off: 'bg-control',
}

const inOneLine = 4 // parts with their words, on a phone

/** The mix of a list: every part as wide as its count, with words and colors. Of many, a phone has the words below. */
export function Balance({ label, parts }: { label: string; parts: readonly Part[] }) {
  const many = parts.length > inOneLine
  const below = many ? 'max-sm:min-h-0 max-sm:grow-0 max-sm:border-0 max-sm:bg-transparent max-sm:p-0' : ''
  return (
    <>
      {many && (
        <div aria-hidden className="mb-2 flex gap-[3px] overflow-hidden rounded-full sm:hidden">
          {parts.map(({ key, count, tone }) => (
            <span key={key} className={`h-3 basis-0 ${fills[tone]} ${grow[Math.min(count, 10)]}`} />
          ))}
        </div>
      )}
      <ul aria-label={label} className={`flex flex-wrap gap-[3px] ${many ? 'max-sm:gap-x-4' : ''}`}>
        {parts.map(({ key, count, label: name, tone }) => (
          <li
            key={key}
            className={`balance-part ${tone === 'off' ? 'bg-surface-2' : `chip-${tone}`} ${grow[Math.min(count, 10)]} ${below}`}
          >
            {many && (
              <span
                aria-hidden
                className={`mr-1.5 inline-block size-2.5 rounded-full sm:hidden ${fills[tone]}`}
              />
            )}
            {count} {name}
          </li>
        ))}
      </ul>
    </>
  )
}
