import { collegesSearch, majorsSearch } from '#contract/catalogue.ts'
import { type PlanName, planLabel, planLimits } from '#contract/plans.ts'
import { collegeTypes } from '#contract/search-fields.ts'
import { call } from '#web/platform/api.ts'
import { ChipGroup } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import type { FormPart } from './inputs.tsx'
import { Section, Wide } from './section.tsx'
import { StatesField } from './states-field.tsx'
import { SuggestingInput } from './suggesting-input.tsx'
import type { Suggest } from './suggestions.ts'

const suggestMajors: Suggest = async (q, signal) => {
  const hits = await call(majorsSearch, { query: { q }, signal })
  return hits.map(({ id, title }) => ({ id, label: title }))
}

const suggestColleges: Suggest = async (q, signal) => {
  const hits = await call(collegesSearch, { query: { q }, signal })
  return hits.map(({ id, name, location }) => ({ id: String(id), label: name, detail: location }))
}

export function Wishes({ plan, ...part }: FormPart & { plan: PlanName }) {
  const { form, errors, set } = part
  const upgrade = plan === 'free' ? `The ${planLabel('gold')} plan has ${planLimits.gold.states}.` : null
  return (
    <Section
      title="What and where"
      about="A major in your own words is fine: “help animals” works as well as “Animal Science”. Not sure yet? Write “undecided”, or take the quiz first."
    >
      <Wide>
        <Field id="major" label="Intended major" error={errors.major} hint="What you would like to study">
          {(control) => (
            <SuggestingInput
              control={control}
              name="major"
              value={form.major}
              onChange={(value) => set('major', value)}
              suggest={suggestMajors}
            />
          )}
        </Field>
      </Wide>
      <Wide>
        <Field
          id="specificCollege"
          label="A college you have in mind"
          optional
          error={errors.specificCollege}
          hint="It will be in your list, whatever its score."
        >
          {(control) => (
            <SuggestingInput
              control={control}
              name="specificCollege"
              value={form.specificCollege}
              onChange={(value) => set('specificCollege', value)}
              suggest={suggestColleges}
            />
          )}
        </Field>
      </Wide>
      <Wide>
        <StatesField
          value={form.interestedStates}
          max={planLimits[plan].states}
          onChange={(value) => set('interestedStates', value)}
          upgrade={upgrade}
        />
      </Wide>
      <Wide>
        <ChipGroup
          id="collegeType"
          legend="Kind of college"
          hint="Large: 15,000 students and more. Small: under 5,000."
          options={collegeTypes}
          value={form.collegeType}
          onChange={(value) => set('collegeType', value)}
        />
      </Wide>
    </Section>
  )
}
