import { statePlaceholder, underrepresentedOptions } from '#contract/search-fields.ts'
import { stateNames } from '#contract/states.ts'
import { type FormPart, FormSelect, FormText } from './inputs.tsx'
import { Section } from './section.tsx'

const yesNo = ['No', 'Yes'] as const

export function AboutYou(part: FormPart) {
  return (
    <Section
      title="About you"
      about="Your state decides which tuition you would pay. The last two answers choose which scholarships you see; they never change a score or a chance."
    >
      <FormText {...part} name="studentName" label="Student name" optional autoComplete="name" />
      <FormText
        {...part}
        name="gradYear"
        label="Graduation year"
        hint="When you finish high school"
        inputMode="numeric"
        autoComplete="off"
        aria-required
      />
      <FormSelect
        {...part}
        name="stateOfResidence"
        label="State of residence"
        placeholder={statePlaceholder}
        options={stateNames}
      />
      <FormSelect {...part} name="firstGen" label="First in your family to go to college" options={yesNo} />
      <FormSelect
        {...part}
        name="underrepresented"
        label="Member of an underrepresented group"
        options={underrepresentedOptions}
      />
    </Section>
  )
}
