import type { ReactNode } from 'react'
import { suggestMajors } from '#web/platform/look-up.ts'
import { Field } from '#web/ui/field.tsx'
import { SuggestingInput } from '#web/ui/suggesting-input.tsx'
import type { FormPart } from './inputs.tsx'

export function MajorField({ form, errors, set, hint }: FormPart & { hint?: ReactNode }) {
  return (
    <Field id="major" label="Intended major" error={errors.major} hint={hint}>
      {(control) => (
        <SuggestingInput
          control={{ ...control, 'aria-required': true }}
          name="major"
          value={form.major}
          onChange={(value) => set('major', value)}
          suggest={suggestMajors}
        />
      )}
    </Field>
  )
}
