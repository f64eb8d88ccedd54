/** The page above this one. */
export const Breadcrumb = ({ to, label }: { to: string; label: string }) => (
  <nav aria-label="Breadcrumb" className="pt-5 text-sm text-muted">
    <a href={to} className="hover:underline">
      {label}
    </a>
  </nav>
)
