import type { ReactNode } from 'react'
import { majorsSearch } from '#contract/colleges/look-up.ts'
import { call } from '#web/platform/api.ts'
import { Field } from '#web/ui/field.tsx'
import { SuggestingInput } from '#web/ui/suggesting-input.tsx'
import type { Suggest } from '#web/ui/suggestions.ts'
import type { FormPart } from './inputs.tsx'

const suggestMajors: Suggest = async (q, signal) => {
  const hits = await call(majorsSearch, { query: { q }, signal })
  return hits.map(({ id, title }) => ({ id, label: title }))
}

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
