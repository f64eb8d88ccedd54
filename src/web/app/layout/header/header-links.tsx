import type { Session } from '#web/platform/session.ts'
import { Link } from '#web/ui/link.tsx'

/** `here` is the current path. */
export type HeaderProps = { session: Session; here: string; onLogout: () => void }

type Entry = readonly [to: string, label: string]

/** Ours follow the specification's. */
const ours: readonly Entry[] = [['/colleges', 'Colleges']]
// spec §2, in its order and words
const signedOut: readonly Entry[] = [
  ['/', 'Home'],
  ['/about-us', 'About Us'],
  ['/#pricing', 'Pricing'],
  ...ours,
  // Whoever is signed in finds it on the explorer, in the form and with the results: eight links do not fit.
  ['/majors', 'Majors'],
]
const signedIn: readonly Entry[] = [
  ['/home', 'Home'],
  ['/college-match', 'College Match'],
  ['/my-aptitude-quiz', 'myAptitudeQuiz'],
  ['/reports', 'Reports'],
  ['/subscription', 'Subscription'],
  ...ours,
  ['/my-colleges', 'My Colleges'],
]

export const entriesFor = (session: Session) => (session.status === 'signed-in' ? signedIn : signedOut)

type HeaderLinkProps = { to: string; here: string; className: string; children: string }

/** A link of the header; the current page is marked. */
export function HeaderLink({ to, here, className, children }: HeaderLinkProps) {
  const isHere = to === here || ((to === '/colleges' || to === '/majors') && here.startsWith(`${to}/`))
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={`rounded-lg font-medium ${className} ${isHere ? 'text-fg' : 'text-muted hover:text-fg'}`}
    >
      {children}
    </Link>
  )
}
