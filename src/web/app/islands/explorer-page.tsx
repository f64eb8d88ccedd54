import { Explorer, type ExplorerProps } from '#web/colleges/explorer/explorer.tsx'
import { AlertProvider } from '#web/ui/alert.tsx'
import { ToastRegion } from '#web/ui/toast-region.tsx'
import { useChances } from './use-chances.ts'

/** The explorer with the context of its Save buttons. Server and browser must draw the same, or hydration fails. */
export const ExplorerPage = (props: ExplorerProps) => (
  <AlertProvider>
    <Explorer {...props} chances={useChances()} />
    <ToastRegion />
  </AlertProvider>
)
