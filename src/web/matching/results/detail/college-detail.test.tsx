import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Report } from '#contract/matching/report.ts'
import { dotted } from '#contract/prose.ts'
import { listSaved } from '#contract/shortlist/saved-colleges.ts'
import { chooseIncome } from '#web/platform/use-profile.ts'
import { renderPage } from '#web/testing/render.tsx'
import { goldReport, keptSearch } from '#web/testing/report.ts'
import { replyTo } from '#web/testing/server.ts'
import { signIn } from '#web/testing/session.ts'
import { saidOfAll } from './scholarship-lists.tsx'

const first = 100_001
const last = 100_003

/** Three colleges are enough to turn from one to the next. */
const threeColleges = (change: Partial<Report> = {}): Report =>
  goldReport({ collegeList: goldReport().collegeList.slice(0, 3), ...change })

async function open(query = '', report: Report = threeColleges()) {
  signIn({ plan: 'gold' })
  replyTo(listSaved, [])
  const saved = keptSearch(report)
  const page = await renderPage(`/college-match?search=${saved.id}${query}`)
  return { ...page, id: saved.id }
}

// By text: a search by role over the page behind would take seconds.
const opened = () => document.querySelector<HTMLElement>('dialog[open]')
function dialog(): HTMLElement {
  const sheet = opened()
  if (!sheet) throw new Error('no college is open')
  return sheet
}
const title = () => opened()?.querySelector('h2')?.textContent
function press(name: string): HTMLElement {
  const buttons = [...(opened() ?? document).querySelectorAll('button')]
  const found = buttons.find((button) => (button.getAttribute('aria-label') ?? button.textContent) === name)
  if (!found) throw new Error(`no button ${name}`)
  return found
}

test('an open college is in the address; Back closes it', async () => {
  const { user, address, router, id } = await open()
  await user.click(press('More Information about Alder Ridge University'))
  expect(title()).toBe('Alder Ridge University')
  await waitFor(() => expect(address()).toBe(`/college-match?search=${id}&college=${first}`))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(opened()).toBeNull())
  expect(address()).toBe(`/college-match?search=${id}`)
})

test('a reload shows the college that was open, and closing it leaves the list', async () => {
  const { user, address, id } = await open(`&college=${first}`)
  await user.click(press('Close'))
  expect(opened()).toBeNull()
  await waitFor(() => expect(address()).toBe(`/college-match?search=${id}`))
})

test.each([
  [
    'the report cites for it',
    [{ name: 'IPEDS', year: 'fall 2031', covers: 'Admission, scores' }],
    'fall 2031',
  ],
  ['left out where none is cited', [], ''],
])('the year of an admission rate: %s', async (_case, sources, year) => {
  const collegeList = threeColleges().collegeList.map((college) => ({ ...college, sources: [] }))
  await open(`&college=${first}`, threeColleges({ collegeList, sources }))
  const terms = [...dialog().querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(terms).toContain(`Admission rate${year}`)
})

test('an address that names a college of another list opens nothing', async () => {
  await open('&college=1')
  expect(opened()).toBeNull()
})

test('Next turns to the next college, and Back still leads to the list', async () => {
  const { user, router, address, id } = await open()
  await user.click(press('More Information about Alder Ridge University'))
  expect(within(dialog()).getByText('1 of 3')).toBeTruthy()
  await waitFor(() => expect(address()).toContain('college='))
  await user.click(press('Next college'))
  await waitFor(() => expect(title()).toBe('Westmere College'))
  await act(() => router.navigate(-1))
  expect(address()).toBe(`/college-match?search=${id}`)
})

test('the focus stays on Next, then goes to the heading of the last; Previous leads back', async () => {
  const { user } = await open(`&college=${first}`)
  press('Next college').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(title()).toBe('Westmere College'))
  expect(document.activeElement).toBe(press('Next college'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(title()).toBe('Tidewater Institute of Science'))
  expect(document.activeElement?.tagName).toBe('H2')
  await user.click(press('Previous college'))
  await waitFor(() => expect(title()).toBe('Westmere College'))
})

test('the aid page and the price calculator stand with the college and are not counted as scholarships', async () => {
  const [college, ...others] = threeColleges().collegeList
  if (!college) throw new Error('three colleges')
  const schoolSpecific = ['Financial aid page', 'Net price calculator'].map((name) => ({
    name,
    link: 'https://www.example.edu/aid',
    note: '28% of first-years got a grant from the college, $5,271 on average.',
  }))
  const scholarships = { schoolSpecific, private: [{ name: 'Gates Scholarship' }] }
  await open(`&college=${first}`, threeColleges({ collegeList: [{ ...college, scholarships }, ...others] }))
  expect(press('Scholarships1')).toBeTruthy()
  const own = within(dialog()).getByText('From the college').parentElement
  expect(within(own ?? document.body).getAllByRole('link')).toHaveLength(2)
  // What the college gives is read without pressing anything.
  for (const note of within(own ?? document.body).getAllByText(/^28% of first-years/))
    expect(note.className).not.toContain('hidden')
})

test('once the title has scrolled away, a bar names the college beside the button that closes', async () => {
  const { user } = await open(`&college=${first}`)
  const bar = press('Close').parentElement
  expect(bar?.textContent).toBe('')
  const scrolled = dialog().querySelector('.sheet-scroll')
  if (scrolled) fireEvent.scroll(scrolled, { target: { scrollTop: 400 } })
  expect(bar?.textContent).toBe('Alder Ridge University')
  await user.click(press('Close'))
  expect(opened()).toBeNull()
})

test('the last college has no next', async () => {
  await open(`&college=${last}`)
  expect(title()).toBe('Tidewater Institute of Science')
  expect(within(dialog()).queryByText('Next')).toBeNull()
})

test('three answers stand before the explanations', async () => {
  chooseIncome(2)
  await open(`&college=${first}`)
  const [fit, chance, price] = [...dialog().querySelectorAll('.tile')].map((tile) => tile.textContent)
  expect(fit).toContain('Does it fit?91 of 100')
  expect(chance).toBe('Can I get in?52–81%Target')
  expect(price).toBe('Price a year$16,300after grants, your income')
})

test('a list without chances never says that a college publishes no rate where it shows one', async () => {
  const [college] = goldReport().collegeList
  if (!college) throw new Error('the report has no college')
  await open(`&college=${first}`, threeColleges({ collegeList: [{ ...college, chance: null }] }))
  expect(college.admissions.acceptanceRate).not.toBeNull()
  expect(dialog().textContent).not.toContain('publishes no admission rate')
  expect(dialog().textContent).toContain('This list has no estimate of your chance.')
})

test('every line of the score tells the points it won, those it did not, and why in a few words', async () => {
  const [college, ...others] = threeColleges().collegeList
  if (!college) throw new Error('three colleges')
  const ledger = college.ledger.map((line) =>
    line.component === 'Program' ? { ...line, fact: '185 degrees in your field' } : line,
  )
  const about = 'Public · 29,557 undergraduates · small city'
  await open(`&college=${first}`, threeColleges({ collegeList: [{ ...college, about, ledger }, ...others] }))
  expect(dialog().textContent).toContain(dotted([college.location, about]))
  const lines = within(dialog()).getByText('How the score adds up').parentElement
  const program = within(lines ?? document.body)
    .getByText('Program')
    .closest('li')
  expect(program?.textContent).toContain('21.8 of 24')
  expect(program?.textContent).toContain('−2.2')
  expect(program?.querySelector('summary')?.textContent).toContain('185 degrees in your field')
})

test('families of the chosen income are lit among the prices by income', async () => {
  chooseIncome(4)
  await open(`&college=${first}`)
  const columns = dialog().querySelectorAll('li[aria-current]')
  expect([...columns].map((column) => column.textContent)).toEqual(['$25k110k+'])
})

test('a press on a price chooses the income, and one more lets go of it', async () => {
  const { user } = await open(`&college=${first}`)
  expect(dialog().textContent).toContain('Press what your family earns.')
  await user.click(press('48–75k: $16k'))
  expect(dialog().querySelectorAll('.tile')[2]?.textContent).toBe(
    'Price a year$16,300after grants, your income',
  )
  await user.click(press('48–75k: $16k'))
  expect(dialog().querySelectorAll('li[aria-current]')).toHaveLength(0)
})

test('what residents paid is not shown to a student from another state', async () => {
  await open('&college=100002') // Massachusetts, before grants
  expect(dialog().textContent).toMatch(/From another state: \$[\d,]+ a year before grants/)
  expect(dialog().textContent).not.toContain('$11k')
})

test('outcomes stand beside the middle of all colleges where the report tells it', async () => {
  const middles = { graduationRate: 55, medianEarnings: 52_000, medianDebt: 22_500 }
  await open(`&college=${first}`, threeColleges({ middles }))
  for (const middle of ['55%', '$52,000', '$22,500'])
    expect(dialog().textContent).toContain(`middle of all: ${middle}`)
  expect(dialog().querySelectorAll('.chart-middle')).toHaveLength(2)
})

test('a tab leads to its part and takes the focus there', async () => {
  const { user } = await open(`&college=${first}`)
  await user.click(press('Scholarships5'))
  expect(document.activeElement?.textContent).toBe('Scholarships')
  expect(press('Scholarships5').getAttribute('aria-current')).toBe('true')
})

test('what every scholarship note ends with is said once', () => {
  const end = 'A lead from our list: check the official site.'
  expect(saidOfAll([`Students with need. ${end}`, `Young scientists. ${end}`])).toBe(end)
  expect(saidOfAll([`Students with need. ${end}`])).toBe('')
  expect(saidOfAll([`Students with need. ${end}`, 'Young scientists.'])).toBe('')
  expect(saidOfAll([end, end])).toBe(end)
})

test('the reason for each line, its source, and what every other fact comes from are closed until asked for', async () => {
  await open(`&college=${first}`)
  const program = within(dialog()).getByText('Program').closest('details')
  expect(program?.open).toBe(false)
  expect(program?.textContent).toContain('(IPEDS completions, 2023-24)')
  expect(within(dialog()).getByText('Sources of these facts').closest('details')?.open).toBe(false)
})

test('who a scholarship is for is told when asked for', async () => {
  const { user } = await open(`&college=${first}`)
  const note = within(dialog())
    .getAllByText(/check the official site|students/i)
    .at(-1)
  expect(note?.className).toContain('hidden')
  await user.click(press('Who they are for'))
  expect(note?.className).not.toContain('hidden')
})
