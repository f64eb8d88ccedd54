import { Link, NavLink } from 'react-router'
import type { Session } from '#web/platform/session.ts'

export type HeaderProps = { session: Session; onLogout: () => void }

type Entry = readonly [to: string, label: string]

// spec §2, in its order and words
const signedOut: readonly Entry[] = [
  ['/', 'Home'],
  ['/about-us', 'About Us'],
  ['/#pricing', 'Pricing'],
]
const signedIn: readonly Entry[] = [
  ['/home', 'Home'],
  ['/college-match', 'College Match'],
  ['/my-aptitude-quiz', 'myAptitudeQuiz'],
  ['/reports', 'Reports'],
  ['/subscription', 'Subscription'],
]

export const entriesFor = (session: Session) => (session.status === 'signed-in' ? signedIn : signedOut)

/** A place of the header; the one the visitor is on is marked. An anchor on a page is no page of its own. */
export function HeaderLink({ to, className, children }: { to: string; className: string; children: string }) {
  const look = `rounded-lg font-medium ${className}`
  if (to.includes('#')) {
    return (
      <Link to={to} className={`${look} text-muted hover:text-fg`}>
        {children}
      </Link>
    )
  }
  return (
    <NavLink
      to={to}
      end
      className={({ isActive }) => `${look} ${isActive ? 'text-fg' : 'text-muted hover:text-fg'}`}
    >
      {children}
    </NavLink>
  )
}
