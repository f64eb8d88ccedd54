import type { ReactNode } from 'react'
import { island } from '#web/app/islands/island.ts'
import { Footer } from './footer.tsx'
import { SiteTop } from './site-top.tsx'
import { SkipLink } from './skip-link.tsx'

/** Skip link, header, page and footer, for the app and for every public page. */
export function SiteLayout({ here, children }: { here: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <div className="contents" {...island('site-top')}>
        <SiteTop here={here} />
      </div>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer />
    </div>
  )
}
