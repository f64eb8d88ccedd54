const thousands = /\B(?=(\d{3})+(?!\d))/g

/**
 * Cents from the server as dollars: 2000 is '$20', 1999 is '$19.99' (spec §7). Without Intl, which would take longer to
 * set up on a slow phone than the rest of a public page's script.
 */
export const dollarsFromCents = (cents: number) =>
  `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace(thousands, ',')}`
