/** The parts of public pages that need React; islands.ts says when they load and which code. */
export type IslandName =
  | 'app'
  | 'college'
  | 'college-save'
  | 'comparison'
  | 'explorer'
  | 'find-major'
  | 'site-top'
  | 'try-it'

/** The attribute that makes an element an island. */
export const island = (name: IslandName) => ({ 'data-island': name })
