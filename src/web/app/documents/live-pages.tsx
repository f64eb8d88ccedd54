import { Bookmark } from 'lucide-react'
import type { ReactNode } from 'react'
import { type CollegePage, cardPath, collegePath, majorPath } from '#contract/colleges/college-page.ts'
import type { LivePages } from '#contract/colleges/live-pages.ts'
import { count } from '#contract/prose.ts'
import { OwnRows } from '#web/app/comparison/own-rows.tsx'
import { ExplorerPage } from '#web/app/islands/explorer-page.tsx'
import { island } from '#web/app/islands/island.ts'
import { NotFoundPage } from '#web/app/layout/not-found-page.tsx'
import { ComparisonView } from '#web/colleges/comparison/comparison-view.tsx'
import { GroupHead } from '#web/colleges/comparison/heads.tsx'
import { CollegeListView } from '#web/colleges/lists/college-list-view.tsx'
import { CollegeView } from '#web/colleges/page/college-view.tsx'
import { breadcrumbs, collegeFacts } from '#web/colleges/structured-data.ts'
import { MajorView } from '#web/majors/major-view.tsx'
import { MajorsView } from '#web/majors/majors-view.tsx'
import type { PriceFacts } from '#web/platform/price.ts'
import { loginPath } from '#web/platform/return-path.ts'
import type { DocumentHead } from './document.ts'

/** From which the browser chooses the price for the reader's own state and income. */
const priceFacts = ({ state, price }: CollegePage): PriceFacts => ({
  state,
  price: price.yearly,
  netPriceByIncome: price.yearly.byIncome.map((value) => ({ value })),
})

export type LivePage<Data> = {
  head: (data: Data) => DocumentHead
  draw: (data: Data) => ReactNode
  /** React hydrates it in the browser, and needs its markers between texts. */
  hydrated?: true
}

/** How each document of the contract is drawn from the server's data. Browser code must not import this file. */
export const livePages: { [Name in keyof LivePages]: LivePage<LivePages[Name]> } = {
  'not-found': {
    head: () => ({
      path: '/404',
      area: 'public',
      title: 'Page not found',
      description: 'There is nothing at this address.',
      unlisted: true,
    }),
    draw: () => <NotFoundPage />,
  },
  college: {
    head: ({ page }) => ({
      path: collegePath(page.slug),
      area: 'public',
      title: `${page.name}, ${page.stateName}: admission, price, majors`,
      description: page.description,
      ...(page.thin ? { unlisted: true as const } : {}),
      card: {
        path: cardPath(page.slug),
        alt: `${page.name} in ${page.city}, ${page.stateName}: three figures, each with its year.`,
      },
      facts: collegeFacts(page),
    }),
    draw: ({ page }) => {
      const about = {
        'data-college-id': page.id,
        'data-college-name': page.name,
        'data-college-place': `${page.city}, ${page.stateName}`,
      }
      return (
        <CollegeView
          page={page}
          save={
            <span {...island('college-save')} {...about}>
              <a href={loginPath(collegePath(page.slug))} className="btn btn-outline btn-lg">
                <Bookmark size={18} aria-hidden /> Save
              </a>
            </span>
          }
          dockSave={
            <span {...island('college-save')} {...about} data-look="dock" className="dock-save">
              <a href={loginPath(collegePath(page.slug))} className="btn btn-outline" aria-label="Save">
                <Bookmark size={18} aria-hidden />
              </a>
            </span>
          }
          own={<div {...island('college')} {...about} className="own-match" />}
          majorFinder={island('find-major')}
        />
      )
    },
  },
  explorer: {
    head: ({ search }) => ({
      path: '/colleges',
      area: 'public',
      title: 'Explore colleges',
      description:
        'Search, filter and map every public and nonprofit college that awards bachelor’s degrees, from federal data: admission, price after grants, graduation, majors.',
      // A filtered list is the same page with a query: only the page itself is for search engines.
      ...(search === '' ? {} : { unlisted: true as const }),
      facts: breadcrumbs([['/colleges', 'Colleges']]),
    }),
    hydrated: true,
    draw: (data) => (
      <div {...island('explorer')} data-version={data.table.version}>
        <ExplorerPage {...data} loadMajor={async () => null} saveControl={() => null} />
      </div>
    ),
  },
  'college-list': {
    head: ({ page }) => ({
      path: page.path,
      area: 'public',
      title: page.title,
      description: page.lead,
      facts: breadcrumbs([
        ['/colleges', 'Colleges'],
        [page.path, page.title],
      ]),
    }),
    draw: ({ page }) => <CollegeListView page={page} />,
  },
  'college-comparison': {
    head: () => ({
      path: '/colleges/compare',
      area: 'public',
      title: 'Colleges side by side',
      description: 'Up to four colleges side by side.',
      unlisted: true,
    }),
    draw: ({ colleges, unknown, beyond }) => {
      const unitids = colleges.map(({ id }) => id)
      return (
        <ComparisonView
          colleges={colleges}
          unknown={unknown}
          beyond={beyond}
          own={
            <tbody
              {...island('comparison')}
              data-colleges={unitids.join(',')}
              data-prices={JSON.stringify(colleges.map(priceFacts))}
            >
              <GroupHead title="For you" columns={unitids.length} data-guest-only="">
                Four answers, and your match and your chance stand here beside the facts.{' '}
                <a href={`/signup?from=${encodeURIComponent('/college-match')}`} className="text-link">
                  See yours
                </a>
              </GroupHead>
              <OwnRows state={{ step: 'asking' }} unitids={unitids} />
            </tbody>
          }
        />
      )
    },
  },
  majors: {
    head: ({ page }) => ({
      path: '/majors',
      area: 'public',
      title: 'Majors and where they lead',
      description: `${page.count} majors: what each is, the careers it leads to with pay and outlook, and the colleges that award it most.`,
      facts: breadcrumbs([['/majors', 'Majors']]),
    }),
    draw: ({ page }) => <MajorsView page={page} finder={island('find-major')} />,
  },
  major: {
    head: ({ page }) => ({
      path: majorPath(page.slug),
      area: 'public',
      title: `${page.title}: careers, pay and colleges`,
      description: `${page.title} as a major: ${count(page.graduates)} degrees in ${page.graduatesYear}, awarded by ${count(page.colleges)} colleges. Careers with pay and outlook, typical earnings, who awards it most.`,
      facts: breadcrumbs([
        ['/majors', 'Majors'],
        [majorPath(page.slug), page.title],
      ]),
    }),
    draw: ({ page }) => <MajorView page={page} />,
  },
}
