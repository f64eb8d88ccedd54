import { control } from '#web/platform/page-controls.ts'
import { Link } from '#web/ui/link.tsx'

/** A strip at the bottom of a wide screen, where a card would cover what a page asks to press. Shows until a choice is saved; page-controls keeps the choice, CSS shows the banner (spec §2). */
export function CookieBanner() {
  return (
    <section
      aria-label="Cookie consent"
      className="cookie-banner slide-up fixed inset-x-4 bottom-4 z-30 mx-auto max-w-3xl flex-wrap items-center gap-4 rounded-2xl border border-border bg-surface p-4 shadow-pop sm:px-6 lg:inset-x-0 lg:bottom-0 lg:max-w-none lg:justify-center lg:rounded-none lg:py-2"
    >
      <p className="min-w-60 flex-1 text-[.9375rem] lg:flex-none">
        We store only what Lantern needs to work, and we track nothing. Either choice is kept and changes
        nothing else.{' '}
        <Link to="/privacy-policy" className="text-link">
          Privacy policy
        </Link>
      </p>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <button type="button" className="btn btn-outline" {...control.rejectCookies}>
          Reject
        </button>
        <button type="button" className="btn btn-primary" {...control.acceptCookies}>
          Accept
        </button>
      </div>
    </section>
  )
}
