import { LogOut, Menu, X } from 'lucide-react'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { entriesFor, HeaderLink, type HeaderProps } from './header-links.tsx'

const menuId = 'mobile-menu'

/** The browser opens and closes a popover itself, even before React has loaded; Esc and a tap outside close it too. */
export function MenuButton({ className }: { className: string }) {
  return (
    <button type="button" popoverTarget={menuId} aria-label="Menu" className={`icon-btn ${className}`}>
      <Menu aria-hidden className="menu-closed" />
      <X aria-hidden className="menu-opened" />
    </button>
  )
}

export function MobileMenu({ session, here, onLogout }: HeaderProps) {
  const signedIn = session.status === 'signed-in'
  return (
    <div
      id={menuId}
      popover="auto"
      className="mobile-menu"
      {...(signedIn ? {} : { 'data-guest-controls': '' })}
    >
      <nav aria-label="Mobile" className="wrap grid gap-1 py-4">
        {entriesFor(session).map(([to, label]) => (
          <HeaderLink key={label} to={to} here={here} className="px-3 py-3 hover:bg-surface-2">
            {label}
          </HeaderLink>
        ))}
        {signedIn ? <SignedInEnd here={here} onLogout={onLogout} /> : <SignedOutEnd />}
      </nav>
    </div>
  )
}

function SignedOutEnd() {
  return (
    <div className="mt-3 grid grid-cols-2 gap-3">
      <LinkButton to="/login" variant="outline">
        Login
      </LinkButton>
      <LinkButton to="/signup">Sign Up</LinkButton>
    </div>
  )
}

function SignedInEnd({ here, onLogout }: Omit<HeaderProps, 'session'>) {
  return (
    <>
      <HeaderLink to="/home" here={here} className="px-3 py-3 hover:bg-surface-2">
        Profile
      </HeaderLink>
      <Button variant="outline" className="mt-3" onClick={onLogout}>
        <LogOut size={18} aria-hidden />
        Logout
      </Button>
    </>
  )
}
