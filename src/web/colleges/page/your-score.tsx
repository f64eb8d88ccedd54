import { createPortal } from 'react-dom'
import { placeOn, type Test } from './test-strip.ts'

/** The reader's own score on the page's strip of enrolled students; nothing if the page has no such strip. */
export function YourScore({ test, score }: { test: Test; score: number }) {
  const strip = document.querySelector(`[data-strip="${test}"] svg`)
  const x = `${placeOn(test, score)}%`
  return (
    strip &&
    createPortal(
      <>
        <rect className="chart-you" x={x} y="1" width="4" height="18" rx="2" transform="translate(-2)" />
        <text className="your-score" x={x} y="36" textAnchor="middle">
          you, {score}
        </text>
      </>,
      strip,
    )
  )
}
