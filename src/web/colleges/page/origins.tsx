import type { CollegePage } from '#contract/colleges/college-page.ts'
import { count, plural } from '#contract/prose.ts'
import { type StateCode, stateName } from '#contract/states.ts'
import { ShadedStates } from '#web/colleges/map/us-map.tsx'
import { percent } from '#web/platform/shown-figures.ts'
import { Bar } from '#web/ui/charts/figure-bar.tsx'
import { Panel, Small } from '#web/ui/panel.tsx'

const shown = 6
const outlyingAreas = 'Outlying areas of the United States'
const steps = [0, 0.5, 2, 5, 20] as const

export function Origins({ page }: { page: CollegePage }) {
  const { origins } = page
  if (!origins || origins.homeShare === null) return null
  const shares = new Map(origins.states.map(({ state, share }) => [state, share]))
  const shadeOf = (state: StateCode) => {
    const share = shares.get(state) ?? 0
    return share === 0 ? 0 : steps.filter((least) => share > least).length
  }
  const places = origins.states.map(({ state, ...rest }) => ({ place: stateName(state) as string, ...rest }))
  const ofOutlying = { place: outlyingAreas, ...(origins.outlying ?? { share: 0, count: 0 }) }
  const others = [...places.filter(({ place }) => place !== page.stateName), ofOutlying]
    .sort((a, b) => b.count - a.count)
    .slice(0, shown)
    .filter((place) => place.count > 0)
  return (
    <Panel
      id="origins"
      title="Where first-years come from"
      className="mt-5"
      lead={`${plural(origins.total, 'first-year')}, ${origins.year}: ${percent(origins.homeShare)} from ${page.stateName}${origins.abroadShare ? `, ${percent(origins.abroadShare)} from abroad` : ''}.${origins.middleHomeShare === null ? '' : ` At the middle college ${percent(origins.middleHomeShare)} come from its own state.`}`}
    >
      {origins.states.length === 0 ? (
        <Small className="mt-3">This college does not publish numbers for each state.</Small>
      ) : (
        <div className="mt-4 grid items-center gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <ShadedStates
            shadeOf={shadeOf}
            label={`States first-years came from, ${origins.year}: the darker, the more`}
          />
          <ul className="grid gap-2">
            {[...places.filter(({ place }) => place === page.stateName), ...others].map(
              ({ place, share, count: people }) => (
                <li key={place}>
                  <p className="flex justify-between gap-3 text-[.9375rem]">
                    <span className="text-muted">{place}</span>
                    <b className="font-semibold tabular-nums">
                      {percent(share)} <span className="font-normal text-muted">({count(people)})</span>
                    </b>
                  </p>
                  <Bar to={share} />
                </li>
              ),
            )}
          </ul>
          {others.includes(ofOutlying) && (
            <Small className="lg:col-span-2">
              {outlyingAreas}: Puerto Rico, Guam, Micronesia and others, which belong to no state.
            </Small>
          )}
        </div>
      )}
    </Panel>
  )
}
