import { ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { count, gpaText } from '#contract/prose.ts'
import { stateNames } from '#contract/states.ts'
import { usePreview } from '#web/platform/use-preview.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/card.tsx'
import { Spread } from '#web/ui/charts/spread.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import example from './example.json' with { type: 'json' }
import { Nearby } from './nearby.tsx'
import { Slider } from './slider.tsx'

/** What a visitor answered here, to be passed on to the form. */
export type Answers = { gpa: string; sat: string; major: string; state: string }

/** Fields are the browser's own, so what was moved or typed before this code loaded, or restored by Back, counts too. */
function answersIn(form: HTMLFormElement): Answers {
  const data = new FormData(form)
  const said = (name: string) => String(data.get(name) ?? '').trim()
  return {
    gpa: said('gpa'),
    sat: said('no-score') ? '' : said('sat'),
    major: said('major'),
    state: said('state'),
  }
}

const noMajorYet = /undecided|unsure|not sure|^any\b/i

/** Where would you get in? Real counts for four answers, without an account; an example until it is touched. */
export function TryIt({ onTake }: { onTake: (answers: Answers) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState<Answers>(example.answers)
  const preview = usePreview({ ...answers, act: null, class_rank: null }, 120) ?? example.preview
  const isUnknown = preview.major === null && answers.major !== '' && !noMajorYet.test(answers.major)
  const look = () => {
    if (form.current) setAnswers(answersIn(form.current))
  }
  useEffect(() => {
    if (form.current) setAnswers(answersIn(form.current))
  }, [])

  return (
    <form ref={form} onInput={look} onSubmit={(event) => event.preventDefault()} aria-labelledby="try-it">
      <div className="flex items-start justify-between gap-4">
        <h2 id="try-it" className="text-2xl font-bold tracking-tight">
          Where would you get in?
        </h2>
        <Chip tone="accent" className="whitespace-nowrap max-sm:hidden">
          No account
        </Chip>
      </div>
      <div className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 large-text:grid-cols-1">
        <Slider
          name="gpa"
          label="GPA"
          min={1.5}
          max={4}
          step={0.1}
          start={example.answers.gpa}
          now={answers.gpa}
          say={gpaText}
        />
        <div>
          <Slider
            name="sat"
            label="SAT"
            min={400}
            max={1600}
            step={10}
            start={example.answers.sat}
            now={answers.sat || null}
          />
          <label className="mt-1.5 flex items-center gap-2 text-sm text-on-navy-muted">
            <input type="checkbox" name="no-score" value="yes" className="size-4 accent-(--coral-on-navy)" />{' '}
            I have no score
          </label>
        </div>
        <label htmlFor="try-major" className="grid gap-1.5 text-[.9375rem] font-semibold">
          Major
          <TextInput
            id="try-major"
            name="major"
            defaultValue={example.answers.major}
            maxLength={160}
            className="field-navy"
          />
        </label>
        <label htmlFor="try-state" className="grid gap-1.5 text-[.9375rem] font-semibold">
          Home state
          <Select
            id="try-state"
            name="state"
            defaultValue={example.answers.state}
            options={stateNames}
            className="field-navy"
          />
        </label>
      </div>
      <div className="mt-4 border-t border-on-navy/15 pt-4" aria-live="polite">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <b>
            {count(preview.colleges)} colleges{preview.major && ` teach ${preview.major}`}
          </b>
          {/* One line in place of the other, so that nothing below it jumps. */}
          {isUnknown ? (
            <span className="text-sm font-semibold">Major not understood: every college counts.</span>
          ) : (
            <span className="text-sm text-on-navy-muted">by your chance of admission</span>
          )}
        </p>
        <Spread preview={preview} ratio={3.8} />
        {preview.nearby && <Nearby college={preview.nearby} />}
      </div>
      <LinkButton
        to="/signup?from=%2Fcollege-match"
        size="lg"
        className="mt-4 w-full"
        onClick={() => onTake(form.current ? answersIn(form.current) : answers)}
      >
        See my matches <ArrowRight size={20} aria-hidden />
      </LinkButton>
      <p className="mt-2.5 text-center text-sm text-on-navy-muted">Free account. Your answers come along.</p>
      <noscript>
        <p className="mt-2.5 text-center text-sm text-on-navy-muted">
          This is an example; moving it needs JavaScript.
        </p>
      </noscript>
    </form>
  )
}
