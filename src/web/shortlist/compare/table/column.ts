import type { Loaded } from './facts.ts'

export type Compared = { unitid: number; collegeName: string }

export type Column = Compared & { loaded: Loaded }
