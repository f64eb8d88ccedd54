import { Spinner } from '#web/ui/spinner.tsx'

/** Covers everything until the browser has left for the payment page. */
export function RedirectOverlay() {
  return (
    <div
      role="status"
      className="fade-in fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 bg-bg/90 p-6 text-center backdrop-blur"
    >
      <Spinner className="size-8 text-accent" />
      <p className="text-lg font-semibold">Redirecting you to our secure payment page...</p>
    </div>
  )
}
