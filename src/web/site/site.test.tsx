import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { attribution } from '#contract/attribution.ts'
import { coefficients } from '#contract/chance/coefficients.ts'
import { estimateSections } from '#contract/chance/how-we-estimate.ts'
import { planCards } from '#contract/plans.ts'
import { renderDocument } from '#web/testing/render.tsx'

test("the landing page: hero, three feature cards, a four-step 'How It Works', a three-step section, pricing, a call to action", () => {
  renderDocument('/')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Find the colleges that fit you, and see why.',
  )
  const steps = (title: string) => {
    const section = screen.getByRole('heading', { level: 2, name: title }).closest('section')
    return within(section as HTMLElement).getAllByRole('heading', { level: 3 }) // a section is an element of HTML
  }
  expect(steps('Guidance that explains itself')).toHaveLength(3)
  expect(steps('How It Works')).toHaveLength(4)
  expect(steps('From a long list to a clear choice')).toHaveLength(3)
  expect(steps('Simple plans, no surprises').map((title) => title.textContent)).toEqual([
    'Freshman',
    'Senior',
  ])
  expect(screen.getByRole('link', { name: 'Create a free account' }).getAttribute('href')).toBe('/signup')
})

test('pricing stands at the anchor pricing, with the plans of spec §9, and plan buttons go to /signup', () => {
  const { container } = renderDocument('/')
  const pricing = container.querySelector<HTMLElement>('#pricing')
  expect(pricing).toBeTruthy()
  if (!pricing) return
  expect(pricing.textContent).toContain('$0per month')
  expect(pricing.textContent).toContain('$20per month')
  for (const feature of planCards.flatMap((plan) => plan.features)) {
    expect(within(pricing).getByText(feature)).toBeTruthy()
  }
  const buttons = within(pricing).getAllByRole('link')
  expect(buttons.map((button) => button.getAttribute('href'))).toEqual(['/signup', '/signup'])
})

test('the hero can be tried without an account: real counts, and its answers go to sign-up', () => {
  const { container } = renderDocument('/')
  const panel = container.querySelector<HTMLElement>('[data-island="try-it"]')
  if (!panel) throw new Error('the hero has no panel')
  expect(within(panel).getByRole('heading', { name: 'Where would you get in?' })).toBeTruthy()
  expect(panel.textContent).toMatch(/[\d,]+ colleges teach Biology/)
  expect(within(panel).getByRole('link', { name: 'See my matches' }).getAttribute('href')).toBe(
    '/signup?from=%2Fcollege-match',
  )
})

test('/faq has 10 question and answer pairs, the support address and a back-to-home link', () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="support-email" content="help@example.com">')
  const { container } = renderDocument('/faq')
  const pairs = [...container.querySelectorAll('details')]
  expect(pairs).toHaveLength(10)
  for (const pair of pairs)
    expect((pair.querySelector('summary + *')?.textContent ?? '').length).toBeGreaterThan(80)
  for (const link of screen.getAllByText('help@example.com'))
    expect(link.getAttribute('href')).toBe('mailto:help@example.com')
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/')
  document.head.querySelector('meta[name="support-email"]')?.remove()
})

test.each(['/about-us', '/faq'])('%s names the sources word for word', (path) => {
  const { container } = renderDocument(path)
  for (const source of attribution) expect(container.textContent).toContain(source)
  expect(container.textContent).toContain('USDOL/ETA has not approved the modification')
})

test('/about-us has hero, mission, philosophy, story and a family image', () => {
  renderDocument('/about-us')
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent)
  expect(headings.slice(1, 4)).toEqual(['Our mission', 'Our philosophy', 'Our story'])
  expect(screen.getByRole('img', { name: /parents and their teenager/ })).toBeTruthy()
})

test.each(['/privacy-policy', '/terms-of-service'])('%s was last updated August 16, 2025', (path) => {
  const { container } = renderDocument(path)
  expect(screen.getByText('Last updated August 16, 2025')).toBeTruthy()
  // Every entry of the contents leads somewhere.
  const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  for (const link of contents)
    expect(container.querySelector(`[id="${link.getAttribute('href')?.split('#')[1]}"]`)).toBeTruthy()
})

test('the terms require a minimum age of 13', () => {
  renderDocument('/terms-of-service')
  expect(screen.getByText(/at least 13 years old/)).toBeTruthy()
})

test('the site speaks American English and uses no dashes', () => {
  for (const path of ['/', '/about-us', '/faq', '/how-we-estimate', '/privacy-policy', '/terms-of-service']) {
    const { container, unmount } = renderDocument(path)
    expect(container.textContent).not.toMatch(/colour|programme|favour|organis|—/)
    unmount()
  }
})

test('/how-we-estimate opens with a hundred dots for each word, then how far it is off, from the fitted file', () => {
  const { container } = renderDocument('/how-we-estimate')
  const words = screen.getByRole('list', { name: /of a hundred told each word/ })
  for (const { word, admitted } of coefficients.calibration.words) {
    const item = within(words)
      .getByText(new RegExp(`^${word}$`, 'i'))
      .closest('li')
    expect(item?.textContent).toContain(`${admitted} of 100 admitted`)
    const [filled, empty] = Array.from(
      item?.querySelectorAll('path') ?? [],
      (path) => path.getAttribute('d') ?? '',
    )
    expect([filled, empty].map((d) => d?.match(/M/g)?.length ?? 0)).toEqual([admitted, 100 - admitted])
  }
  const picture = screen.getByRole('img', { name: /against the share admitted/ })
  expect(picture.querySelectorAll('circle')).toHaveLength(coefficients.calibration.cells.length)
  expect(container.textContent).not.toMatch(/AUC|Brier/)
  for (const table of container.querySelectorAll('table')) expect(table.closest('details')).not.toBeNull()
  for (const section of estimateSections)
    expect(screen.getByRole('heading', { level: 2, name: section.title })).toBeTruthy()
})

test.each(['/about-us', '/faq'])('%s leads to how we estimate', (path) => {
  renderDocument(path)
  expect(screen.getByRole('link', { name: /how we estimate/i }).getAttribute('href')).toBe('/how-we-estimate')
})
