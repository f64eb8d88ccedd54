// What must hold for every public page, read from its HTML. Used by tools/crawl.ts (all pages of a running server) and
// tools/crawl.test.ts (a sample, in process).

const texts = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[\\s>][\\s\\S]*?</${tag}>`, 'g'))].map(([text]) => text)
const plain = (html: string) => html.replace(/<svg[\s\S]*?<\/svg>/g, ' ').replace(/<[^>]*>/g, ' ')

const counted =
  'applicant|area|award|career|college|degree|entry|first-year|graduate|job|major|mile|opening|person|program|school|state|student|undergraduate'
/** Wrong plurals of things that pages count: '1 colleges', '1 bachelor’s degrees', '12 college'. */
const wrongPlural = new RegExp(
  `(?<![\\d.,–$:-])\\b1 (?:other |bachelor(?:’|&#x27;)s )?(?:${counted})s\\b|\\b(?:[02-9]|\\d[\\d,]*\\d) (?:other |bachelor(?:’|&#x27;)s )?(?:${counted})(?![\\p{L}’'-])`,
  'gu',
)

/** What is wrong with a page, as sentences. */
export function problemsOf(html: string): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
  return [
    ...(texts(main, 'h1').length === 1 ? [] : [`${texts(main, 'h1').length} h1`]),
    ...(/<title>[^<]{10,}<\/title>/.test(html) ? [] : ['no title']),
    ...(/<meta name="description" content="[^"]{20,}"/.test(html) ? [] : ['no description']),
    ...(/<link rel="canonical"|<meta name="robots" content="noindex"/.test(html)
      ? []
      : ['neither canonical nor noindex']),
    ...(/\sstyle="/.test(main) ? ['an inline style'] : []),
    ...structuredProblems(html),
    ...(/<nav aria-label="Breadcrumb"|data-island="explorer"/.test(main) ? figureProblems(main) : []),
    ...[...plain(main).matchAll(wrongPlural)].map(([words]) => `a wrong plural: ${words}`),
    ...(/\b(NaN|undefined|null|Infinity)\b/.test(plain(main))
      ? [`says ${/\b(NaN|undefined|null|Infinity)\b/.exec(plain(main))?.[0]}`]
      : []),
  ]
}

function structuredProblems(html: string): string[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text ?? '',
  )
  return blocks.flatMap((text) => {
    try {
      const facts = JSON.parse(text)
      const nodes: { '@type'?: unknown; name?: unknown; itemListElement?: unknown[] }[] = facts['@graph'] ?? [
        facts,
      ]
      if (facts['@context'] !== 'https://schema.org') return ['JSON-LD without a context']
      return nodes.flatMap((node) => {
        if (node['@type'] === 'CollegeOrUniversity')
          return node.name ? [] : ['JSON-LD: a college without a name']
        if (node['@type'] === 'BreadcrumbList')
          return node.itemListElement?.length ? [] : ['JSON-LD: an empty trail']
        return [`JSON-LD: ${String(node['@type'])}`]
      })
    } catch {
      return ['JSON-LD that is no JSON']
    }
  })
}

/** On the pages of colleges and majors every part with a figure must name a year. */
function figureProblems(main: string): string[] {
  return [...texts(main, 'section'), ...texts(main, 'form')]
    .filter((part) => !/^<section[^>]*data-filters/.test(part)) // the options of a filter are not figures
    .map(plain)
    .filter((text) => /\$\d|\d\s?%/.test(text) && !/\b(19|20)\d\d\b/.test(text))
    .map((text) => `a figure without a year: ${text.replace(/\s+/g, ' ').trim().slice(0, 90)}`)
}

/** Paths of our own site that the page links to. */
export const linksOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)]
      .map(([, path]) => (path ?? '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
      .map((path) => path.split('?')[0] ?? path),
  ),
]

export const listedIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname)
