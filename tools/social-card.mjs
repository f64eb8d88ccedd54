// Draws src/web/public/social-card.png, the picture link previews show. Run by hand after changing it:
// node tools/social-card.mjs
import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const data = (/** @type {string} */ path, /** @type {string} */ type) =>
  `data:${type};base64,${readFileSync(path).toString('base64')}`
const font = (/** @type {string} */ name) =>
  data(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`, 'font/woff2')

const page = `<!doctype html><style>
  @font-face { font-family: Display; src: url(${font('bricolage-grotesque')}); font-weight: 200 800 }
  @font-face { font-family: Body; src: url(${font('figtree')}); font-weight: 300 900 }
  ${readFileSync('src/web/ui/theme/tokens.css', 'utf8')}
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; background: var(--band); color: var(--on-navy); position: relative }
  img { position: absolute; right: 56px; top: 117px; width: 536px; border-radius: 32px; box-shadow: 0 24px 60px rgb(0 0 0 / .4) }
  .name { position: absolute; left: 64px; top: 60px; font: 700 36px/1 Display; display: flex; gap: 16px; align-items: center }
  h1 { position: absolute; left: 64px; top: 170px; width: 500px; margin: 0; font: 800 62px/1.04 Display; letter-spacing: -.03em }
  em { font-style: normal; color: var(--coral-on-navy) }
  p { position: absolute; left: 64px; top: 404px; width: 440px; margin: 0; font: 500 25px/1.45 Body; color: var(--on-navy-muted) }
</style><body data-theme="light">
  <div class="name"><svg width="46" viewBox="0 0 28 28" fill="none" stroke-width="5"><circle cx="14" cy="14" r="11" stroke="#fff" stroke-opacity=".2"/><path d="M14 3a11 11 0 1 1-10.46 7.6" stroke="#ff8d7d" stroke-linecap="round"/><circle cx="14" cy="14" r="3" fill="#fff"/></svg>Lantern</div>
  <h1>Find the colleges that fit <em>you</em>, and see why.</h1>
  <p>A ranked list with honest reasons, from public federal data.</p>
  <img src="${data('src/web/site/family.svg', 'image/svg+xml')}">`

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await tab.setContent(page)
await tab.evaluate(() => document.fonts.ready)
await tab.screenshot({ path: 'src/web/public/social-card.png' })
await browser.close()
