import type { Messages, Said } from './messages.ts'

/** Sentences one after the other, or the parts of a line. */
export type Text =
  | Said
  | { readonly sentences: readonly Said[] }
  | { readonly parts: readonly Said[]; readonly by: ', ' | ' · ' }

/** The fields of a report that hold sentences, labels or sources. All other texts are names, titles and links. */
type Worded =
  | 'about'
  | 'because'
  | 'campusVibe'
  | 'covers'
  | 'filterSources'
  | 'headline'
  | 'matchReasoning'
  | 'name'
  | 'note'
  | 'notes'
  | 'outlook'
  | 'source'
  | 'testPolicy'
  | 'text'
  | 'tuitionNote'
  | 'year'

type OrText<T> = T extends string ? T | Text : T extends readonly (infer Entry)[] ? OrText<Entry>[] : T

/** A value whose texts may still be what is to be said. */
export type Told<T> = T extends readonly (infer Entry)[]
  ? Told<Entry>[]
  : T extends object
    ? { [Key in keyof T]: Key extends Worded ? OrText<T[Key]> : Told<T[Key]> }
    : T

const saidIn = (messages: Messages, { id, values }: Said): string =>
  (messages[id] as (values: Said['values']) => string)(values) // id and values are of one message

/** The text of one message, or of several. */
export function worded(messages: Messages, text: string | Text): string {
  if (typeof text === 'string') return text
  if ('id' in text) return saidIn(messages, text)
  const isLine = 'parts' in text
  const all = (isLine ? text.parts : text.sentences).map((one) => saidIn(messages, one))
  return isLine ? capital(all.join(text.by)) : all.join(' ')
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The same value with every text in this language; parts without any are not copied. */
export function inWords<T>(messages: Messages, told: Told<T>): T {
  return wordedIn(messages, told) as T // every text is a string now
}

function wordedIn(messages: Messages, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return listIn(messages, value)
  if ('id' in value || 'sentences' in value || 'parts' in value) return worded(messages, value as Text) // only texts have these keys
  let copy: Record<string, unknown> | null = null
  for (const key in value) {
    const before = (value as Record<string, unknown>)[key] // any object may be read by key
    if (typeof before !== 'object' || before === null) continue
    const after = wordedIn(messages, before)
    if (after === before) continue
    copy ??= { ...value }
    copy[key] = after
  }
  return copy ?? value
}

function listIn(messages: Messages, list: readonly unknown[]): unknown {
  let copy: unknown[] | null = null
  for (let at = 0; at < list.length; at++) {
    const after = wordedIn(messages, list[at])
    if (after === list[at]) continue
    copy ??= list.slice()
    copy[at] = after
  }
  return copy ?? list
}
