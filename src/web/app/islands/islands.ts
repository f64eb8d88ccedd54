import type { IslandName } from './island.ts'

export type Island = {
  /** `session`: if someone is signed in, or just was. `touch`: at the first pointer, focus or key inside. */
  wakes: 'session' | 'touch'
  /** `mount` hydrates the part or draws it; presses meanwhile are repeated when it resolves. */
  load: () => Promise<{ mount: (element: HTMLElement) => Promise<void> }>
}

export const islands: Record<IslandName, Island> = {
  'site-top': { wakes: 'session', load: () => import('./site-top-island.tsx') },
  college: { wakes: 'session', load: () => import('./college-island.tsx') },
  'college-save': { wakes: 'session', load: () => import('./college-save-island.tsx') },
  comparison: { wakes: 'session', load: () => import('#web/app/comparison/comparison-island.tsx') },
  explorer: { wakes: 'touch', load: () => import('./explorer-island.tsx') },
  'find-major': { wakes: 'touch', load: () => import('#web/colleges/page/majors/find-major.ts') },
  'try-it': { wakes: 'touch', load: () => import('./try-it-island.tsx') },
  app: {
    wakes: 'touch',
    // React first: running it and the app's own code in one go would block the page for twice as long.
    load: async () => {
      await import('react-dom/client')
      return import('#web/main.tsx')
    },
  },
}
