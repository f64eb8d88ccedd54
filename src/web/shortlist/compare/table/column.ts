import type { Loaded } from './loaded-facts.ts'

export type Compared = { unitid: number; collegeName: string }

export type Column = Compared & { loaded: Loaded }
