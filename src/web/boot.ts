import '#web/ui/theme/styles.css'
import '#web/colleges/page/college-page.css'
import '#web/colleges/page/price/price.css'
import '#web/colleges/comparison/comparison.css'
import '#web/colleges/explorer/filters/filters.css'
import '#web/colleges/explorer/explorer.css'
import { pressAgain } from '#web/platform/early-presses.ts'
import { startPageControls } from '#web/platform/page-controls.ts'
import { showServerPrices } from '#web/platform/page-prices.ts'
import { watchErrors } from '#web/platform/report-error.ts'
import { askAhead } from '#web/platform/session-ahead.ts'
import { warmCode, warmLinks } from '#web/platform/warm-links.ts'
import { announceLoading, isShell } from './app/islands/loading-message.ts'
import { wakeIslands } from './app/islands/wake-islands.ts'

// The first script of every page, and on a public page the only one. A public page is finished HTML whose few controls
// work through startPageControls(). React, many times this size, is loaded only when an island is touched.
watchErrors()
askAhead()
startPageControls()
// Only the pages of colleges and majors have something to follow.
const followed = document.querySelector('[data-profile], [data-of-state]')
  ? import('#web/platform/page-profile.ts').then(
      ({ followProfile }) => followProfile(),
      () => {}, // offline: the page shows what it came with
    )
  : Promise.resolve()
wakeIslands()
pressAgain()
// From here on no input of the visitor is lost.
const root = document.getElementById('root')
void followed.then(() => {
  if (root && !isShell(root)) document.documentElement.dataset.app = 'ready'
})
announceLoading(root)
if (root?.dataset.page === 'public') {
  warmLinks()
  void showServerPrices()
}
warmCode(root?.dataset.needs?.split(' ') ?? [])
