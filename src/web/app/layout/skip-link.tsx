/** The first stop of the Tab key: skips the header. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-4 focus:z-50 focus:rounded-xl focus:bg-surface focus:px-5 focus:py-3 focus:font-semibold focus:shadow-pop"
    >
      Skip to content
    </a>
  )
}
