import { Waiting } from '#web/ui/spinner.tsx'

/** Until it is known who is here and the page's code has arrived. */
export const Loading = () => <Waiting>Loading Lantern...</Waiting>
