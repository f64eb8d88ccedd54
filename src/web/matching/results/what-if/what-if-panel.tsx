import { useState } from 'react'
import type { SearchForm } from '#contract/matching.ts'
import { type PlanName, planLabel, planLimits } from '#contract/plans.ts'
import { bounds, collegeTypes } from '#contract/search-fields.ts'
import { StatesField } from '#web/matching/form/states-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChipGroup } from '#web/ui/checkbox.tsx'
import { Slider } from '#web/ui/slider.tsx'

type Props = {
  start: SearchForm
  plan: PlanName
  /** What the answers tried last have changed; null while they are the student's own. */
  said: string | null
  onTry: (form: SearchForm) => void
  onKeep: () => void
  onBack: () => void
}

const lowestGpa = 1.5 // below it no list looks different
const number = (text: string, otherwise: number) => {
  const value = Number.parseFloat(text.replaceAll(',', ''))
  return Number.isNaN(value) ? otherwise : value
}

/** Other answers, tried out in place. Nothing is kept until the student says so. */
export function WhatIfPanel({ start, plan, said, onTry, onKeep, onBack }: Props) {
  const [form, setForm] = useState(start)
  const change = (part: Partial<SearchForm>) => {
    const next = { ...form, ...part }
    setForm(next)
    onTry(next)
  }
  const hasOnlyAct = start.satScore.trim() === '' && start.actScore.trim() !== ''
  const gpa = number(form.gpaUnweighted, 3)
  return (
    <section aria-label="What if" className="card mt-3 p-5 sm:mt-4 sm:p-6 print:hidden">
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        <Slider
          label="GPA"
          value={gpa}
          min={lowestGpa}
          max={bounds.gpaUnweighted.max}
          step={0.05}
          text={gpa.toFixed(2)}
          onChange={(value) => change({ gpaUnweighted: value.toFixed(2) })}
        />
        {hasOnlyAct ? (
          <ScoreSlider test="ACT" text={form.actScore} onChange={(actScore) => change({ actScore })} />
        ) : (
          <ScoreSlider test="SAT" text={form.satScore} onChange={(satScore) => change({ satScore })} />
        )}
        <StatesField
          value={form.interestedStates}
          max={planLimits[plan].states}
          upgrade={plan === 'free' ? `The ${planLabel('gold')} plan has ${planLimits.gold.states}.` : null}
          onChange={(interestedStates) => change({ interestedStates })}
        />
        <ChipGroup
          id="tried-type"
          legend="Kind of college"
          options={collegeTypes}
          value={form.collegeType}
          onChange={(collegeType) => change({ collegeType })}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border pt-4">
        <p role="status" className="min-w-0 grow text-[.9375rem] font-medium">
          {said ?? 'Move an answer: the list below follows.'}
        </p>
        <Button disabled={said === null} onClick={onKeep}>
          Keep these answers
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            setForm(start)
            onBack()
          }}
        >
          Back to mine
        </Button>
      </div>
    </section>
  )
}

const tests = {
  SAT: { ...bounds.satScore, step: 10, middle: 1050 },
  ACT: { ...bounds.actScore, step: 1, middle: 20 },
}

/** Without a score it starts in the middle of all who take the test, and counts once it is moved. */
function ScoreSlider(props: { test: keyof typeof tests; text: string; onChange: (text: string) => void }) {
  const { test, text, onChange } = props
  const { min, max, step, middle } = tests[test]
  return (
    <Slider
      label={`${test} score`}
      value={number(text, middle)}
      min={min}
      max={max}
      step={step}
      text={text.trim() === '' ? 'none' : text}
      onChange={(value) => onChange(String(value))}
    />
  )
}
