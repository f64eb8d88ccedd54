/** Decoration beside a text that says what is going on. */
export function Spinner({ className = 'size-4' }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="3"
      className={`shrink-0 animate-spin ${className}`}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity=".25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeLinecap="round" />
    </svg>
  )
}

/** A whole view that is loading: 'Starting your aptitude quiz...'. */
export function Waiting({ children }: { children: string }) {
  return (
    <p role="status" className="wrap flex items-center justify-center gap-3 py-28 text-muted">
      <Spinner className="size-5" />
      {children}
    </p>
  )
}
