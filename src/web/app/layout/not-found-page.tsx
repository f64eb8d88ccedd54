import { LinkButton } from '#web/ui/button.tsx'

export function NotFoundPage() {
  return (
    <div className="wrap grid justify-items-center gap-4 py-28 text-center">
      <p
        aria-hidden
        className="flex items-center gap-2 font-display text-8xl leading-none font-extrabold text-accent"
      >
        4
        <svg aria-hidden viewBox="0 0 28 28" fill="none" strokeWidth="5" className="size-[.86em]">
          <circle cx="14" cy="14" r="11" className="stroke-track" />
          <path d="M14 3a11 11 0 1 1-10.46 7.6" strokeLinecap="round" stroke="currentColor" />
        </svg>
        4
      </p>
      <h1 className="text-3xl font-bold tracking-tight">Page not found</h1>
      <p className="max-w-md text-muted">
        There is nothing at this address. The link may be old, or a letter may be missing. Every college that
        we know can be found by its name.
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <LinkButton to="/" size="lg">
          Go home
        </LinkButton>
        <LinkButton to="/colleges" size="lg" variant="outline">
          Look at all colleges
        </LinkButton>
      </div>
    </div>
  )
}
