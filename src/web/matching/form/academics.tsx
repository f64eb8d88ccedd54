import { type FormPart, FormText } from './inputs.tsx'
import { Section } from './section.tsx'

const number = { inputMode: 'decimal', autoComplete: 'off' } as const
const count = { inputMode: 'numeric', autoComplete: 'off' } as const

export function Academics(part: FormPart) {
  return (
    <Section
      title="Your school record"
      about="What colleges look at first. Leave out what you do not have: no score is better than a guess."
    >
      <FormText
        {...part}
        {...number}
        name="gpaUnweighted"
        label="Unweighted GPA"
        hint="From 0 to 4.0, e.g. 3.6"
        aria-required
      />
      <FormText {...part} {...number} name="gpaWeighted" label="Weighted GPA" optional hint="From 0 to 6.0" />
      <FormText {...part} {...count} name="satScore" label="SAT score" optional hint="From 400 to 1600" />
      <FormText
        {...part}
        {...count}
        name="actScore"
        label="ACT score"
        optional
        hint="From 1 to 36. We use the better of the two."
      />
      <FormText {...part} {...count} name="apCourses" label="AP courses" optional />
      <FormText
        {...part}
        name="classRank"
        label="Class rank"
        optional
        hint="e.g. 15/500"
        autoComplete="off"
      />
    </Section>
  )
}
