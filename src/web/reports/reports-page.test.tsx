import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptySearchForm } from '#contract/matching/find-college.ts'
import { savedSearches, saveSearch } from '#web/platform/history.ts'
import { renderPage } from '#web/testing/render.tsx'
import { goldReport } from '#web/testing/report.ts'
import { signIn } from '#web/testing/session.ts'

const searched = (major: string, at: number) =>
  saveSearch('account-1', { formData: emptySearchForm('Maya Torres', major), report: goldReport() }, at)

test('without searches there is a button to run a first one', async () => {
  signIn()
  await renderPage('/reports')
  expect((await screen.findByRole('link', { name: 'Run my first search' })).getAttribute('href')).toBe(
    '/college-match',
  )
})

test('each search shows its major capitalised, the student, when it was, and can be loaded', async () => {
  signIn()
  searched('biology', Date.UTC(2026, 10, 1, 15))
  const { id } = searched('', Date.UTC(2026, 10, 2, 15))
  await renderPage('/reports')
  const entries = await screen.findAllByRole('listitem')
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  expect(titles.slice(0, 2)).toEqual(['General search', 'Biology'])
  const [first] = entries.filter((entry) => entry.textContent?.includes('General search'))
  expect(first?.textContent).toContain('Maya Torres')
  expect(
    within(first ?? document.body)
      .getByRole('link', { name: /Load search/ })
      .getAttribute('href'),
  ).toBe(`/college-match?search=${id}`)
  expect(within(first ?? document.body).getByRole('button', { name: 'Download PDF' })).toBeTruthy()
})

test.each([
  ['free' as const, 'Maya Torres, 3 colleges'],
  ['gold' as const, 'Maya Torres, 10 colleges'],
])('on the %s plan a report counts the colleges it shows', async (plan, words) => {
  signIn({ plan })
  searched('biology', Date.UTC(2026, 10, 1, 15))
  await renderPage('/reports')
  expect(await screen.findByText(words)).toBeTruthy()
})

test('a deleted search can be brought back', async () => {
  signIn()
  searched('biology', Date.UTC(2026, 10, 1, 15))
  const { user } = await renderPage('/reports')
  await user.click(await screen.findByRole('button', { name: 'Delete Biology' }))
  expect(savedSearches('account-1')).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Reports' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(savedSearches('account-1').map((search) => search.formData.major)).toEqual(['biology'])
})

test('a broken entry in storage never breaks the page', async () => {
  signIn()
  localStorage.setItem('history:account-1', '[{"id":"1"},null,"x",{"id":"2","report":{"collegeList":7}}]')
  await renderPage('/reports')
  expect(await screen.findByRole('heading', { name: 'No reports yet' })).toBeTruthy()
})
