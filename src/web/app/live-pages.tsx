import type { ReactNode } from 'react'
import type { LivePages } from '#contract/live-pages.ts'
import type { DocumentHead } from './document.ts'
import { NotFoundPage } from './not-found-page.tsx'

export type LivePage<Data> = { head: (data: Data) => DocumentHead; draw: (data: Data) => ReactNode }

/** How each document of the contract is drawn from the server's data. No script of the browser ever imports this file. */
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
}
