import { LegalText } from './legal-text.tsx'
import { termsSections } from './terms-sections.tsx'

export const Component = () => (
  <LegalText
    title="Terms of service"
    summary="The rules for using Lantern, in plain words."
    sections={termsSections}
  />
)
