import { collegePath } from '#contract/colleges/college-page.ts'
import type { MajorPage } from '#contract/colleges/major-pages.ts'
import { count } from '#contract/prose.ts'
import { ofState } from '#web/platform/page-profile.ts'
import { Panel } from '#web/ui/panel.tsx'

/** By state, one open at a time. Nobody learns which state was opened. */
export function FromYourState({ page }: { page: MajorPage }) {
  const known = page.flows.filter(({ colleges }) => colleges.length > 0)
  return (
    <Panel
      title="Where students of your state go"
      lead={`Colleges that award ${page.title}, by how many first-years came from your state (${page.flowsYear}, all majors together). Choose yours:`}
    >
      <div className="mt-3 gap-x-8 max-sm:max-h-88 max-sm:overflow-y-auto sm:columns-2">
        {known.map(({ state, name, colleges }) => (
          <details
            key={state}
            {...ofState(state)}
            name="state"
            className="break-inside-avoid border-t border-border py-1.5"
          >
            <summary className="cursor-pointer py-1 font-medium">{name}</summary>
            <ol className="grid gap-1 pb-2 text-[.9375rem]">
              {colleges.map(({ slug, name: college, place, firstYears }) => (
                <li key={slug} className="flex items-baseline gap-2">
                  <span>
                    <a href={collegePath(slug)} className="hover:underline">
                      {college}
                    </a>{' '}
                    <span className="text-[.8125rem] text-muted">{place}</span>
                  </span>
                  <span className="ml-auto tabular-nums">{count(firstYears)}</span>
                </li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </Panel>
  )
}
