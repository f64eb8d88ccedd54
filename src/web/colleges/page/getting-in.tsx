import type { CollegePage, PageRange } from '#contract/colleges/college-page.ts'
import { count } from '#contract/prose.ts'
import { absence, percent } from '#web/platform/shown-figures.ts'
import { Bar, NoBar } from '#web/ui/charts/figure-bar.tsx'
import { Panel, Small } from '#web/ui/panel.tsx'
import { placeOn, scaleOf, type Test } from './test-strip.ts'

export function GettingIn({ page: { admission } }: { page: CollegePage }) {
  const { sat, act, weighs, policy } = admission
  const sent = [sent0('an SAT', sat), sent0('an ACT', act)].filter(Boolean).join(', ')
  return (
    <Panel
      id="admission"
      title="Getting in"
      lead={
        admission.open
          ? `Open admission in ${admission.openYear}: a high-school diploma or its equal is enough.`
          : `${policy ? `${policy} ` : 'The college did not report how it treats test scores. '}${sent ? `Of first-years, ${sent}; the ranges describe them only. ` : ''}(${admission.weighsYear})`
      }
    >
      {!(admission.open && sat.low === null && act.low === null) && (
        <div className="mt-5 grid gap-4">
          <Scores test="SAT" range={sat} />
          <Scores test="ACT" range={act} />
        </div>
      )}
      {weighs.length > 0 && (
        <>
          <h3 className="mt-6 font-sans text-[.9375rem] font-semibold">
            What counts ({admission.weighsYear})
          </h3>
          <ul className="mt-1">
            {weighs.map(({ item, weight, level }) => (
              <li
                key={item}
                className="grid grid-cols-[minmax(0,1fr)_auto_6.25rem] items-center gap-2 sm:gap-3 border-t border-border py-1.5 text-[.9375rem]"
              >
                <span>{item}</span>
                <Level level={level} />
                <b className="text-right text-sm font-semibold">{sentence(weight)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
      <Residency admission={admission} />
      <Admitted admission={admission} />
      {admission.notes.map((note) => (
        <Small key={note} className="mt-2">
          {note}
        </Small>
      ))}
    </Panel>
  )
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const sent0 = (what: string, { submitted }: PageRange) =>
  submitted === null ? null : `${percent(submitted)} sent ${what}`

function Scores({ test, range }: { test: Test; range: PageRange }) {
  const [low, high] = scaleOf(test)
  const at = (score: number) => placeOn(test, score)
  if (range.low === null || range.high === null)
    return (
      <div className="grid gap-1">
        <p className="flex items-baseline justify-between gap-3 text-[.9375rem]">
          <b className="font-semibold">{test}</b>
          <span>{absence(range.absent)}</span>
        </p>
        <NoBar />
        <Small>{range.year}</Small>
      </div>
    )
  return (
    <div className="grid gap-1" data-strip={test}>
      <p className="flex items-baseline justify-between gap-3 text-[.9375rem]">
        <span>
          <b className="font-semibold">{test}</b> <span className="text-muted">middle half</span>
        </span>
        <span className="tabular-nums">
          <b className="font-semibold">
            {count(range.low).replace(',', '')}–{count(range.high).replace(',', '')}
          </b>
          {range.mid !== null && (
            <span className="text-muted"> middle {count(range.mid).replace(',', '')}</span>
          )}
        </span>
      </p>
      <Bar from={at(range.low)} to={at(range.high)} mark={range.mid === null ? null : at(range.mid)} />
      <p className="flex justify-between text-[.8125rem] text-muted tabular-nums" aria-hidden>
        <span>{low}</span>
        <span>{high}</span>
      </p>
      <Small>
        {test === 'SAT' && 'Sums of the section quartiles. '}
        {range.year}
        {range.middle &&
          ` · middle of all colleges ${Math.round(range.middle.low)}–${Math.round(range.middle.high)}`}
      </Small>
    </div>
  )
}

/** Three strokes, filled by importance; the word says the same. */
function Level({ level }: { level: number }) {
  return (
    <svg aria-hidden width="48" height="6">
      {[0, 1, 2].map((stroke) => (
        <rect
          key={stroke}
          className={stroke < level ? 'chart-fact' : 'chart-track'}
          x={stroke * 17}
          width="14"
          height="6"
          rx="3"
        />
      ))}
    </svg>
  )
}

function Residency({ admission: { residency } }: Pick<CollegePage, 'admission'>) {
  if (!residency) return null
  const { inState, outOfState } = residency
  const group = ({ admitted, applied, rate }: typeof inState) =>
    `${percent(rate)} (${count(admitted)} of ${count(applied)})`
  return (
    <div className="mt-4 text-[.9375rem]">
      Residents: {group(inState)}. From other states: {group(outOfState)}.
      <Small>
        {residency.source}, {residency.year}
        {!residency.internationalApart && '; other states may include international students'}
      </Small>
    </div>
  )
}

function Admitted({ admission }: Pick<CollegePage, 'admission'>) {
  const came = admission.yield
  if (came.value === null) return null
  return (
    <Small className="mt-4">
      Of those admitted, {percent(came.value)} came, {came.year}
      {came.middle !== null && `; ${percent(came.middle)} at the middle college`}.
    </Small>
  )
}
