import { type CollegePage, collegePath, statePath } from '#contract/colleges/college-page.ts'
import { placeholders } from '#web/platform/env.ts'

// Facts in the vocabulary of schema.org, for search engines.

const url = (path: string) => placeholders.publicUrl + path

function trail(steps: readonly (readonly [path: string, name: string])[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([path, name], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: url(path),
    })),
  }
}

export const breadcrumbs = (steps: readonly (readonly [path: string, name: string])[]) => ({
  '@context': 'https://schema.org',
  ...trail(steps),
})

export function collegeFacts(page: CollegePage): object {
  const website = page.links.find(({ label }) => label === 'Website')?.href
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'CollegeOrUniversity',
        '@id': url(`${collegePath(page.slug)}#college`),
        name: page.name,
        description: page.portrait.join(' '),
        url: url(collegePath(page.slug)),
        ...(website ? { sameAs: website } : {}),
        address: {
          '@type': 'PostalAddress',
          addressLocality: page.city,
          addressRegion: page.state,
          addressCountry: 'US',
        },
        geo: { '@type': 'GeoCoordinates', latitude: page.latitude, longitude: page.longitude },
      },
      trail([
        ['/colleges', 'Colleges'],
        [statePath(page.stateName), page.stateName],
        [collegePath(page.slug), page.name],
      ]),
    ],
  }
}
