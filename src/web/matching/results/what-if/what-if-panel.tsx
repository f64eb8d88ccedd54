import { useEffect, useRef, useState } from 'react'
import { type SearchField, type SearchForm, searchFormErrors } from '#contract/matching/find-college.ts'
import { bounds, typedNumberOr } from '#contract/matching/search-fields.ts'
import type { PlanName } from '#contract/plans.ts'
import { CampusLife } from '#web/matching/form/campus-life.tsx'
import type { SetField } from '#web/matching/form/inputs.tsx'
import { MajorField } from '#web/matching/form/major-field.tsx'
import { WhereAndWhatKind } from '#web/matching/form/where-and-what-kind.tsx'
import { Button } from '#web/ui/button.tsx'
import { Slider } from '#web/ui/slider.tsx'
import type { Tried } from './use-what-if.ts'

type Props = {
  start: SearchForm
  plan: PlanName
  /** The answers that the list below shows; null: the student's own. */
  tried: Tried | null
  /** What changed, or why the answers could not be tried. */
  said: string | null
  onTry: (form: SearchForm, how: 'moved' | 'typed') => void
  onKeep: () => void
  onBack: () => void
}

const lowestGpa = 1.5 // below it no list looks different
const problemsOf = (form: SearchForm) => searchFormErrors(form, new Date().getFullYear())
const typed: readonly SearchField[] = ['major', 'specificCollege', 'maxMiles']

/** Other answers, tried out in place. Nothing is saved until the student keeps them. */
export function WhatIfPanel({ start, plan, tried, said, onTry, onKeep, onBack }: Props) {
  const [form, setForm] = useState(start)
  const panel = useRef<HTMLElement>(null)
  // On a phone its button is at the bottom of the screen, wherever the page was scrolled to.
  useEffect(() => void panel.current?.focus(), [])
  const errors = problemsOf(form)
  const set: SetField = (name, value) => {
    const next = { ...form, [name]: value }
    setForm(next)
    if (Object.keys(problemsOf(next)).length === 0) onTry(next, typed.includes(name) ? 'typed' : 'moved')
  }
  const part = { form, errors, set }
  const gpa = typedNumberOr(form.gpaUnweighted, 3)
  const hasAct = start.actScore.trim() !== ''
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="What if"
      className="card mt-3 scroll-mt-20 p-4 outline-none sm:mt-4 sm:p-6 print:hidden"
    >
      <div className="grid items-start gap-x-8 gap-y-3 md:grid-cols-2 lg:grid-cols-3">
        <Slider
          label="GPA"
          value={gpa}
          min={lowestGpa}
          max={bounds.gpaUnweighted.max}
          step={0.05}
          text={gpa.toFixed(2)}
          onChange={(value) => set('gpaUnweighted', value.toFixed(2))}
        />
        {(start.satScore.trim() !== '' || !hasAct) && (
          <ScoreSlider test="SAT" text={form.satScore} onChange={(score) => set('satScore', score)} />
        )}
        {hasAct && (
          <ScoreSlider test="ACT" text={form.actScore} onChange={(score) => set('actScore', score)} />
        )}
        <MajorField {...part} />
      </div>
      {/* Above the groups, so that it is in view with the sliders. */}
      <div className="what-if-outcome">
        <div>
          <p role="status" className="text-[.9375rem] font-medium">
            {/* The year has no field here: last year's search may be too old to try. */}
            {errors.gradYear ?? said ?? 'Change an answer: the list below follows.'}
          </p>
          {/* There from the start, so that nothing moves under a slider. */}
          <p className="text-[.8125rem] text-muted">The PDF lists the colleges for your own answers.</p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:grow sm:gap-4">
          {/* Only what the list shows can be kept. */}
          <Button disabled={tried?.form !== form} onClick={onKeep} className="grow">
            Keep these answers
          </Button>
          <Button
            variant="outline"
            className="grow"
            onClick={() => {
              setForm(start)
              onBack()
            }}
          >
            Back to mine
          </Button>
        </div>
      </div>
      <div className="what-if-groups overflow-hidden rounded-2xl border border-border lg:grid lg:grid-cols-2">
        <WhereAndWhatKind {...part} plan={plan} brief />
        <CampusLife {...part} brief />
      </div>
    </section>
  )
}

const tests = {
  SAT: { ...bounds.satScore, step: 10, middle: 1050 },
  ACT: { ...bounds.actScore, step: 1, middle: 20 },
}

/** Without a score it starts at the national middle, and counts only once it is moved. */
function ScoreSlider(props: { test: keyof typeof tests; text: string; onChange: (text: string) => void }) {
  const { test, text, onChange } = props
  const { min, max, step, middle } = tests[test]
  const none = text.trim() === ''
  return (
    <Slider
      label={`${test} score`}
      value={typedNumberOr(text, middle)}
      min={min}
      max={max}
      step={step}
      text={none ? 'none' : text}
      unset={none}
      onChange={(value) => onChange(String(value))}
    />
  )
}
