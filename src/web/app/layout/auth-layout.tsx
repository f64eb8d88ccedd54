import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { Rings } from '#web/ui/rings.tsx'
import { ThemeToggle } from './header/theme-toggle.tsx'
import { SkipLink } from './skip-link.tsx'

/** Two panels: the pitch on the left, the form on the right under a back-to-home control (spec §2). */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_1.1fr]">
      <SkipLink />
      <aside
        aria-label="About Lantern"
        className="band relative hidden flex-col overflow-hidden p-12 lg:flex"
      >
        <Rings className="absolute -top-32 -right-44 size-[40rem]" />
        <Link to="/" aria-label="Lantern home" className="relative w-fit">
          <Logo onNavy />
        </Link>
        <div className="relative mt-auto max-w-md">
          <p className="font-display text-4xl leading-[1.12] font-bold tracking-tight text-balance">
            A list you understand is a list you can act on.
          </p>
          <p className="mt-4 text-lg text-on-navy-muted">
            Your matches, the reasons behind them, and your next step in one place.
          </p>
        </div>
      </aside>
      <div className="flex flex-col px-5 py-5 sm:px-12">
        <header className="flex items-center justify-between">
          <LinkButton to="/" variant="ghost" className="-ml-4">
            <ArrowLeft size={18} aria-hidden /> Back to home
          </LinkButton>
          <ThemeToggle />
        </header>
        {/* Centered only on wide pages: on a slow connection the form grows while loading, and would move. */}
        <main id="main" tabIndex={-1} className="mx-auto w-full max-w-sm py-10 outline-none lg:my-auto">
          {children}
        </main>
      </div>
    </div>
  )
}
