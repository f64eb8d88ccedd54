import { ArrowRight, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CollegePage } from '#contract/colleges/college-page.ts'
import { count } from '#contract/prose.ts'
import { Panel } from '#web/ui/panel.tsx'
import { Answers } from './answers.tsx'
import { CampusLife, HowToApply, Rules } from './campus.tsx'
import { FigureRows } from './figure-rows.tsx'
import { GettingIn } from './getting-in.tsx'
import { chancePath, Hero, pickPath } from './hero.tsx'
import { Majors } from './majors/majors.tsx'
import { Origins } from './origins.tsx'
import { Price } from './price/price.tsx'
import { Similar } from './similar.tsx'
import { Sources } from './sources.tsx'

const places = [
  ['admission', 'Getting in'],
  ['price', 'Price'],
  ['majors', 'Majors'],
  ['students', 'Students'],
  ['after', 'After college'],
  ['campus', 'Campus'],
  ['apply', 'Apply'],
  ['sources', 'Sources'],
] as const

const pair = 'mt-5 grid gap-5 lg:grid-cols-2'

type Props = {
  page: CollegePage
  /** Slots for the reader's own content. */
  save: ReactNode
  dockSave: ReactNode
  own: ReactNode
  majorFinder: { 'data-island': string }
}

/** A college's public page, complete without a script. */
export function CollegeView({ page, save, dockSave, own, majorFinder }: Props) {
  return (
    // Below the site's header, for which every page leaves room, stands the list of parts.
    <div className="college-page pb-24 sm:pb-0 [&_section[id]]:scroll-mt-9">
      <div className="wrap flex flex-col">
        <Hero page={page} save={save} />
        {/* Early in the document, so that the page is styled once, with its dock. */}
        <div className="page-dock">
          {dockSave}
          <a href={chancePath(page)} className="btn btn-primary flex-1" data-guest-only="">
            See your chance here <ArrowRight size={18} aria-hidden />
          </a>
          <a href={pickPath(page)} className="btn btn-outline flex-1" data-signed-in-only="" hidden>
            <Plus size={18} aria-hidden /> Compare
          </a>
        </div>
        {own}
        <Answers page={page} />
      </div>
      <nav aria-label="On this page" className="sticky top-16 z-10 mt-6 border-b border-border bg-bg">
        <ul className="wrap flex gap-5 overflow-x-auto text-[.9375rem] font-semibold text-muted sm:gap-7">
          {places.map(([id, label]) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-3 whitespace-nowrap hover:text-fg">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="wrap">
        <div className={pair}>
          <GettingIn page={page} />
          <Price page={page} />
        </div>
        <div className="mt-5">
          <Majors majors={page.majors} finder={majorFinder} />
        </div>
        <div className={pair}>
          <Panel id="students" title="Who studies here">
            <FigureRows rows={page.students} />
          </Panel>
          <Panel id="after" title="After college">
            <FigureRows rows={page.after} />
          </Panel>
        </div>
        <Origins page={page} />
        <p className="mt-2.5 text-[.8125rem] text-muted">
          <svg aria-hidden width="3" height="14" className="mr-1.5 inline-block align-[-2px]">
            <rect className="chart-middle" width="3" height="14" rx="1.5" />
          </svg>
          The middle of all {count(page.colleges)} colleges.
        </p>
        <div className={pair}>
          <CampusLife page={page} />
          <HowToApply page={page} />
        </div>
        <Rules page={page} />
        <Invitation page={page} />
        <Similar page={page} />
        <Sources page={page} />
      </div>
    </div>
  )
}

function Invitation({ page }: { page: CollegePage }) {
  return (
    <aside
      className="band mt-11 flex flex-wrap items-center gap-6 rounded-[2rem] px-6 py-8 sm:px-10 sm:py-9"
      data-guest-only=""
    >
      <div className="min-w-64 flex-1">
        <h2 className="text-2xl font-bold tracking-tight">Would {page.name} say yes to you?</h2>
        <p className="mt-1.5 text-on-navy-muted">
          Your GPA, your state, a major and a year. You get a range, the reasons, and colleges like it.
        </p>
      </div>
      <a href={chancePath(page)} className="btn btn-primary btn-lg">
        See your chance here <ArrowRight size={18} aria-hidden />
      </a>
    </aside>
  )
}
