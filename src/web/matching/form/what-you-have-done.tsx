import { Check } from 'lucide-react'
import { Group, Wide } from './group.tsx'
import { FormLongText, type FormPart, FormSelect, FormText } from './inputs.tsx'

const yesNo = ['No', 'Yes'] as const
const texts = ['leadershipRoles', 'clubs', 'awards', 'serviceHours'] as const

export function WhatYouHaveDone(part: FormPart) {
  const { form, errors } = part
  const filled = texts.filter((name) => form[name].trim() !== '').length + (form.nhs === 'Yes' ? 1 : 0)
  return (
    <Group
      title="What you have done"
      changes="Named in the reasons. Moves no number."
      icon={Check}
      filled={filled > 0 ? `${filled} filled in` : ''}
      wrong={texts.some((name) => errors[name])}
    >
      <FormSelect {...part} name="nhs" label="National Honor Society" options={yesNo} />
      <FormText
        {...part}
        name="serviceHours"
        label="Service hours"
        optional
        inputMode="numeric"
        autoComplete="off"
      />
      <Wide>
        <FormLongText {...part} name="leadershipRoles" label="Leadership roles" />
      </Wide>
      <Wide>
        <FormLongText {...part} name="clubs" label="Clubs" />
      </Wide>
      <Wide>
        <FormLongText {...part} name="awards" label="Awards" />
      </Wide>
    </Group>
  )
}
