import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react'
import { AuthLayout } from '#web/app/layout/auth-layout.tsx'
import { BareErrorPage, ErrorPage } from '#web/app/layout/error-page.tsx'
import { Loading } from '#web/app/layout/loading.tsx'
import { SignedInArea } from '#web/app/layout/signed-in-area.tsx'
import { SiteLayout } from '#web/app/layout/site-layout.tsx'
import { AddressContext } from '#web/platform/address.ts'
import { AlertProvider } from '#web/ui/alert.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { PageChange } from './page-change.tsx'
import type { Opened, Router } from './router.ts'
import { ScrollPosition } from './scroll-position.tsx'

/** What is on the screen, as drawn. */
export function useScreen(router: Router) {
  const [screen, setScreen] = useState(router.read)
  useEffect(() => {
    // Drawn in pieces: the press that led here shows first.
    const follow = () => startTransition(() => setScreen(router.read()))
    follow() // it may have moved before this was drawn
    return router.subscribe(follow)
  }, [router])
  const drawn = useMemo(() => ({ address: router, shown: screen }), [router, screen])
  return { screen, drawn }
}

/** The page at the address, in the layout of its area. */
export function App({ router }: { router: Router }) {
  const { screen, drawn } = useScreen(router)
  const { opened, location } = screen
  if (!opened) return <Loading />
  const { page } = opened
  const place = location.key
  const failed = (error: unknown) => <ErrorPage error={error} onRetry={router.retry} />
  const inside = <PageOf opened={opened} failed={failed} />
  return (
    <AddressContext value={drawn}>
      <ErrorBoundary
        place={place}
        fallback={(error) => <BareErrorPage error={error} onRetry={router.retry} />}
      >
        <AlertProvider>
          {page.area === 'signed-in' ? (
            <SiteLayout here={location.pathname}>
              <ErrorBoundary place={place} fallback={failed}>
                <SignedInArea>{inside}</SignedInArea>
              </ErrorBoundary>
            </SiteLayout>
          ) : (
            <AuthLayout>{inside}</AuthLayout>
          )}
          <PageChange page={page} />
          <ScrollPosition />
        </AlertProvider>
      </ErrorBoundary>
    </AddressContext>
  )
}

function PageOf({ opened, failed }: { opened: Opened; failed: (error: unknown) => ReactNode }) {
  if ('error' in opened) return failed(opened.error)
  return <opened.Component key={opened.page.path} />
}
