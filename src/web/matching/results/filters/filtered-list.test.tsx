import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findCollege } from '#contract/matching/find-college.ts'
import type { Report } from '#contract/matching/report.ts'
import { cutForFree, type PlanName } from '#contract/plans.ts'
import { CollegeMatchPage } from '#web/matching/college-match-page.tsx'
import { renderAlone } from '#web/testing/render.tsx'
import { goldReport, keptSearch } from '#web/testing/report.ts'
import { replyTo } from '#web/testing/server.ts'
import { account, signIn } from '#web/testing/session.ts'
import { wholeResults } from '#web/testing/whole-results.ts'

const extras = { prepare: () => {}, download: () => null, save: () => null, compare: () => null }

/** Ten colleges: ROTC at all but the second and, unreported, the third; football nowhere. */
function tenColleges(): Report {
  const report = goldReport()
  const answers = [
    { yes: ['rotc'], no: ['football'] },
    { yes: [], no: ['rotc', 'football'] },
    { yes: [], no: ['football'] },
  ]
  return {
    ...report,
    collegeList: report.collegeList.map((college, i) => ({
      ...college,
      campusLife: answers[i] ?? { yes: ['rotc'], no: ['football'] },
    })),
  }
}

async function openResults({
  report = tenColleges(),
  plan = 'gold',
  query = '',
}: {
  report?: Report
  plan?: PlanName
  query?: string
} = {}) {
  signIn({ plan })
  const saved = keptSearch(report)
  const { router } = renderAlone(
    `/college-match?search=${saved.id}${query}`,
    <CollegeMatchPage account={account({ plan })} extras={extras} />,
  )
  await wholeResults()
  return {
    user: userEvent.setup(),
    search: () => decodeURIComponent(router.read().location.search.replaceAll('+', ' ')),
    id: saved.id,
  }
}

const chip = (name: RegExp) => screen.getByRole('button', { name })
const cards = () =>
  screen.getAllByRole('button', { name: /^More Information about/ }).map((button) => {
    const card = button.closest('li')
    return `${card?.querySelector('p')?.textContent} ${card?.querySelector('h2 > span')?.textContent?.trim()}`
  })

test('chips are switches in two named groups, each with the number of colleges on record', async () => {
  await openResults()
  const majors = screen.getByRole('group', { name: 'Recommended majors' })
  expect(
    within(majors)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual([
    'Marine Biology 10 of 10 colleges',
    'Biochemistry 10 of 10 colleges',
    'Public Health 0 of 10 colleges',
    'Environmental Science 0 of 10 colleges, leaves none',
  ])
  const life = screen.getByRole('group', { name: 'Campus life' })
  expect(
    within(life).getByRole('button', { name: 'ROTC 8 of 10 colleges' }).getAttribute('aria-pressed'),
  ).toBe('false')
  expect(screen.getByRole('status').textContent).toBe('All 10 colleges are shown.')
})

test('a filter hides what is on record without it, keeps the unknown marked, and every college its rank', async () => {
  const { user, search, id } = await openResults()
  const markOn = () => chip(/^ROTC/).querySelector('svg') // not by color alone
  expect(markOn()).toBeNull()
  await user.click(chip(/^ROTC/))
  expect(chip(/^ROTC/).getAttribute('aria-pressed')).toBe('true')
  expect(markOn()).not.toBeNull()
  expect(search()).toBe(`?search=${id}&life=rotc`)
  expect(cards()).toEqual([
    'Rank 1 Alder Ridge University',
    'Rank 3 Tidewater Institute of Science',
    'Rank 4 Harlan State University',
  ])
  expect(screen.getByRole('status').textContent).toBe('9 of 10 colleges: ROTC. Unknown for 1 of them.')
  expect(screen.getAllByText('Unknown here: ROTC')).toHaveLength(1)
})

test('with a filter chosen the other numbers are of what it leaves; what would leave nothing says so', async () => {
  const { user } = await openResults()
  await user.click(chip(/^ROTC/))
  expect(chip(/^Biochemistry/).textContent).toBe('Biochemistry 9 of 9 colleges')
  expect(chip(/football/).textContent).toMatch(/ 0 of 9 colleges, leaves none$/)
  await user.click(chip(/football/))
  expect(chip(/football/).textContent).toMatch(/ 0 of 0 colleges$/)
})

test('the answer above the list counts what is shown, and judges nothing where nothing is', async () => {
  const { user } = await openResults()
  const answer = within(screen.getByRole('region', { name: 'The answer' }))
  const balance = () =>
    [...(answer.queryByRole('list', { name: 'Chances in this list' })?.children ?? [])]
      .map((part) => Number.parseInt(part.textContent ?? '', 10))
      .reduce((sum, count) => sum + count, 0)
  expect(answer.getByText(/^Ten colleges fit\. /)).toBeTruthy()
  expect(balance()).toBe(10)
  await user.click(chip(/^ROTC/))
  expect(answer.getByText(/^Nine of ten colleges are shown\. /)).toBeTruthy()
  expect(balance()).toBe(9)
  await user.click(chip(/football/))
  expect(answer.getByText('No college is shown with these filters.')).toBeTruthy()
  expect(balance()).toBe(0)
})

test('of two presses so quick that nothing is drawn between them, both count', async () => {
  const { user, search } = await openResults()
  act(() => {
    chip(/^Biochemistry/).click()
    chip(/^ROTC/).click()
  })
  await waitFor(() => expect(search()).toMatch(/&offers=Biochemistry&life=rotc$/))
  await user.click(chip(/^ROTC/))
  await waitFor(() => expect(search()).toMatch(/&offers=Biochemistry$/))
})

test('a link with filters opens the filtered list; what it names and we do not know is ignored', async () => {
  await openResults({ query: '&offers=Biochemistry&offers=Alchemy&life=rotc&life=greek' })
  expect(chip(/^Biochemistry/).getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByRole('status').textContent).toBe(
    '9 of 10 colleges: Biochemistry; ROTC. Unknown for 1 of them.',
  )
})

test('where nothing is left the page says so, and Clear filters brings the list back with the focus kept', async () => {
  const { user, search, id } = await openResults({ query: '&life=football' })
  expect(screen.getByRole('heading', { name: 'No college on this list has all of it' })).toBeTruthy()
  const [, inEmptyState] = screen.getAllByRole('button', { name: 'Clear filters' })
  if (inEmptyState) await user.click(inEmptyState)
  expect(search()).toBe(`?search=${id}`)
  expect(cards()).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Filter by major and campus life')
})

test('a free account has no filters, and the address counts for nothing', async () => {
  await openResults({ plan: 'free', query: '&life=football' })
  expect(screen.queryByRole('group', { name: 'Campus life' })).toBeNull()
  expect(screen.queryByText('Filter by major and campus life')).toBeNull()
  expect(cards()).toHaveLength(3)
})

test('a Senior filters a search that was made on Freshman, locked cards and all', async () => {
  const { user } = await openResults({ report: cutForFree(tenColleges(), 'account-1:search', null) })
  await user.click(chip(/^ROTC 1 of 3 colleges/))
  expect(cards()).toEqual(['Rank 1 Alder Ridge University', 'Rank 3 Tidewater Institute of Science'])
})

test('a search from before the filters offers to run again instead', async () => {
  const nothing = { yes: [], no: [] }
  const report = goldReport()
  const collegeList = report.collegeList.map((one) => ({ ...one, offers: nothing, campusLife: nothing }))
  const { user, search, id } = await openResults({ report: { ...report, collegeList }, query: '&life=rotc' })
  expect(screen.queryByRole('group', { name: 'Campus life' })).toBeNull()
  expect(cards()).toHaveLength(3)
  replyTo(findCollege, tenColleges())
  await user.click(screen.getByRole('button', { name: 'Run this search again' }))
  expect(await screen.findByRole('group', { name: 'Campus life' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('All 10 colleges are shown.')
  expect(search()).not.toContain('life=')
  expect(search()).not.toContain(id)
})

test('New Search drops the filters', async () => {
  const { user, search } = await openResults({ query: '&life=rotc' })
  await user.click(screen.getByRole('button', { name: 'New Search' }))
  expect(search()).toBe('')
})
