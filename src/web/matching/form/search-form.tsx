import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type SearchField, type SearchForm, searchFormErrors } from '#contract/matching/find-college.ts'
import { previewColleges } from '#contract/matching/preview.ts'
import type { PlanName } from '#contract/plans.ts'
import type { FormErrors } from '#web/matching/search.ts'
import { usePreview } from '#web/platform/use-preview.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { AboutYou } from './about-you.tsx'
import { CampusLife } from './campus-life.tsx'
import { FourAnswers } from './four-answers.tsx'
import type { SetField } from './inputs.tsx'
import { InShort, LivePanel } from './live-panel.tsx'
import { TestScores } from './test-scores.tsx'
import { WhatYouHaveDone } from './what-you-have-done.tsx'
import { WhereAndWhatKind } from './where-and-what-kind.tsx'

type Props = {
  start: SearchForm
  plan: PlanName
  errors: FormErrors
  /** Called on every change, so that a reload or an expired session loses nothing. */
  onChange: (form: SearchForm) => void
  onSubmit: (form: SearchForm) => void
}

/** Top to bottom, as the page shows them; the summary of errors uses the same order. */
const fieldOrder: readonly SearchField[] = [
  'gpaUnweighted',
  'major',
  'gradYear',
  'stateOfResidence',
  'satScore',
  'actScore',
  'classRank',
  'gpaWeighted',
  'apCourses',
  'specificCollege',
  'round',
  'interestedStates',
  'maxMiles',
  'zipPrefix',
  'collegeType',
  'community',
  'faith',
  'extracurricularActivities',
  'specialCampusPrograms',
  'studentName',
  'firstGen',
  'underrepresented',
  'nhs',
  'serviceHours',
  'leadershipRoles',
  'clubs',
  'awards',
]

/** Every field of spec §3: four answers first, the rest in groups, and beside them a live preview. */
export function SearchFormView({ start, plan, errors: refused, onChange, onSubmit }: Props) {
  const [form, setForm] = useState(start)
  const asked = previewOf(form)
  const preview = usePreview(asked, 250)
  const isComplete = previewColleges.body.safeParse(asked).success
  const set: SetField = (name, value) => {
    const changed = { ...form, [name]: value }
    setForm(changed)
    onChange(changed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(form)
  }
  const errors = stillWrong(refused, form)
  const problems = fieldOrder.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : []))
  const part = { form, errors, set }
  return (
    <form noValidate onSubmit={submit} aria-label="College match">
      <div className={problems.length > 0 ? 'mt-5' : undefined}>
        <ErrorSummary problems={problems} refusal={refused} />
      </div>
      <div className="mt-4 grid items-start gap-x-7 sm:mt-6 gap-y-6 pb-10 lg:grid-cols-[minmax(0,1fr)_28.5rem] lg:grid-rows-[auto_1fr] lg:pb-12">
        <FourAnswers {...part} plan={plan} />
        <div className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <LivePanel form={form} preview={isComplete ? preview : null}>
            <div className="form-dock">
              {preview && <InShort preview={preview} />}
              <Button type="submit" size="lg" className="w-full">
                <Search size={20} aria-hidden />
                Find my matches
              </Button>
            </div>
          </LivePanel>
        </div>
        <div>
          <h2 className="text-xl font-bold tracking-tight">Sharpen your list</h2>
          <p className="mb-3.5 text-[.9375rem] text-muted">All optional. Each says what it changes.</p>
          <div className="card overflow-hidden">
            <TestScores {...part} />
            <WhereAndWhatKind {...part} plan={plan} />
            <CampusLife {...part} />
            <AboutYou {...part} />
            <WhatYouHaveDone {...part} />
          </div>
        </div>
      </div>
    </form>
  )
}

/** An error disappears when its field is corrected. */
function stillWrong(refused: FormErrors, form: SearchForm): FormErrors {
  const now = searchFormErrors(form, new Date().getFullYear())
  return Object.fromEntries(
    Object.keys(refused).flatMap((field) => {
      const message = now[field as SearchField] // a refusal names fields of this form
      return message ? [[field, message]] : []
    }),
  )
}

/** The part of the form that the preview needs. */
const previewOf = (form: SearchForm) => ({
  gpa: form.gpaUnweighted,
  sat: form.satScore,
  act: form.actScore,
  class_rank: form.classRank,
  major: form.major,
  state: form.stateOfResidence,
})
