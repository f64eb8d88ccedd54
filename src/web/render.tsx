import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { LivePages, RenderLivePage } from '#contract/colleges/live-pages.ts'
import { framesIn, withoutStyles } from './app/documents/document.ts'
import { type LivePage, livePages } from './app/documents/live-pages.tsx'
import { SiteLayout } from './app/layout/site-layout.tsx'

// Entry of dist/render/render.js, which the server loads to render documents from its data. The result is the same for
// every visitor.

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** `template` is the built document around a page; `fill` inserts what the server knows only at start. */
export function liveRenderer(
  template: string,
  fill: (text: string) => string = (text) => text,
): RenderLivePage {
  const frameOf = framesIn(fill(template))
  const shells = new Map<string, readonly [start: Uint8Array, above: Uint8Array, below: Uint8Array]>()
  /** All but a page and its tags is the same on all pages of a section, so it is drawn and encoded once. */
  function shellOf(section: string, { start, open, end }: ReturnType<typeof frameOf>) {
    const known = shells.get(section)
    if (known) return known
    const layout = fill(renderToString(<SiteLayout here={section}>{pageHere}</SiteLayout>))
    const [above = '', below = ''] = withoutStyles(section, layout).split(pageHere)
    const shell = [bytesOf(start), bytesOf(open + above), bytesOf(below + end)] as const
    shells.set(section, shell)
    return shell
  }
  return <Name extends keyof LivePages>(name: Name, data: LivePages[Name]) => {
    const page: LivePage<LivePages[Name]> = livePages[name]
    const head = page.head(data)
    const draw = page.hydrated ? renderToString : renderToStaticMarkup
    const frame = frameOf({ head, kind: 'public' })
    const [start, above, below] = shellOf(`/${head.path.split('/')[1]}`, frame)
    const html = withoutStyles(head.path, fill(draw(page.draw(data))))
    return [start, bytesOf(fill(frame.tags)), above, bytesOf(html), below]
  }
}

const pageHere = 'the-page-stands-here'
