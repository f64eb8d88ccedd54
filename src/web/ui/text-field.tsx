import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { TextInput } from './text-input.tsx'

type Props = Omit<FieldProps, 'children'> & ComponentProps<'input'>

/** One line of text with its label, hint and error. */
export function TextField({ id, label, hint, error, optional, aside, ...input }: Props) {
  return (
    <Field {...{ id, label, hint, error, optional, aside }}>
      {(control) => <TextInput {...control} {...input} />}
    </Field>
  )
}
