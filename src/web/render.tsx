import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { LivePages, RenderLivePage } from '#contract/colleges/live-pages.ts'
import { documentsIn } from './app/documents/document.ts'
import { type LivePage, livePages } from './app/documents/live-pages.tsx'
import { SiteLayout } from './app/layout/site-layout.tsx'

// Entry of dist/render/render.js, which the server loads to render documents from its data. The result is the same for
// every visitor.

/** `template` is the built document around a page; `fill` inserts what the server knows only at start. */
export function liveRenderer(
  template: string,
  fill: (text: string) => string = (text) => text,
): RenderLivePage {
  const finish = documentsIn(fill(template))
  const shells = new Map<string, readonly [above: string, below: string]>()
  /** Header and footer are the same on all pages of a section, so they are drawn once. */
  function shellOf(section: string) {
    const known = shells.get(section)
    if (known) return known
    const [above = '', below = ''] = fill(
      renderToString(<SiteLayout here={section}>{pageHere}</SiteLayout>),
    ).split(pageHere)
    shells.set(section, [above, below])
    return [above, below] as const
  }
  return <Name extends keyof LivePages>(name: Name, data: LivePages[Name]) => {
    const page: LivePage<LivePages[Name]> = livePages[name]
    const head = page.head(data)
    const draw = page.hydrated ? renderToString : renderToStaticMarkup
    const [above, below] = shellOf(`/${head.path.split('/')[1]}`)
    const html = `${above}${fill(draw(page.draw(data)))}${below}`
    return finish({ head, kind: 'public', html, fill })
  }
}

const pageHere = 'the-page-stands-here'
