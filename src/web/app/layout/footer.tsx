import { Link } from '#web/ui/link.tsx'
import { Logo } from '#web/ui/logo.tsx'

// spec §2
const columns = [
  {
    title: 'Company',
    links: [
      ['/about-us', 'About'],
      ['/contact', 'Contact'],
    ],
  },
  // ours
  {
    title: 'Explore',
    links: [
      ['/colleges', 'Colleges'],
      ['/majors', 'Majors'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['/privacy-policy', 'Privacy'],
      ['/terms-of-service', 'Terms'],
      ['/faq', 'FAQ'],
    ],
  },
] as const

export function Footer() {
  return (
    <footer className="site-footer border-t border-border bg-surface">
      <div className="wrap grid grid-cols-2 gap-10 py-14 text-[.9375rem] sm:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-2 sm:col-span-1">
          <Logo />
          <p className="mt-3 max-w-xs text-muted">
            College guidance that shows its reasons, for students and the people who help them.
          </p>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="font-sans text-sm font-semibold">{title}</h2>
            <ul className="mt-2 grid">
              {links.map(([to, label]) => (
                <li key={to}>
                  <Link to={to} className="inline-block py-1.5 text-muted hover:text-fg hover:underline">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  )
}
