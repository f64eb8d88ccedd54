import { Search } from 'lucide-react'
import { type FormEvent, useMemo, useState } from 'react'
import type { SearchField, SearchForm } from '#contract/matching.ts'
import type { PlanName } from '#contract/plans.ts'
import { keepDraft } from '#web/matching/draft.ts'
import type { FormErrors } from '#web/matching/search.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { AboutYou } from './about-you.tsx'
import { Academics } from './academics.tsx'
import { Activities } from './activities.tsx'
import type { SetField } from './inputs.tsx'
import { Wishes } from './wishes.tsx'

type Props = {
  start: SearchForm
  plan: PlanName
  errors: FormErrors
  onSubmit: (form: SearchForm) => void
}

/** As the page shows them, top to bottom: the summary of errors is read beside it. */
const fieldOrder: readonly SearchField[] = [
  'gpaUnweighted',
  'gpaWeighted',
  'satScore',
  'actScore',
  'apCourses',
  'classRank',
  'major',
  'specificCollege',
  'interestedStates',
  'collegeType',
  'studentName',
  'gradYear',
  'stateOfResidence',
  'firstGen',
  'underrepresented',
  'extracurricularActivities',
  'specialCampusPrograms',
  'nhs',
  'serviceHours',
  'leadershipRoles',
  'clubs',
  'awards',
]

/** Every field of spec §3. What is typed is kept as a draft, so that a reload loses nothing. */
export function SearchFormView({ start, plan, errors, onSubmit }: Props) {
  const [form, setForm] = useState(start)
  const set: SetField = (name, value) => {
    const changed = { ...form, [name]: value }
    setForm(changed)
    keepDraft(changed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(form)
  }
  // The same list until the next refusal: the summary takes the focus whenever it gets a new one.
  const problems = useMemo(
    () => fieldOrder.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : [])),
    [errors],
  )
  const part = { form, errors, set }
  return (
    <form noValidate onSubmit={submit} aria-label="College match" className="grid gap-6">
      <ErrorSummary problems={problems} />
      <Academics {...part} />
      <Wishes {...part} plan={plan} />
      <AboutYou {...part} />
      <Activities {...part} />
      <div className="flex flex-wrap items-center justify-end gap-4">
        <p className="text-[.9375rem] text-muted">
          Your answers are used for this search and kept only in this browser.
        </p>
        <Button type="submit" size="lg">
          <Search size={20} aria-hidden />
          Find my matches
        </Button>
      </div>
    </form>
  )
}
