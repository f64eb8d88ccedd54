import { statePlaceholder } from '#contract/matching/search-fields.ts'
import { type PlanName, planLabel, planLimits } from '#contract/plans.ts'
import { stateNames } from '#contract/states.ts'
import { Link } from '#web/ui/link.tsx'
import { GradYear } from './grad-year.tsx'
import { type FormPart, FormSelect, FormText } from './inputs.tsx'
import { MajorField } from './major-field.tsx'

/** The four answers that a list needs (spec §5). */
export function FourAnswers({ plan, ...part }: FormPart & { plan: PlanName }) {
  return (
    <section aria-label="Four answers" className="card p-5 sm:p-7">
      <h2 className="text-xl font-bold tracking-tight">Four answers</h2>
      <p className="text-[.9375rem] text-muted max-sm:hidden">That is all a list needs.</p>
      <div className="mt-4 grid gap-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <FormText
          {...part}
          name="gpaUnweighted"
          label="Unweighted GPA"
          hint="0 to 4.0"
          inputMode="decimal"
          autoComplete="off"
          aria-required
        />
        <MajorField
          {...part}
          hint={
            <>
              Your own words are fine: “help animals”. Not sure? Write “undecided”, or{' '}
              <Link to="/my-aptitude-quiz" className="text-link">
                take the quiz
              </Link>{' '}
              or see{' '}
              <Link to="/majors" className="text-link">
                all majors
              </Link>
              .
            </>
          }
        />
        <div className="sm:col-span-2">
          <GradYear {...part} />
        </div>
        <div className="sm:col-span-2 sm:max-w-[calc(50%-.625rem)]">
          <FormSelect
            {...part}
            name="stateOfResidence"
            label="State of residence"
            hint="Decides resident price and odds."
            placeholder={statePlaceholder}
            options={stateNames}
            aria-required
          />
        </div>
      </div>
      <p className="mt-5 text-sm text-muted">{limitsOf(plan)}</p>
    </section>
  )
}

function limitsOf(plan: PlanName): string {
  const { colleges, states } = planLimits[plan]
  const limits = `Your ${planLabel(plan)} plan shows ${colleges} colleges a search and has ${states} preferred state${states === 1 ? '' : 's'}.`
  return plan === 'free' ? `${limits} Two of the three come without score and reasons.` : limits
}
