import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptySearchForm } from '#contract/matching/find-college.ts'
import type { PlanName } from '#contract/plans.ts'
import { listSaved, removeSaved, type SavedCollege } from '#contract/shortlist/saved-colleges.ts'
import { saveSearch } from '#web/platform/history.ts'
import { renderPage } from '#web/testing/render.tsx'
import { freeReport } from '#web/testing/report.ts'
import { berea } from '#web/testing/saved.ts'
import { replyTo } from '#web/testing/server.ts'
import { signIn } from '#web/testing/session.ts'

let people = 0
/** /home of someone who has searched, on the free plan unless told otherwise; another person in each test, as the list is kept per account. */
async function openHome(colleges: readonly SavedCollege[], plan: PlanName = 'free') {
  people += 1
  const id = `searcher-${people}`
  signIn({ id, plan })
  const search = saveSearch(id, { formData: emptySearchForm('Ada', 'biology'), report: freeReport() })
  replyTo(listSaved, colleges)
  const { user } = await renderPage('/home')
  return { user, matches: `/college-match?search=${search.id}` }
}

const hrefOf = (link: HTMLElement) => link.getAttribute('href')

test('with nothing saved, home leads to the list that exists and ticks off the first step', async () => {
  const { matches } = await openHome([])
  expect(await screen.findByText(/^Nothing saved yet\. Press Save/)).toBeTruthy()
  const saved = within(screen.getByRole('region', { name: 'My Colleges' }))
  expect(saved.getByText('0 of 5 saved')).toBeTruthy()
  expect(hrefOf(saved.getByRole('link', { name: 'Open my matches' }))).toBe(matches)
  const steps = within(screen.getByRole('list', { name: 'The way ahead' })).getAllByRole('listitem')
  expect(steps.map((step) => step.querySelector('strong')?.textContent)).toEqual([
    'See your matches: done',
    'Save the ones you like',
    'Talk it over at home',
  ])
  expect(steps[1]?.getAttribute('aria-current')).toBe('step')
})

test.each([
  ['free', '3 colleges free, 10 with Senior.'],
  ['gold', '10 colleges, each with your chance and its price.'],
] as const)('%s: the first step says what this plan shows', async (plan, words) => {
  await openHome([], plan)
  const steps = await screen.findByRole('list', { name: 'The way ahead' })
  expect(within(steps).getAllByRole('listitem')[0]?.textContent).toContain(words)
})

test('the college that leads the list is the first one there, locked or not', async () => {
  await openHome([])
  const [first] = freeReport().collegeList
  expect(first?.locked).toBe(true)
  const band = within(await screen.findByRole('region', { name: 'Save the colleges you like.' }))
  expect(band.getByText(new RegExp(`^${first?.collegeName} leads your latest list\\.`))).toBeTruthy()
})

test('the last college gone, the focus is on the heading', async () => {
  const { user } = await openHome([berea])
  replyTo(removeSaved)
  await user.click(await screen.findByRole('button', { name: 'Remove Berea College' }))
  await screen.findByText(/^Nothing saved yet\. Press Save/)
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Colleges' })),
  )
})
