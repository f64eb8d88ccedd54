import { hydrateRoot } from 'react-dom/client'
import {
  type CollegeTable,
  type MajorColleges,
  majorListPath,
  tablePath,
} from '#contract/colleges/college-table.ts'
import { startAccountSession } from '#web/accounts/start-session.ts'
import { session } from '#web/platform/session.ts'
import { ExplorerPage } from './explorer-page.tsx'
import { ExplorerSave } from './explorer-save.tsx'

/** Hydrates the explorer from the same table that the server used; then every filter is computed here. */
export async function mount(element: HTMLElement) {
  const { search } = window.location
  const wanted = new URLSearchParams(search).get('major')
  startAccountSession()
  const [table, major] = await Promise.all([
    json<CollegeTable>(tablePath(element.dataset.version ?? '')),
    wanted === null ? null : loadMajor(wanted),
    session.ready(),
  ])
  if (!table) throw new Error('The table of colleges could not be loaded.')
  hydrateRoot(
    element,
    <ExplorerPage
      table={table}
      search={search}
      major={major}
      loadMajor={loadMajor}
      saveControl={(college) => <ExplorerSave college={college} />}
    />,
  )
}

const loadMajor = (slug: string) => json<MajorColleges>(majorListPath(slug))

/** Both files are our own, made from the same types. */
async function json<T>(path: string): Promise<T | null> {
  const answer = await fetch(path)
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  return (await answer.json()) as T
}
