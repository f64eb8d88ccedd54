const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** Cents of the server as dollars: 2000 is '$20', 1999 is '$19.99' (spec §7). */
export const dollarsFromCents = (cents: number) => (cents % 100 === 0 ? whole : exact).format(cents / 100)
