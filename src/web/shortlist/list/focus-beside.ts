type Rows = {
  unitids: readonly number[]
  /** The button of a row. */
  buttonId: (unitid: number) => string
  /** Gets the focus if no row is left. */
  headingId: string
}

/** When a row is removed with its focused button, the focus moves to the next row. */
export function focusBeside(gone: number, { unitids, buttonId, headingId }: Rows) {
  const place = unitids.indexOf(gone)
  const beside = unitids[place + 1] ?? unitids[place - 1]
  const target = document.getElementById(beside === undefined ? headingId : buttonId(beside))
  target?.focus({ preventScroll: true })
  // After the row is gone: an open one was tall, and what is below it has moved up.
  requestAnimationFrame(() => target?.scrollIntoView({ block: 'nearest' }))
}
