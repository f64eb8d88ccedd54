import type { ComponentProps, ReactNode } from 'react'
import type { SearchField, SearchForm } from '#contract/matching/find-college.ts'
import type { FormErrors } from '#web/matching/search.ts'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { type Choice, Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextArea } from '#web/ui/text-input.tsx'
import { Wide } from './group.tsx'

type TextName = { [Name in SearchField]: SearchForm[Name] extends string ? Name : never }[SearchField]
type ListName = { [Name in SearchField]: SearchForm[Name] extends string[] ? Name : never }[SearchField]
export type SetField = <Name extends SearchField>(name: Name, value: SearchForm[Name]) => void
/** What every part of the form needs. `name` attributes and ids are the keys of formData (spec §3). */
export type FormPart = { form: SearchForm; errors: FormErrors; set: SetField }

type Common = FormPart & { name: TextName; label: string; hint?: ReactNode; optional?: boolean }

type TextProps = Common & Omit<ComponentProps<'input'>, 'form' | 'name'>

export function FormText({ form, errors, set, name, ...rest }: TextProps) {
  return (
    <TextField
      {...rest}
      id={name}
      error={errors[name]}
      name={name}
      value={form[name]}
      onChange={(event) => set(name, event.target.value)}
    />
  )
}

export function FormLongText({ form, errors, set, name, label, hint }: Common) {
  return (
    <Field id={name} label={label} error={errors[name]} optional hint={hint}>
      {(control) => (
        <TextArea
          {...control}
          name={name}
          rows={3}
          maxLength={2000}
          value={form[name]}
          onChange={(event) => set(name, event.target.value)}
        />
      )}
    </Field>
  )
}

export function FormSelect({
  form,
  errors,
  set,
  name,
  label,
  hint,
  optional,
  options,
  placeholder,
  ...select
}: Common & { options: readonly Choice[]; placeholder?: string; 'aria-required'?: boolean }) {
  return (
    <Field id={name} label={label} error={errors[name]} hint={hint} optional={optional}>
      {(control) => (
        <Select
          {...control}
          {...select}
          name={name}
          options={options}
          {...(placeholder && { placeholder })}
          value={form[name]}
          onChange={(event) => set(name, event.target.value)}
        />
      )}
    </Field>
  )
}

type ChipsProps = Pick<FormPart, 'form' | 'set'> & {
  name: ListName
  legend: string
  hint?: string
  options: readonly string[]
}

export function FormChips({ form, set, name, ...rest }: ChipsProps) {
  return (
    <Wide>
      <ChipGroup {...rest} id={name} value={form[name]} onChange={(value) => set(name, value)} />
    </Wide>
  )
}
