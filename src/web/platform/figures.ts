import { dollars } from '#contract/prose.ts'

// Missing data is normal: values are null until one of these shows N/A.

const missing = 'N/A' // spec §2

export const orMissing = (text: string | null | undefined) => text || missing
export const asDollars = (value: number | null) => (value === null ? missing : dollars(value))
export const asPercent = (value: number | null) =>
  value === null ? missing : `${Math.round(value * 10) / 10}%`

/** The state of 'City, State': its second comma part, or N/A (spec §2). */
export const stateOf = (location: string) => orMissing(location.split(',')[1]?.trim())
