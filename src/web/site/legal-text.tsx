import { LongText, type TextSection } from './long-text.tsx'

export type LegalSection = TextSection

type LegalTextProps = { title: string; summary: string; sections: readonly LegalSection[] }

/** Both legal pages were last updated on the same day (spec §2). */
export function LegalText(props: LegalTextProps) {
  return <LongText {...props} note="Last updated August 16, 2025" />
}
