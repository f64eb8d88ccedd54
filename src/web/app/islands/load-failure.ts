const mark = 'data-load-failure'

/** Shown below the page, which stays as it is: what was typed is still there when the next try works. */
export function sayLoadFailed() {
  const said = document.createElement('p')
  said.setAttribute('role', 'alert')
  said.setAttribute(mark, '')
  said.className = 'wrap py-28 text-center'
  said.textContent = 'Lantern could not be loaded. Please check your connection and reload the page.'
  document.body.append(said)
}

export function takeBackLoadFailure() {
  document.querySelector(`[${mark}]`)?.remove()
}
