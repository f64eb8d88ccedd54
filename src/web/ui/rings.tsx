/** The brand's concentric rings, one of them bright, as a background. */
export function Rings({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 400 400" fill="none" strokeWidth="18" className={className}>
      <circle cx="200" cy="200" r="90" stroke="currentColor" strokeOpacity=".12" />
      <circle cx="200" cy="200" r="130" stroke="currentColor" strokeOpacity=".06" />
      <circle cx="200" cy="200" r="170" stroke="currentColor" strokeOpacity=".06" />
      <path d="M200 70A130 130 0 1 0 312 266" strokeLinecap="round" className="stroke-coral-on-navy" />
    </svg>
  )
}
