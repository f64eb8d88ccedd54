import { ExternalLink } from 'lucide-react'
import type { CollegePage } from '#contract/colleges/college-page.ts'
import { hostOf } from '#web/platform/shown-figures.ts'
import { Panel, Small } from '#web/ui/panel.tsx'

const line = 'flex items-center gap-3 border-t border-border py-2.5 text-[.9375rem] first:border-0'

export function CampusLife({ page }: { page: CollegePage }) {
  return (
    <Panel id="campus" title="Campus life">
      <ul className="mt-3">
        {page.campus.map(({ label, value }) => (
          <li key={label} className={line}>
            <span>{label}</span>
            <b className="ml-auto text-right font-semibold">{value}</b>
          </li>
        ))}
      </ul>
      <Small className="mt-3">
        As reported for {page.campusYear}. Clubs, Greek life, bands and dining have no national source, so we
        do not guess. Ask on a visit.
      </Small>
    </Panel>
  )
}

export function HowToApply({ page }: { page: CollegePage }) {
  return (
    <Panel id="apply" title="How to apply">
      <ul className="mt-3">
        {page.links.map(({ label, href }) => (
          <li key={label} className={line}>
            <a
              href={href}
              rel="noopener"
              className="flex w-full flex-wrap items-center gap-x-3 font-semibold hover:underline"
            >
              {label}
              <span className="text-sm font-medium text-muted sm:ml-auto">{hostOf(href)}</span>
              <ExternalLink size={16} aria-hidden className="text-muted max-sm:ml-auto" />
            </a>
          </li>
        ))}
      </ul>
      <Small className="mt-3">
        Deadlines change every year and have no national source. The admissions office has this year’s; save
        the college to keep them with your list.
      </Small>
    </Panel>
  )
}

export function Rules({ page }: { page: CollegePage }) {
  if (page.rules.length === 0) return null
  return (
    <Panel id="rules" title="Rules and conditions" className="mt-5">
      <ul className="mt-3">
        {page.rules.map(({ text, source, href, year }) => (
          <li key={text} className="border-t border-border py-2.5 text-[.9375rem] first:border-0">
            {text}
            <Small>
              {href ? (
                <a href={href} rel="noopener" className="underline">
                  {source}
                </a>
              ) : (
                source
              )}
              , {year}
            </Small>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
