import { Outlet, ScrollRestoration } from 'react-router'
import { PageChange } from '#web/app/routes/page-change.tsx'
import { AlertProvider } from '#web/ui/alert.tsx'

export function RootLayout() {
  return (
    <AlertProvider>
      <Outlet />
      <PageChange />
      {/* The first location of every document has the same key, so coming back from the payment page needs another one. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </AlertProvider>
  )
}
