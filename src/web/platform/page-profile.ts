import { profileText, tell } from './profile.ts'
import { perVisit } from './storage.ts'

/** A field of a public page that shows and changes the profile; it works before any other code has loaded. */
export const profileField = (field: 'home' | 'income') => ({ 'data-profile': field })
/** Shown to students of these states only: two letters each, '' while the state is unknown, '*' for all not named. */
export const forHome = (states: readonly string[], shown: boolean) => ({
  'data-for-home': states.join(' '),
  hidden: !shown,
})

/** A group of one state, which opens by itself for those who live there. */
export const ofState = (state: string) => ({ 'data-of-state': state })

/** The page's prices follow the profile, whoever changes it. */
export function followProfile() {
  const fields = [...document.querySelectorAll<HTMLSelectElement>('[data-profile]')]
  const parts = [...document.querySelectorAll<HTMLElement>('[data-for-home]')]
  const own = [...document.querySelectorAll<HTMLDetailsElement>('details[data-of-state]')]
  if (fields.length + own.length === 0) return
  const show = () => {
    const profile = profileText()
    for (const field of fields) {
      const value = profile[field.dataset.profile === 'home' ? 'home' : 'income']
      const known = [...field.options].some((option) => option.value === value)
      field.value = known ? value : ''
    }
    for (const details of own) if (details.dataset.ofState === profile.home) details.open = true
    const states = (part: HTMLElement) => (part.dataset.forHome ?? '').split(' ')
    const isNamed = parts.some((part) => states(part).includes(profile.home))
    for (const part of parts) part.hidden = !states(part).includes(isNamed ? profile.home : '*')
  }
  // Chosen before this file had loaded.
  for (const field of fields) if (field.value !== '') tell({ [field.dataset.profile ?? '']: field.value })
  show()
  perVisit.subscribe(show)
  window.addEventListener('pageshow', show) // Back may restore this page as it was before the choice
  for (const field of fields)
    field.addEventListener('change', () => tell({ [field.dataset.profile ?? '']: field.value }))
}
