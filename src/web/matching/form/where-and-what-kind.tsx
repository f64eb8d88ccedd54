import { MapPin } from 'lucide-react'
import { collegeTypes, communities, faiths } from '#contract/matching/search-fields.ts'
import { type PlanName, planLabel, planLimits } from '#contract/plans.ts'
import { noSuchCollege, suggestColleges } from '#web/platform/look-up.ts'
import { Field } from '#web/ui/field.tsx'
import { SuggestingInput } from '#web/ui/suggesting-input.tsx'
import { Group, Wide } from './group.tsx'
import { FormChips, type FormPart, FormSelect, FormText } from './inputs.tsx'
import { StatesField } from './states-field.tsx'

const rounds = [
  { value: '', label: 'Not decided, or regular decision' },
  { value: 'ED', label: 'Early decision (binding)' },
  { value: 'REA', label: 'Restrictive early action' },
  { value: 'EA', label: 'Early action' },
]

type Props = FormPart & { plan: PlanName; brief?: boolean }

export function WhereAndWhatKind({ plan, brief = false, ...part }: Props) {
  const { form, errors, set } = part
  const upgrade = plan === 'free' ? `The ${planLabel('gold')} plan has ${planLimits.gold.states}.` : null
  const filled = [
    form.specificCollege.trim(),
    rounds.find(({ value }) => value !== '' && value === form.round)?.label,
    ...form.interestedStates,
    form.maxMiles.trim() && `${form.maxMiles.trim()} miles`,
    ...form.collegeType,
    ...form.community,
    ...form.faith,
  ].filter(Boolean)
  return (
    <Group
      title="Where, and what kind"
      changes="Decides which colleges are listed."
      icon={MapPin}
      filled={filled.join(', ')}
      wrong={Boolean(
        errors.specificCollege ?? errors.interestedStates ?? errors.maxMiles ?? errors.zipPrefix,
      )}
      brief={brief}
    >
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
              nothing={noSuchCollege}
            />
          )}
        </Field>
      </Wide>
      <FormSelect
        {...part}
        name="round"
        label="When you apply there"
        optional
        hint="Moves the chance there, if we know it has that round. An estimate."
        options={rounds}
      />
      <Wide>
        <StatesField
          value={form.interestedStates}
          max={planLimits[plan].states}
          onChange={(value) => set('interestedStates', value)}
          upgrade={upgrade}
        />
      </Wide>
      <FormText
        {...part}
        name="maxMiles"
        label="How far from home, in miles"
        optional
        hint="From the middle of where your state’s students live, or from the three digits beside. Leave it empty for anywhere."
        inputMode="numeric"
        autoComplete="off"
      />
      <FormText
        {...part}
        name="zipPrefix"
        label="First three digits of your ZIP code"
        optional
        hint="Then miles count from your part of the state. Only these three are sent; your whole ZIP code is never asked for here."
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
      />
      <FormChips
        {...part}
        name="collegeType"
        legend="Kind of college"
        hint="Large: 15,000 students and more. Small: under 5,000."
        options={collegeTypes}
      />
      <FormChips
        {...part}
        name="community"
        legend="A college for a community"
        hint="Historically Black, Hispanic-serving, tribal or women’s colleges: at least four of the ten, where they exist."
        options={communities}
      />
      <FormChips {...part} name="faith" legend="A college of a faith" options={faiths} />
    </Group>
  )
}
