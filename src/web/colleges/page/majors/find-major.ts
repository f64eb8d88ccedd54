/**
 * Handles the field 'Find a major': majors that contain the typed words stay, the others are hidden, and so is a group
 * of which none stays.
 */
export async function mount(element: HTMLElement) {
  const input = element.querySelector('input')
  const panel = element.closest('section')
  const rest = panel?.querySelector('details')
  const none = panel?.querySelector<HTMLElement>('[data-none]')
  if (!input || !panel) return
  const groups = [...panel.querySelectorAll<HTMLElement>('[data-majors-group]')]
  const majors = [...panel.querySelectorAll<HTMLElement>('[data-major]')]

  function find() {
    const words = input?.value.trim().toLowerCase() ?? ''
    const named = (major: HTMLElement) => major.dataset.major?.toLowerCase().includes(words) ?? false
    for (const major of majors) major.hidden = !named(major)
    for (const group of groups) group.hidden = group.querySelector('[data-major]:not([hidden])') === null
    if (rest) rest.open = words !== ''
    if (none) none.hidden = majors.some(named)
  }
  input.addEventListener('input', find)
  if (input.value !== '') find() // typed while this file was loading
}
