// Missing data is normal: values are null until one of these shows N/A.

const missing = 'N/A' // spec §2
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const percents = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

export const orMissing = (text: string | null | undefined) => text || missing
export const asDollars = (value: number | null) => (value === null ? missing : dollars.format(value))
export const asPercent = (value: number | null) => (value === null ? missing : `${percents.format(value)}%`)

/** The state of 'City, State': its second comma part, or N/A (spec §2). */
export const stateOf = (location: string) => orMissing(location.split(',')[1]?.trim())
