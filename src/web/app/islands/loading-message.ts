const mark = 'data-loading'

/** What stands in the empty shell of a page of the app until its code has come (tools/build-web.mjs). */
export const loadingMessage = `<p role="status" ${mark}>Loading Lantern...</p>`

const messageIn = (element: Element | null) =>
  element?.querySelector<HTMLElement>(`:scope > [${mark}]`) ?? null

/** Nothing is drawn there yet. */
export const isShell = (element: Element) => element.childElementCount === 0 || messageIn(element) !== null

/** A screen reader reads out only what changes: it hears the message if there is still something to wait for. */
export function announceLoading(element: Element | null, afterMs = 400) {
  const message = messageIn(element)
  if (message) setTimeout(() => message.replaceChildren(message.textContent), afterMs)
}

export function showLoading(element: Element, shown: boolean) {
  const message = messageIn(element)
  if (message) message.hidden = !shown
}
