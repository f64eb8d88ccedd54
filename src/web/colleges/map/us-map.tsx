import type { StateCode } from '#contract/states.ts'
import nation from './nation-outline.json' with { type: 'json' }
import { mapHeight, mapWidth } from './projection.ts'
import outlines from './us-outlines.json' with { type: 'json' }

const states = Object.entries(outlines) as [StateCode, string][] // the file's keys are the states' codes

/** The country by states, each shaded by its value (0 none … 5 most). */
export function ShadedStates({ shadeOf, label }: { shadeOf: (state: StateCode) => number; label: string }) {
  const paths = ['', '', '', '', '', '']
  for (const [state, path] of states) paths[shadeOf(state)] += path
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${mapWidth} ${mapHeight}`}
      className="us-map block w-full"
    >
      {[0, 1, 2, 3, 4, 5].map((shade) => (
        // One path for all states of a shade: fifty would be most of the page's layout work.
        <path key={shade} className={`us-state shade-${shade}`} d={paths[shade]} />
      ))}
    </svg>
  )
}

/** Where in the country a state lies, an inch wide. Decoration: the page names the state. */
export function StateInCountry({ state }: { state: StateCode }) {
  return (
    <svg aria-hidden viewBox={`0 0 ${mapWidth} ${mapHeight}`} className="us-map us-inset">
      <path className="us-land" d={nation.path} />
      <path className="us-here" d={(outlines as Record<StateCode, string>)[state]} />
    </svg>
  )
}
