/** The parts of finished documents that need React; islands.ts says when and with what code. */
export type IslandName =
  | 'app'
  | 'college'
  | 'college-save'
  | 'explorer'
  | 'find-major'
  | 'site-top'
  | 'try-it'

/** The attribute that makes an element an island. */
export const island = (name: IslandName) => ({ 'data-island': name })
