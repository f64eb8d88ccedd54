// Visits every page of the sitemap on a running server, and every page those link to:
//   node tools/crawl.ts [http://localhost:3000]
// Prints what is wrong with which page and how long it took; fails if anything is wrong.
import { linksOf, listedIn, problemsOf } from './page-checks.ts'

const site = process.argv[2] ?? 'http://localhost:3000'
const asText = async (path: string) => {
  const answer = await fetch(site + path, { redirect: 'manual' })
  return { status: answer.status, html: await answer.text() }
}

const startedAt = Date.now()
const parts = listedIn((await asText('/sitemap.xml')).html)
const listed = (await Promise.all(parts.map(async (part) => listedIn((await asText(part)).html)))).flat()
const wrong: string[] = []
const linked = new Set<string>()
const titles = new Map<string, string>()
for (const path of listed) {
  const { status, html } = await asText(path)
  if (status !== 200) wrong.push(`${path}: ${status}`)
  for (const problem of problemsOf(html)) wrong.push(`${path}: ${problem}`)
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? ''
  if (titles.has(title)) wrong.push(`${path}: the title of ${titles.get(title)}`)
  titles.set(title, path)
  for (const link of linksOf(html)) linked.add(link)
}
const others = [...linked].filter((path) => !listed.includes(path))
for (const path of others) {
  const { status } = await asText(path)
  if (status !== 200) wrong.push(`a link to ${path}: ${status}`)
}
const seconds = (Date.now() - startedAt) / 1000
console.log(
  `${listed.length} pages of the sitemap and ${others.length} more they link to in ${seconds.toFixed(1)} s.`,
)
for (const line of wrong.slice(0, 50)) console.log(line)
if (wrong.length > 50) console.log(`… and ${wrong.length - 50} more`)
process.exit(wrong.length > 0 ? 1 : 0)
