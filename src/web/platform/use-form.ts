import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import { safeParse } from 'zod/mini'
import { ApiError } from './api-error.ts'

// One way for every short form: the browser holds what is typed (so autofill, paste and a page without its script keep
// working), the contract's own schema checks it, and the server decides.

export type Values = Record<string, string>
export type FieldErrors = Partial<Record<string, string>>

type Wishes = {
  /** The schema of the call; its field names are the names of the inputs. */
  schema: z.core.$ZodType
  /** What a schema cannot check: two fields that must agree. */
  check?: (values: Values) => FieldErrors
  send: (values: Values) => Promise<unknown>
  /** The message for a failure that is not about a field. */
  explain: (error: unknown) => string
  /** Field errors of the server become one message above the form, instead of one beside each field. */
  joinFieldErrors?: boolean
}

type FormState = {
  step: 'idle' | 'sending'
  errors: FieldErrors
  /** About the form as a whole. */
  failure: string | null
}

const untouched: FormState = { step: 'idle', errors: {}, failure: null }

export function useForm({ schema, check, send, explain, joinFieldErrors = false }: Wishes) {
  const [state, setState] = useState(untouched)

  async function submit(form: HTMLFormElement) {
    if (state.step === 'sending') return
    const values = valuesOf(form)
    const errors = { ...problemsOf(schema, values), ...check?.(values) }
    if (Object.keys(errors).length > 0) {
      setState({ step: 'idle', errors, failure: null })
      return focusFirst(form, errors)
    }
    setState({ ...untouched, step: 'sending' })
    try {
      await send(values)
      setState(untouched)
    } catch (error) {
      const said = error instanceof ApiError ? error.fields : {}
      const fields = fieldsOf(said, form)
      // Joined, every message is shown: also one about no field of the form.
      const all = Object.values(joinFieldErrors ? said : fields)
        .flat()
        .join(' ')
      setState({
        step: 'idle',
        errors: byField(fields, joinFieldErrors),
        failure: all === '' ? explain(error) : joinFieldErrors ? all : null,
      })
      focusFirst(form, fields)
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  /** Editing a field clears its error. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const name =
      target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : ''
    if (state.errors[name] === undefined) return
    setState((before) => ({ ...before, errors: { ...before.errors, [name]: undefined } }))
  }

  return {
    errors: state.errors,
    failure: state.failure,
    sending: state.step === 'sending',
    // Our own messages beside the fields instead of the browser's bubbles. POST, so that a form sent before any script
    // has loaded never writes a password into the address.
    form: { onSubmit, onInput, noValidate: true, method: 'post' } as const,
  }
}

function valuesOf(form: HTMLFormElement): Values {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ])
  return Object.fromEntries(entries)
}

function problemsOf(schema: z.core.$ZodType, values: Values): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of safeParse(schema, values).error?.issues ?? [])
    errors[String(issue.path[0])] ??= issue.message
  return errors
}

/** The server's errors for fields of this form. */
const fieldsOf = (said: Record<string, string[]>, form: HTMLFormElement): Record<string, string[]> =>
  Object.fromEntries(Object.entries(said).filter(([name]) => form.elements.namedItem(name) !== null))

/** '' marks a field whose message is above the form. */
const byField = (fields: Record<string, string[]>, wordsElsewhere: boolean): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([name, messages]) => [name, wordsElsewhere ? '' : messages.join(' ')]),
  )

function focusFirst(form: HTMLFormElement, errors: Record<string, unknown>) {
  for (const element of form.elements) {
    if (element instanceof HTMLElement && errors[element.getAttribute('name') ?? ''] !== undefined)
      return element.focus()
  }
}
