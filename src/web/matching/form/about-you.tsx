import { GraduationCap } from 'lucide-react'
import { underrepresentedOptions } from '#contract/matching/search-fields.ts'
import { Group } from './group.tsx'
import { type FormPart, FormSelect, FormText } from './inputs.tsx'

const yesNo = ['No', 'Yes'] as const

export function AboutYou(part: FormPart) {
  const { form, errors } = part
  const filled = [
    form.firstGen === 'Yes' && 'first in your family',
    form.underrepresented !== 'No' && 'underrepresented group',
  ].filter(Boolean)
  return (
    <Group
      title="About you"
      changes="Chooses scholarships. Never a score or a chance."
      icon={GraduationCap}
      filled={filled.join(', ')}
      wrong={Boolean(errors.studentName)}
    >
      <FormText {...part} name="studentName" label="Student name" optional autoComplete="name" />
      <FormSelect {...part} name="firstGen" label="First in your family to go to college" options={yesNo} />
      <FormSelect
        {...part}
        name="underrepresented"
        label="Member of an underrepresented group"
        options={underrepresentedOptions}
      />
    </Group>
  )
}
