type Rows<Id> = {
  ids: readonly Id[]
  /** The button of a row. */
  buttonId: (id: Id) => string
  /** Gets the focus if no row is left. */
  headingId: string
}

/** When a row is removed with its focused button, the focus moves to the next row. */
export function focusBeside<Id>(gone: Id, { ids, buttonId, headingId }: Rows<Id>) {
  const place = ids.indexOf(gone)
  const beside = ids[place + 1] ?? ids[place - 1]
  const target = document.getElementById(beside === undefined ? headingId : buttonId(beside))
  target?.focus({ preventScroll: true })
  // After the row is gone: an open one was tall, and what is below it has moved up.
  requestAnimationFrame(() => target?.scrollIntoView({ block: 'nearest' }))
}
