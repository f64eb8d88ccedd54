import type { CollegePage } from '#contract/colleges/college-page.ts'
import { type StateCode, stateName } from '#contract/states.ts'
import { ShadedStates } from '#web/colleges/map/us-map.tsx'
import { count, percent } from '#web/platform/shown-figures.ts'
import { Bar } from '#web/ui/charts/figure-bar.tsx'
import { Panel, Small } from '#web/ui/panel.tsx'

const shown = 6
const steps = [0, 0.5, 2, 5, 20] as const

export function Origins({ page }: { page: CollegePage }) {
  const { origins } = page
  if (!origins || origins.homeShare === null) return null
  const shares = new Map(origins.states.map(({ state, share }) => [state, share]))
  const shadeOf = (state: StateCode) => {
    const share = shares.get(state) ?? 0
    return share === 0 ? 0 : steps.filter((least) => share > least).length
  }
  const others = origins.states.filter(({ state }) => state !== page.state).slice(0, shown)
  return (
    <Panel
      id="origins"
      title="Where first-years come from"
      className="mt-5"
      lead={`${count(origins.total)} first-years, ${origins.year}: ${percent(origins.homeShare)} from ${page.stateName}${origins.abroadShare ? `, ${percent(origins.abroadShare)} from abroad` : ''}.${origins.middleHomeShare === null ? '' : ` At the middle college ${percent(origins.middleHomeShare)} come from its own state.`}`}
    >
      {origins.states.length === 0 ? (
        <Small className="mt-3">The single states are not published for this college.</Small>
      ) : (
        <div className="mt-4 grid items-center gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <ShadedStates
            shadeOf={shadeOf}
            label={`States first-years came from, ${origins.year}: the darker, the more`}
          />
          <ul className="grid gap-2">
            {[...origins.states.filter(({ state }) => state === page.state), ...others].map(
              ({ state, share, count: people }) => (
                <li key={state}>
                  <p className="flex justify-between gap-3 text-[.9375rem]">
                    <span className="text-muted">{stateName(state)}</span>
                    <b className="font-semibold tabular-nums">
                      {percent(share)} <span className="font-normal text-muted">({count(people)})</span>
                    </b>
                  </p>
                  <Bar to={share} />
                </li>
              ),
            )}
          </ul>
        </div>
      )}
    </Panel>
  )
}
