import type { CollegeList, CollegePage } from './college-page.ts'
import type { ExplorerPage } from './college-table.ts'
import type { MajorPage, MajorsPage } from './major-pages.ts'

/**
 * Documents that the server renders from its own data, by name, and the data of each. The web draws them
 * (`web/app/documents/live-pages.tsx`); server and web meet in the built `dist/render/render.js` (docs/decisions/0014).
 */
export type LivePages = {
  college: { page: CollegePage }
  explorer: ExplorerPage
  'college-list': { page: CollegeList }
  /** `unknown` and `beyond`: how many of the address are not shown, because we do not know them or of too many. */
  'college-comparison': { colleges: readonly CollegePage[]; unknown: number; beyond: number }
  majors: { page: MajorsPage }
  major: { page: MajorPage }
  'not-found': Record<never, never>
}

/** The finished document, as pieces of UTF-8: most of it is the same in every document and encoded only once. */
export type RenderLivePage = <Name extends keyof LivePages>(
  name: Name,
  data: LivePages[Name],
) => readonly Uint8Array[]
