import type { ReactNode } from 'react'
import { Link } from '#web/ui/link.tsx'

export function TermsLine() {
  return (
    <p className="text-sm text-muted">
      By creating an account you say that you are 13 or older and accept the{' '}
      <Reading to="/terms-of-service">Terms</Reading> and the{' '}
      <Reading to="/privacy-policy">Privacy Policy</Reading>.
    </p>
  )
}

/** In a new tab, so that what was typed is not lost. */
function Reading({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" className="text-link">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </Link>
  )
}
