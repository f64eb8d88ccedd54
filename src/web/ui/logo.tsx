export function Logo({ onNavy = false }: { onNavy?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-xl font-bold tracking-tight">
      <svg viewBox="0 0 28 28" fill="none" strokeWidth="5" aria-hidden className="size-7">
        <circle cx="14" cy="14" r="11" className={onNavy ? 'stroke-on-navy/20' : 'stroke-track'} />
        <path
          d="M14 3a11 11 0 1 1-10.46 7.6"
          strokeLinecap="round"
          className={onNavy ? 'stroke-coral-on-navy' : 'stroke-primary'}
        />
        <circle cx="14" cy="14" r="3" fill="currentColor" />
      </svg>
      Lantern
    </span>
  )
}
