import { Outlet, ScrollRestoration } from 'react-router'
import { AlertProvider } from '#web/ui/alert.tsx'
import { PageChange } from './page-change.tsx'

export function RootLayout() {
  return (
    <AlertProvider>
      <Outlet />
      <PageChange />
      <ScrollRestoration />
    </AlertProvider>
  )
}
