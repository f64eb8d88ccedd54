import type { StateCode } from '#contract/states.ts'
import { mapHeight, mapWidth } from './projection.ts'
import outlines from './us-outlines.json' with { type: 'json' }

const states = Object.entries(outlines as Record<StateCode, string>)

/** The country by states, each in the shade its value calls for (0 none … 5 most). */
export function ShadedStates({ shadeOf, label }: { shadeOf: (state: StateCode) => number; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${mapWidth} ${mapHeight}`}
      className="us-map block w-full"
    >
      {states.map(([code, path]) => (
        // The file's keys are the states' codes.
        <path key={code} d={path} className={`us-state shade-${shadeOf(code as StateCode)}`} />
      ))}
    </svg>
  )
}
