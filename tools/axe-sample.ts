// axe on a sample of the sitemap's pages of colleges and majors in both themes, on a running server:
//   node tools/axe-sample.ts [http://localhost:3000] [30]
// Prints which page breaks which rule; fails if any does.
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../e2e/chromium.ts'
import { axe } from '../e2e/journey.ts'
import { listedIn } from './page-checks.ts'

const site = process.argv[2] ?? 'http://localhost:3000'
const count = Number(process.argv[3] ?? 30)
const listed = async (part: string) => listedIn(await (await fetch(`${site}/sitemap-${part}.xml`)).text())
const spread = (paths: readonly string[], wanted: number) =>
  paths.filter((_, at) => at % Math.ceil(paths.length / wanted) === 0)
const majors = Math.round(count / 5)
const sample = [
  ...spread(await listed('colleges'), count - majors),
  ...spread(await listed('majors'), majors),
].slice(0, count)

const browser = await chromium.launch(await chromiumLaunch())
const wrong: string[] = []
const page = await (await browser.newContext()).newPage()
for (const path of sample) {
  await page.goto(site + path)
  for (const rule of await axe(page)) wrong.push(`${path}, ${rule}`)
}
await browser.close()
console.log(`${sample.length} pages in two themes, ${wrong.length} broken rules.`)
for (const line of wrong) console.log(line)
process.exit(wrong.length > 0 ? 1 : 0)
