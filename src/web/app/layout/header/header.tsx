import type { Account } from '#web/platform/session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { entriesFor, HeaderLink, type HeaderProps } from './header-links.tsx'
import { MenuButton, MobileMenu } from './mobile-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

export function Header({ session, here, onLogout }: HeaderProps) {
  const account = session.status === 'signed-in' ? session.account : null
  // Prerendered for nobody: hidden if someone is signed in, until React knows who (styles.css).
  const forGuests = account ? {} : { 'data-guest-controls': '' }
  // Signed-in visitors have more entries, so their header needs more room before the menu is replaced.
  const [fromHere, untilHere] = account ? ['xl:flex', 'xl:hidden'] : ['lg:flex', 'lg:hidden']
  return (
    <header className="sticky top-0 z-40 border-b border-border bg-bg/90 backdrop-blur-md">
      <div className="wrap flex min-h-16 items-center gap-2 max-sm:flex-wrap">
        <Link to={account ? '/home' : '/'} aria-label="Lantern home" className="mr-4 flex">
          <Logo />
        </Link>
        <nav aria-label="Main" className={`hidden items-center gap-1 ${fromHere}`} {...forGuests}>
          {entriesFor(session).map(([to, label]) => (
            <HeaderLink key={label} to={to} here={here} className="px-3 py-2 text-[.9375rem]">
              {label}
            </HeaderLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <ThemeToggle />
          <div className={`hidden items-center gap-2 ${fromHere}`} {...forGuests}>
            {account ? <AccountControls account={account} onLogout={onLogout} /> : <GuestControls />}
          </div>
          <MenuButton className={untilHere} />
        </div>
      </div>
      <MobileMenu session={session} here={here} onLogout={onLogout} />
    </header>
  )
}

function GuestControls() {
  return (
    <>
      <LinkButton to="/login" variant="ghost">
        Login
      </LinkButton>
      <LinkButton to="/signup">Sign Up</LinkButton>
    </>
  )
}

function AccountControls({ account, onLogout }: { account: Account; onLogout: () => void }) {
  return (
    <>
      <Link
        to="/home"
        className="flex min-h-11 items-center gap-2 rounded-full py-1 pr-3 pl-1 text-[.9375rem] font-medium hover:bg-surface-2"
      >
        <Avatar firstName={account.firstName} lastName={account.lastName} />
        Profile
      </Link>
      <Button variant="ghost" onClick={onLogout}>
        Logout
      </Button>
    </>
  )
}
