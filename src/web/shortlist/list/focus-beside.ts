type Rows = {
  unitids: readonly number[]
  /** The button of a row. */
  buttonId: (unitid: number) => string
  /** What has the focus when no row is left. */
  headingId: string
}

/** A pressed button has gone with its row: the focus goes to the row beside it. */
export function focusBeside(gone: number, { unitids, buttonId, headingId }: Rows) {
  const place = unitids.indexOf(gone)
  const beside = unitids[place + 1] ?? unitids[place - 1]
  const target = document.getElementById(beside === undefined ? headingId : buttonId(beside))
  target?.focus({ preventScroll: true })
  // Once the row has gone: an open one was tall, and what is below it has moved up.
  requestAnimationFrame(() => target?.scrollIntoView({ block: 'nearest' }))
}
