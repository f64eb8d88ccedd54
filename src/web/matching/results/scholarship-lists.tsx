import type { College, Scholarship } from '#contract/report.ts'
import { LockedInsight } from './locked-insight.tsx'
import { httpLink } from './web-link.ts'

type Props = { college: College; outgrown: boolean; onLeave: () => void }

export function ScholarshipLists({ college: { locked, scholarships }, outgrown, onLeave }: Props) {
  const { schoolSpecific, private: national } = scholarships
  const none = schoolSpecific.length + national.length === 0
  return (
    <section aria-labelledby="scholarships-title">
      <h3 id="scholarships-title" className="text-lg font-bold">
        Scholarships
      </h3>
      <div className="mt-2">
        {locked && (
          <LockedInsight label="Unlock Scholarship Info" lines={2} outgrown={outgrown} onLeave={onLeave} />
        )}
        {!locked && none && <p className="text-[.9375rem] text-muted">We know of none to list here.</p>}
        <List title="From the college" items={schoolSpecific} />
        <List title="National and state programs" items={national} />
      </div>
    </section>
  )
}

function List({ title, items }: { title: string; items: readonly Scholarship[] }) {
  if (items.length === 0) return null
  return (
    <>
      <h4 className="mt-3 text-sm font-semibold text-muted">{title}</h4>
      <ul className="mt-1.5 grid gap-2">
        {items.map(({ name, link, note }) => {
          const href = httpLink(link)
          return (
            <li key={name}>
              {href ? (
                <a href={href} target="_blank" rel="noreferrer" className="text-link">
                  {name}
                </a>
              ) : (
                <span className="font-medium">{name}</span>
              )}
              {note && <span className="block text-[.9375rem] text-muted">{note}</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}
