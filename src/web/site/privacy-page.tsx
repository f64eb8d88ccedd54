import { LegalText } from './legal-text.tsx'
import { privacySections } from './privacy-sections.tsx'

export const Component = () => (
  <LegalText
    title="Privacy policy"
    summary="We keep little, we say what it is, and you can take it with you or delete it."
    sections={privacySections}
  />
)
