import { useState } from 'react'
import { isOwnPage } from '#contract/matching/own-pages.ts'
import type { College, Scholarship } from '#contract/matching/report.ts'
import { LockedInsight } from '#web/matching/results/locked-insight.tsx'
import { httpLink } from '#web/matching/results/web-link.ts'
import { Section } from './section.tsx'

/** How many get how much from the college itself: read without a press. */
const isGift = (entry: Scholarship) => isOwnPage(entry) && /\d/.test(entry.note ?? '')

type Props = { college: College; outgrown: boolean }

export function ScholarshipLists({ college: { locked, scholarships }, outgrown }: Props) {
  const { schoolSpecific, private: national } = scholarships
  const [noted, setNoted] = useState(false)
  const all = [...schoolSpecific, ...national]
  return (
    <Section id="scholarships" title="Scholarships">
      {locked && <LockedInsight label="Unlock Scholarship Info" lines={2} outgrown={outgrown} linked />}
      {!locked && all.length === 0 && (
        <p className="text-[.9375rem] text-muted">We know of no scholarship to list here.</p>
      )}
      <div className="grid gap-x-9 gap-y-4 lg:grid-cols-2">
        <List title="From the college" items={schoolSpecific} noted={noted} />
        <List title="National and state programs" items={national} noted={noted} />
      </div>
      {all.some((entry) => entry.note && !isGift(entry)) && (
        <button
          type="button"
          aria-expanded={noted}
          onClick={() => setNoted(!noted)}
          className="text-link mt-2 min-h-11 cursor-pointer text-sm print:hidden"
        >
          Who they are for
        </button>
      )}
    </Section>
  )
}

/** The last sentence, if all notes end with the same one: it is shown once. */
export function saidOfAll(notes: readonly string[]): string {
  const ends = new Set(notes.map((note) => note.slice(note.lastIndexOf('. ', note.length - 2) + 1).trim()))
  const [end = ''] = ends
  return notes.length > 1 && ends.size === 1 ? end : ''
}
const withoutEnd = (note: string, end: string) => note.slice(0, note.length - end.length).trim()

type ListProps = { title: string; items: readonly Scholarship[]; noted: boolean }

function List({ title, items, noted }: ListProps) {
  if (items.length === 0) return null
  const asked = noted ? 'block' : 'hidden print:block'
  const said = saidOfAll(items.filter((item) => !isGift(item)).flatMap(({ note }) => note ?? []))
  return (
    <div>
      <h4 className="text-sm font-semibold text-muted">{title}</h4>
      {said && <p className={`text-sm text-muted ${asked}`}>{said}</p>}
      <ul className="mt-1.5 grid gap-2">
        {items.map(({ name, link, note }) => {
          const href = httpLink(link)
          return (
            <li key={name} className="text-[.9375rem]">
              {href ? (
                <a href={href} target="_blank" rel="noreferrer" className="text-link">
                  {name}
                </a>
              ) : (
                <span className="font-medium">{name}</span>
              )}
              {isGift({ name, note }) && <span className="block text-sm text-muted">{note}</span>}
              {note && !isGift({ name, note }) && (
                <span className={`text-sm text-muted ${asked}`}>{withoutEnd(note, said)}</span>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
