import type { SavedCollege } from '#contract/shortlist/saved-colleges.ts'

/** Berea College as the server answers it, just saved. */
export const berea: SavedCollege = {
  unitid: 156295,
  collegeName: 'Berea College',
  location: 'Berea, Kentucky',
  savedAt: '2026-11-15T12:00:00.000Z',
  status: 'Considering',
  deadline: null,
  note: '',
}
export const reed: SavedCollege = {
  ...berea,
  unitid: 209922,
  collegeName: 'Reed College',
  location: 'Portland, Oregon',
}
