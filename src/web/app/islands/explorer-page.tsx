import { Explorer, type ExplorerProps } from '#web/colleges/explorer/explorer.tsx'
import { AlertProvider } from '#web/ui/alert.tsx'
import { ToastRegion } from '#web/ui/toast-region.tsx'

/** The explorer with what its Save buttons speak through. Server and browser draw the same, or taking over would fail. */
export const ExplorerPage = (props: ExplorerProps) => (
  <AlertProvider>
    <Explorer {...props} />
    <ToastRegion />
  </AlertProvider>
)
