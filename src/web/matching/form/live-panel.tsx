import type { ReactNode } from 'react'
import type { SearchForm } from '#contract/matching/find-college.ts'
import type { Preview } from '#contract/matching/preview.ts'
import { count } from '#contract/prose.ts'
import { collegeCount } from '#web/platform/env.ts'
import { Spread } from '#web/ui/charts/spread.tsx'
import { percent } from '#web/ui/charts/tone.ts'

type Props = {
  form: SearchForm
  preview: Preview | null
  /**
   * The submit button: above the counts on a desktop, at the bottom of the screen on a phone. Below the counts it would
   * move when they arrive, and a press in that moment would miss it.
   */
  children: ReactNode
}

/** Beside the form: how many colleges teach the major, and how this student's chances at them are distributed. */
export function LivePanel({ form, preview, children }: Props) {
  return (
    <aside aria-label="Live, as you type" className="band rounded-[1.75rem] p-5 shadow-md sm:p-7">
      {children}
      <p className="text-sm font-semibold text-on-navy-muted">Live, as you type</p>
      {preview ? (
        <>
          <h2 className="mt-1 text-xl font-bold tracking-tight">{taught(preview)}</h2>
          <p className="text-[.9375rem] text-on-navy-muted">by your chance with {recordOf(form)}</p>
          <Spread preview={preview} ratio={2.2} />
          <p className="mt-4 border-t border-on-navy/15 pt-3.5 text-[.9375rem]">{remarkOn(preview, form)}</p>
        </>
      ) : (
        <>
          <h2 className="mt-1 text-xl font-bold tracking-tight">{collegeCount()} colleges to choose from</h2>
          <p className="mt-1 text-[.9375rem] text-on-navy-muted">
            Enter your GPA, a major and your state: every dot that appears here is a real college, placed by
            your own chance of getting in.
          </p>
        </>
      )}
      <p className="mt-4 text-sm text-on-navy-muted">
        Your answers are used for this search and kept only in this browser.
      </p>
    </aside>
  )
}

const taught = ({ colleges, major }: Preview) =>
  major === null ? `${count(colleges)} colleges` : `${count(colleges)} colleges teach ${major}`

/** For the foot of a phone, while the panel is off the screen: the counts in a line, and as a bar. */
export function InShort({ preview: { colleges, major, bands } }: { preview: Preview }) {
  const parts = (['likely', 'target', 'reach'] as const).map((band) => ({
    band,
    share: bands[band] / colleges,
  }))
  return (
    <div className="form-dock-answer">
      <p className="truncate">
        <strong className="text-fg">
          {parts.map(({ band }) => `${count(bands[band])} ${band}`).join(', ')}
        </strong>{' '}
        · {count(colleges)} {major === null ? 'colleges' : `teach ${major}`}
      </p>
      <svg aria-hidden className="chart-bar mt-1.5 h-1.5">
        {parts.map(({ band, share }, i) => (
          <rect
            key={band}
            className={`chart-fill chart-${tones[band]}`}
            x={percent(parts.slice(0, i).reduce((sum, before) => sum + before.share, 0))}
            width={percent(share)}
            height="100%"
          />
        ))}
      </svg>
    </div>
  )
}
const tones = { likely: 'ok', target: 'warn', reach: 'bad' } as const

function recordOf({ gpaUnweighted, satScore, actScore }: SearchForm): string {
  const tests = [
    satScore.trim() && `an SAT of ${satScore.trim()}`,
    actScore.trim() && `an ACT of ${actScore.trim()}`,
  ]
  return [`a GPA of ${gpaUnweighted.trim()}`, ...tests.filter(Boolean)].join(' and ')
}

function remarkOn({ movedByScore, bands, open, colleges }: Preview, { satScore }: SearchForm): string {
  if (movedByScore > 0)
    return `Your ${satScore.trim() ? 'SAT' : 'ACT'} moves the chance at ${count(movedByScore)} of them.`
  const most =
    bands.likely > colleges / 2 ? 'Most would say yes' : `${count(bands.likely)} would likely say yes`
  const everyone = open > 0 ? `, and ${count(open)} take everyone who meets their basic requirements` : ''
  return `${most}${everyone}. We choose the few that fit: program, price, place and odds.`
}
