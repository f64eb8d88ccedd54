// What first-paint.js leaves for the first module of the page; absent where there is no such page (tests).
declare global {
  interface Window {
    takePressed?: () => HTMLElement[]
  }
}

/** Presses again what was pressed before there was a script to answer. Call it once everything listens. */
export function pressAgain() {
  for (const button of window.takePressed?.() ?? []) button.click()
}
