import { LinkButton } from '#web/ui/button.tsx'

export function NotFoundPage() {
  return (
    <div className="wrap grid justify-items-center gap-4 py-28 text-center">
      <p aria-hidden className="font-display text-8xl font-extrabold tracking-tighter text-accent">
        404
      </p>
      <h1 className="text-3xl font-bold tracking-tight">Page not found</h1>
      <p className="max-w-md text-muted">
        There is nothing at this address. The link may be old, or a letter may be missing.
      </p>
      <LinkButton to="/" size="lg" className="mt-4">
        Go home
      </LinkButton>
    </div>
  )
}
