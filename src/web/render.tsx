import { renderToString } from 'react-dom/server'
import type { LivePages, RenderLivePage } from '#contract/live-pages.ts'
import { finishDocument } from '#web/app/document.ts'
import { type LivePage, livePages } from '#web/app/live-pages.tsx'
import { SiteLayout } from '#web/app/site-layout.tsx'

// Entry of dist/render/render.js, which the server loads: documents from its data to HTML, for nobody in particular.

/** `template` is dist/render/template.html: the document around a page, as the build made it. */
export function liveRenderer(template: string): RenderLivePage {
  return (name, data) => documentOf(template, livePages[name], data)
}

function documentOf<Name extends keyof LivePages>(
  template: string,
  page: LivePage<LivePages[Name]>,
  data: LivePages[Name],
): string {
  const head = page.head(data)
  const html = renderToString(<SiteLayout here={head.path}>{page.draw(data)}</SiteLayout>)
  return finishDocument(template, { head, kind: 'public', html })
}
