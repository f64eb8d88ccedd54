import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Report } from '#contract/matching/report.ts'
import type { PlanName } from '#contract/plans.ts'
import { listSaved } from '#contract/shortlist/saved-colleges.ts'
import { renderPage } from '#web/testing/render.tsx'
import { freeReport, goldReport, keptSearch } from '#web/testing/report.ts'
import { replyTo, requests } from '#web/testing/server.ts'
import { signIn } from '#web/testing/session.ts'
import { wholeResults } from '#web/testing/whole-results.ts'
import { PriceInstrument } from './instruments/price-instrument.tsx'
import { TestInstrument } from './instruments/test-instrument.tsx'
import { Notes } from './notes.tsx'

async function openResults(plan: PlanName, report: Report) {
  signIn({ plan })
  replyTo(listSaved, [])
  const saved = keptSearch(report)
  const page = await renderPage(`/college-match?search=${saved.id}`)
  await wholeResults()
  const cards = [...document.querySelectorAll<HTMLElement>('.top-card')]
  return { ...page, cards }
}

test('gold: the answer stands before the list, and each card has its three instruments and a headline', async () => {
  const { cards } = await openResults('gold', goldReport())
  const answer = within(screen.getByRole('region', { name: 'The answer' }))
  expect(answer.getByText(/^Ten colleges fit\. /)).toBeTruthy()
  expect(answer.getByRole('list', { name: 'Chances in this list' }).textContent).toBe(
    '2 likely1 open admission4 target2 reach1 far reach',
  )
  const audit = answer.getByRole('link', { name: 'How we estimate the chance' })
  expect(audit.getAttribute('href')).toBe('/how-we-estimate')
  const first = cards[0]?.textContent ?? ''
  expect(first).toContain('Can I get in?Target52–81%')
  expect(first).toContain('What will it cost?$17,840 a year')
  expect(first).toContain('Where would I stand?SAT 1180–1380')
  expect(first).toContain('you, 1290: inside the middle half')
  expect(first).toContain('142 biology degrees a year; home state.')
})

test('whatever a card holds, it has the five parts that are rows of all three', async () => {
  const [first, ...others] = goldReport().collegeList
  if (!first) throw new Error('the report is empty')
  const rule = {
    kind: 'caution',
    text: 'A rule.',
    source: 'Its page',
    link: null,
    readOn: '2026-11-17',
  } as const
  const { cards } = await openResults(
    'gold',
    goldReport({ collegeList: [{ ...first, rules: [rule] }, ...others] }),
  )
  expect(cards.map((card) => card.children.length)).toEqual([5, 5, 5])
})

test('the picture says in dollars up to where its good corner goes', async () => {
  await openResults('gold', goldReport())
  const picture = document.querySelector('.picture')?.textContent
  expect(picture).toMatch(/likely, under \$\d\d,\d{3} a year/)
})

test("a card's heading carries its score", async () => {
  await openResults('gold', goldReport())
  expect(screen.getByRole('heading', { level: 2, name: 'Alder Ridge University 91% match' })).toBeTruthy()
})

test('the major profile is one closed line between the heading and the colleges', async () => {
  await openResults('gold', goldReport())
  const profile = screen.getByText('Your major profile: Biology').closest('details')
  expect(profile?.open).toBe(false)
  const inOrder = [...document.querySelectorAll('h1, details.major-profile, .top-card, #more-options')]
  expect(inOrder.map((element) => element.tagName)).toEqual(['H1', 'DETAILS', 'LI', 'LI', 'LI', 'H2'])
})

test('an income changes the prices at once and is never sent', async () => {
  const { user, cards } = await openResults('gold', goldReport())
  const before = requests().length
  await user.click(screen.getByText('48–75k'))
  expect(cards[0]?.textContent).toContain('$16,300 a year')
  expect(cards[0]?.textContent).toContain('after grants, living costs in, income $48–75k')
  expect(cards[1]?.textContent).toContain('before grants')
  expect(requests()).toHaveLength(before)
})

test('all colleges are on one picture; one without a price is said to be missing', async () => {
  const report = goldReport()
  const [first, ...others] = report.collegeList
  if (!first) throw new Error('the sample has colleges')
  await openResults('gold', { ...report, collegeList: [{ ...first, price: null }, ...others] })
  expect(
    screen.getByRole('img', { name: /^Chance of admission and price a year of 9 colleges/ }),
  ).toBeTruthy()
  expect(screen.getByText('1 without a known price is not shown.')).toBeTruthy()
})

test('the picture says whose prices it shows, and explains no mark that is not in it', async () => {
  const { user } = await openResults('gold', goldReport())
  const picture = screen.getByRole('figure')
  expect(picture.textContent).toContain('a year, all incomes')
  expect(picture.textContent).not.toMatch(/for you|grants/)
  await user.click(screen.getByText('48–75k'))
  await waitFor(() => expect(picture.textContent).toContain('a year, for you'))
})

test('more options carry the numbers of the picture, and a key of the price bars that are there', async () => {
  const report = goldReport()
  const { user } = await openResults('gold', report)
  const more = within(screen.getByRole('region', { name: 'More Great Options' }))
  const [fourth] = more.getAllByRole('rowheader')
  expect(fourth?.textContent).toMatch(new RegExp(`^Rank 4 ${report.collegeList[3]?.collegeName}`))
  expect(
    more.getAllByRole('rowheader').map((head) => Number.parseInt(head.textContent?.slice(5) ?? '', 10)),
  ).toEqual([4, 5, 6, 7, 8, 9, 10])
  expect(more.getByText('out of state, before grants')).toBeTruthy()
  const atHome = report.collegeList.slice(3).some(({ price }) => price?.kind === 'net price')
  expect(more.queryByText('after grants, all incomes') !== null).toBe(atHome)
  await user.click(screen.getByText('48–75k'))
  await waitFor(() => expect(more.queryByText('after grants, all incomes')).toBeNull())
})

test('free: locked cards show what is public, without a chance, and come before the upgrade', async () => {
  const { cards } = await openResults('free', freeReport())
  const [locked, , open] = cards
  expect(locked?.textContent).toContain('Can I get in?admits 62.4%')
  expect(locked?.textContent).toContain('$17,840 a year')
  expect(locked?.textContent).not.toMatch(/Likely|Target|Reach/)
  expect(open?.textContent).toContain('Can I get in?Target41–65%')
  const dots = [...document.querySelectorAll('.scatter-dot')].map((dot) => dot.classList[1])
  expect(dots.sort()).toEqual(['scatter-off', 'scatter-off', 'scatter-warn'])
  const upgrade = screen.getByRole('region', { name: 'Upgrade' })
  expect(open && upgrade.compareDocumentPosition(open)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
})

test('a published rule decides before any estimate: its words stand on the card, and no percentage', async () => {
  const report = goldReport()
  const rule = {
    kind: 'minimum' as const,
    text: 'Asks for a GPA of 3.4 from other states.',
    link: 'https://admission.example.edu',
    source: 'University of Example',
    readOn: '2026-11-01',
  }
  const condition = { ...rule, kind: 'condition' as const, text: 'Asks for an endorsement of its church.' }
  const [first, ...others] = report.collegeList
  if (!first) throw new Error('the sample has colleges')
  const changed = {
    ...first,
    chance: { low: null, high: null, band: 'below the published minimum' as const },
    rules: [rule, condition],
  }
  const { cards } = await openResults('gold', { ...report, collegeList: [changed, ...others] })
  expect(cards[0]?.textContent).toContain('Can I get in?Below the minimumIts rule asks for more.')
  expect(cards[0]?.textContent).toContain(rule.text)
  expect(cards[0]?.textContent).toContain(condition.text)
})

test('in the table the chance says that the rule is met, and the whole rule has a line below its college', async () => {
  const text =
    'The University of Example guarantees admission with an unweighted 3.0, to the top 10% of a class, and to the top quarter with an SAT of 1030.'
  const rule = { kind: 'automatic', text, source: 'Its page', link: null, readOn: '2026-11-17' } as const
  const chance = { low: null, high: null, band: 'automatic' } as const
  const collegeList = goldReport().collegeList.map((college, i) =>
    i === 3 ? { ...college, chance, rules: [rule] } : college,
  )
  await openResults('gold', goldReport({ collegeList }))
  const [fourth] = within(screen.getByRole('region', { name: 'More Great Options' })).getAllByRole(
    'rowheader',
  )
  const row = fourth?.closest('tr')
  expect(row?.textContent).toContain('AutomaticYou meet its rule.')
  expect(row?.textContent).not.toContain(text)
  const below = row?.nextElementSibling
  expect(below?.textContent).toBe(`${text} `)
  expect(below?.firstElementChild?.getAttribute('headers')).toBe(fourth?.id)
})

test('Edit brings the answers back to the form', async () => {
  const { user } = await openResults('gold', goldReport())
  await user.click(screen.getByText('Edit'))
  expect(await screen.findByLabelText(/^SAT score/)).toHaveProperty('value', '1290')
})

test('each of the first two notes is begun before the list, and More tells them whole', () => {
  const road = 'With a GPA of 2.3, two years at a college such as Mt. Hood is a common road.'
  const notes = [
    'You have not picked a major.',
    `${road} In Oregon there are two.`,
    'A third note.',
    'A fourth.',
  ]
  render(<Notes report={goldReport({ notes })} />)
  const seen = () =>
    screen
      .getAllByRole('listitem')
      .filter(({ className }) => !className.includes('hidden'))
      .map(({ childNodes }) =>
        [...childNodes]
          .filter((part) => !(part instanceof Element && part.className.includes('hidden')))
          .map((part) => part.textContent)
          .join(''),
      )
  expect(seen()).toEqual(['You have not picked a major.', road])
  const more = screen.getByRole('button', { name: 'More about this list' })
  fireEvent.click(more)
  expect(seen()).toEqual(notes)
  expect(more.textContent).toBe('Less about this list')
})

test('a long rule that colleges share is told once in the list, and whole in the detail of each', async () => {
  const pact =
    'The Assured Admission Pact admits graduates of its high schools with a GPA of 3.0 or higher; a certain major is not promised.'
  const rule = { kind: 'caution', text: pact, source: 'The pact', link: null, readOn: '2026-11-17' } as const
  const collegeList = goldReport().collegeList.map((college) => ({ ...college, rules: [rule] }))
  const { user } = await openResults('gold', goldReport({ collegeList }))
  expect(screen.getAllByText(pact)).toHaveLength(1)
  expect(screen.getAllByText('The same rule as at Alder Ridge University.')).toHaveLength(9)
  await user.click(screen.getAllByText('More Information')[1] ?? document.body)
  expect(screen.getAllByText(pact)).toHaveLength(2)
})

test('a price is for a year in a list, and bare only under a head that says so', () => {
  const [college] = goldReport().collegeList
  if (!college) throw new Error('the report is empty')
  const { rerender, container } = render(<PriceInstrument college={college} income={null} bare withUnit />)
  expect(container.textContent).toBe('$17,840 a year')
  rerender(<PriceInstrument college={college} income={null} bare />)
  expect(container.textContent).toBe('$17,840 ')
})

test('who gave no score is told where one is required', () => {
  const [college] = goldReport().collegeList
  if (!college) throw new Error('the report is empty')
  const admissions = { ...college.admissions, testPolicy: 'SAT or ACT scores are required' }
  render(<TestInstrument admissions={admissions} scores={{ sat: null, act: null }} />)
  expect(screen.getByText(/a score is required, and you gave none/)).toBeTruthy()
})

test('who gave an SAT where only an ACT range is published is not told that no score was given', () => {
  const [college] = goldReport().collegeList
  if (!college) throw new Error('the report is empty')
  const admissions = { ...college.admissions, averageSat: null, averageAct: '16-21' }
  render(<TestInstrument admissions={admissions} scores={{ sat: 980, act: null }} />)
  expect(screen.getByText('middle half of those enrolled; it publishes no SAT range')).toBeTruthy()
})

test.each([
  ['Test optional', 'No range publishedTest optional'],
  [null, 'No range published'],
  ['Test blind, as reported for fall 2024', 'Not looked atTest blind, as reported for fall 2024'],
])('without a range the card says why, with a policy of %s', (testPolicy, words) => {
  const [college] = goldReport().collegeList
  if (!college) throw new Error('the report is empty')
  const admissions = { ...college.admissions, averageSat: null, averageAct: null, testPolicy }
  render(<TestInstrument admissions={admissions} scores={{ sat: 1290, act: null }} />)
  expect(document.querySelector('.instrument')?.textContent).toBe(`Where would I stand?${words}`)
})
