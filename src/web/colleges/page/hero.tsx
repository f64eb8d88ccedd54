import { ArrowRight, ExternalLink, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CollegePage } from '#contract/colleges/college-page.ts'
import { statePath } from '#contract/colleges/college-page.ts'
import { dotted, plural } from '#contract/prose.ts'
import { StateMap } from '#web/colleges/map/state-map.tsx'
import { StateInCountry } from '#web/colleges/map/us-map.tsx'
import { Small } from '#web/ui/panel.tsx'

/** To the form with this college as the specific one; without an account, via the sign-up. */
export const chancePath = ({ name }: Pick<CollegePage, 'name'>) =>
  `/signup?from=${encodeURIComponent(matchPath(name))}`
/** To the explorer with this college picked, to choose others beside it. */
export const pickPath = ({ slug }: Pick<CollegePage, 'slug'>) => `/colleges?compare=${slug}`
const matchPath = (name: string) => `/college-match?college=${encodeURIComponent(name)}`

export function Hero({ page, save }: { page: CollegePage; save: ReactNode }) {
  const { undergraduates, links, neighbours, stateName } = page
  const website = links.find(({ label }) => label === 'Website')
  const facts = [
    `${page.city}, ${stateName}`,
    page.control === 'public' ? 'Public' : 'Private, nonprofit',
    undergraduates.value !== null &&
      `${plural(undergraduates.value, 'undergraduate')} (${undergraduates.year})`,
  ]
  return (
    <>
      <nav aria-label="Breadcrumb" className="pt-5 text-sm text-muted">
        <ol className="flex flex-wrap gap-2">
          <li>
            <a href="/colleges" className="hover:underline">
              Colleges
            </a>
          </li>
          <li aria-hidden>/</li>
          <li>
            <a href={statePath(stateName)} className="hover:underline">
              {stateName}
            </a>
          </li>
        </ol>
      </nav>
      <div className="items-center pt-3 pb-6 max-lg:contents lg:grid lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-12">
        <div className="max-lg:pt-3 max-lg:pb-6">
          <h1 className="text-[clamp(2.125rem,1.5rem+2.6vw,3.375rem)] font-extrabold tracking-tight">
            {page.name}
          </h1>
          <p className="mt-2 text-muted">{dotted(facts)}</p>
          <p className="mt-4 max-w-[43rem] text-lg leading-normal font-medium sm:text-[1.3125rem]">
            {page.portrait.join(' ')}
          </p>
          {page.portraitYears && <Small className="mt-2">{page.portraitYears}</Small>}
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <div className="in-dock">
              <a href={chancePath(page)} className="btn btn-primary btn-lg" data-guest-only="">
                See your chance here <ArrowRight size={18} aria-hidden />
              </a>
              {save}
            </div>
            <a href={pickPath(page)} className="btn btn-outline btn-lg">
              <Plus size={18} aria-hidden /> Compare
            </a>
            {website && (
              <a href={website.href} className="btn btn-ghost btn-lg" rel="noopener">
                Website <ExternalLink size={16} aria-hidden />
              </a>
            )}
          </div>
          <div data-guest-only="">
            <Small className="mt-3">Free. Four answers, about a minute.</Small>
          </div>
        </div>
        {/* On a phone it stands below what follows it in the document, and waits for that: else it would jump there. */}
        <figure className="card p-4 max-lg:order-1 max-lg:mt-4 max-lg:hidden max-lg:[.college-page:has(>nav)_&]:block">
          <StateMap
            state={page.state}
            here={page}
            others={neighbours}
            city={page.city}
            label={`${page.city} in ${stateName}`}
          />
          <figcaption className="mt-1 flex items-end justify-between gap-3 text-[.8125rem] text-muted">
            {neighbours.length > 0 && `Grey: ${plural(neighbours.length, 'other college')} in ${stateName}`}
            <StateInCountry state={page.state} />
          </figcaption>
        </figure>
      </div>
    </>
  )
}
