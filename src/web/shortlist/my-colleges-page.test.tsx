import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, type Mock, test, vi } from 'vitest'
import { getPaymentConfig } from '#contract/billing.ts'
import { emptySearchForm } from '#contract/matching/find-college.ts'
import { dateSettings, renewFeed, setReminders } from '#contract/shortlist/deadlines.ts'
import { type ListedFacts, listFacts, type Outlook, outlook, readNames } from '#contract/shortlist/outlook.ts'
import { listSaved, removeSaved, type SavedCollege, saveCollege } from '#contract/shortlist/saved-colleges.ts'
import {
  deleteComment,
  endShare,
  listShares,
  makeShare,
  type ShareComment,
  type ShareLink,
} from '#contract/shortlist/sharing.ts'
import { localDay } from '#web/platform/dates.ts'
import { saveSearch } from '#web/platform/history.ts'
import { chooseIncome } from '#web/platform/use-profile.ts'
import { figure } from '#web/testing/college-page.ts'
import { renderPage } from '#web/testing/render.tsx'
import { freeReport } from '#web/testing/report.ts'
import { berea, reed } from '#web/testing/saved.ts'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { signIn } from '#web/testing/session.ts'

const yearly = { kind: 'net price' as const, amount: 30_000, year: '2022-23', source: 'IPEDS' }

const facts = (unitid: number, changes: Partial<ListedFacts> = {}): ListedFacts => ({
  unitid,
  state: unitid === reed.unitid ? 'OR' : 'KY',
  isPublic: false,
  openAdmission: false,
  admitRate: figure(33),
  fourYearRate: figure(61),
  sixYearRate: figure(70),
  netPrice: figure(30_000),
  netPriceByIncome: [9_000, 12_000, 14_080, 22_000, 40_000].map((price) => figure(price)),
  tuition: { inState: figure(60_000), outOfState: figure(60_000) },
  price: { resident: yearly, visitor: yearly },
  tests: {
    policy: 'optional',
    sat: { low: 1310, middle: 1400, high: 1480 },
    act: null,
    satShare: figure(31),
    actShare: figure('not reported'),
  },
  rounds: unitid === reed.unitid ? ['ED', 'EA'] : [],
  page: '/colleges/reed-college',
  links: { website: null, admissions: 'https://www.reed.edu/apply', netPriceCalculator: null },
  ...changes,
})

const sampleOutlook: Outlook = {
  colleges: [
    {
      unitid: reed.unitid,
      match: 66,
      chance: { low: 0.15, high: 0.5, band: 'reach' },
      rules: [],
      price: null,
    },
    {
      unitid: berea.unitid,
      match: 71,
      chance: { low: 0.31, high: 0.66, band: 'target' },
      rules: [],
      price: null,
    },
  ],
  odds: { low: 0.38, high: 0.83 },
  sure: [],
  suggestions: [
    {
      unitid: 209807,
      collegeName: 'Portland State University',
      location: 'Portland, Oregon',
      match: 84,
      chance: { low: 0.93, high: 0.97, band: 'likely' },
      rules: [],
      price: { kind: 'net price', amount: 14_900, year: '2022-23', source: 'IPEDS' },
      netPriceByIncome: [11_000, 12_000, 13_162, 17_000, 19_000],
    },
  ],
}

let people = 0
/** Another person in each test: list and history are kept per account. */
async function show(
  plan: 'free' | 'gold',
  saved: readonly SavedCollege[],
  { searched = true, at = '', comments = [] as readonly ShareComment[] } = {},
) {
  people += 1
  const id = `decider-${people}`
  signIn({ id, plan })
  replyTo(listSaved, saved)
  replyTo(
    listFacts,
    saved.map(({ unitid }) => facts(unitid)),
  )
  replyTo(listShares, { links: [], comments: [...comments] })
  replyTo(outlook, sampleOutlook)
  replyTo(dateSettings, { feedSince: null, reminderZone: null })
  const form = { ...emptySearchForm('Ada Lovelace', 'Biology'), gpaUnweighted: '3.7', satScore: '1290' }
  if (searched) saveSearch(id, { formData: { ...form, stateOfResidence: 'Oregon' }, report: freeReport() })
  return await renderPage(`/my-colleges${at}`)
}

const asked = () => requests().filter(({ path }) => path === '/api/my-colleges/outlook/')

test('gold: the verdict, the odds and what the list lacks, from the answers on this device', async () => {
  await show('gold', [reed, berea])
  expect(
    await screen.findByRole('heading', {
      name: 'Two colleges: one target, one reach. The odds of at least one yes are 38–83%.',
    }),
  ).toBeTruthy()
  expect(screen.getByText('No likely college yet.')).toBeTruthy()
  expect(asked()[0]?.body).toMatchObject({
    gpa_unweighted: '3.7',
    sat_score: '1290',
    state_of_residence: 'Oregon',
    colleges: [berea.unitid, reed.unitid],
  })
})

test('a college that has answered: the answer in place of a chance, no advice on a score, no date asked for', async () => {
  const { user } = await show('gold', [
    { ...reed, status: 'Denied' },
    { ...berea, status: 'Accepted', deadline: '2026-12-01' },
  ])
  expect(
    await screen.findByRole('heading', {
      name: 'Two colleges: one accepted, one denied. Berea College said yes.',
    }),
  ).toBeTruthy()
  expect(asked()[0]?.body).toMatchObject({ answered: [berea.unitid, reed.unitid] })
  const rowOf = (name: RegExp) =>
    within(screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement)
  for (const [name, words] of [
    [/Reed College/, 'Said no'],
    [/Berea College/, 'Said yes'],
  ] as const) {
    expect(rowOf(name).getByText(words)).toBeTruthy()
    expect(rowOf(name).queryByText(/–\d+%|send/i)).toBeNull()
  }
  const picture = screen.getByRole('img', { name: /^Chance and yearly price\./ })
  expect(picture.getAttribute('aria-label')).toBe(
    'Chance and yearly price. 1, Berea College: said yes, $30,000.',
  )
  expect(screen.queryByText('What the list lacks')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Edit Reed College' }))
  expect(screen.queryByLabelText(/deadline/i)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Edit Berea College' }))
  expect(screen.getByLabelText(/deadline/i)).toBeTruthy()
})

test('a gap is filled by its button', async () => {
  const { user } = await show('gold', [reed, berea])
  replyTo(saveCollege, { ...reed, unitid: 209807, collegeName: 'Portland State University' })
  await user.click(await screen.findByRole('button', { name: /^Add it/ }))
  expect(await screen.findByText('Portland State University is saved.')).toBeTruthy()
  expect(requests().some(({ method, path }) => method === 'PUT' && path.includes('209807'))).toBe(true)
})

test('family income moves the prices and is in no request', async () => {
  const { user } = await show('gold', [reed])
  expect(await screen.findByText('$30,000')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '48–75k' }))
  expect(await screen.findByText('$14,080')).toBeTruthy()
  expect(JSON.stringify(requests())).not.toMatch(/income|48|75/)
  chooseIncome(null)
})

test('what if: another score asks again and nothing is saved; back to my real numbers', async () => {
  const { user } = await show('gold', [reed, berea])
  await screen.findByText(/The odds of at least one yes/)
  const better: Outlook = {
    ...sampleOutlook,
    colleges: sampleOutlook.colleges.map((one) =>
      one.unitid === reed.unitid ? { ...one, chance: { low: 0.35, high: 0.7, band: 'target' } } : one,
    ),
    odds: { low: 0.5, high: 0.9 },
  }
  replyTo(outlook, better)
  const slider = screen.getByRole('slider', { name: /SAT/ })
  slider.focus()
  // A range input moves by its own keys in a browser; here the change it makes is what counts.

  fireEvent.change(slider, { target: { value: '1400' } })
  expect(await screen.findByText(/The odds of at least one yes are 50–90%/)).toBeTruthy()
  expect(asked().at(-1)?.body).toMatchObject({ sat_score: '1400' })
  expect(screen.getByText('15–50% to 35–70%')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back to my real numbers' }))
  expect(await screen.findByText(/The odds of at least one yes are 38–83%/)).toBeTruthy()
  expect(requests().filter(({ method }) => method === 'PUT')).toEqual([])
})

test('what if: an early round is tried at one college that has it', async () => {
  const { user } = await show('gold', [reed, berea])
  await screen.findByText(/The odds of at least one yes/)
  const round = screen.getByRole('combobox', { name: 'Round' })
  await user.selectOptions(round, 'Restrictive early action (REA)')
  expect(
    screen.getByText(/None of your colleges is known to have restrictive early action\.$/).textContent,
  ).toContain('Not binding, but no early application elsewhere.')
  await user.selectOptions(round, 'Early decision (ED)')
  expect(screen.getByText(/^Binding: whoever is admitted enrolls\./)).toBeTruthy()
  const where = screen.getByRole<HTMLSelectElement>('combobox', { name: 'College for this round' })
  expect(where.selectedOptions[0]?.textContent).toBe('Reed College')
  expect(await screen.findByText('With early decision at Reed College')).toBeTruthy()
  await vi.waitFor(() =>
    expect(asked().at(-1)?.body).toMatchObject({
      round: 'ED',
      specific_college: 'Reed College, Portland, Oregon',
    }),
  )
})

test('a row opens to be edited: the score, the price of a degree with federal limits, their source and day', async () => {
  const { user } = await show('gold', [reed])
  await user.click(await screen.findByRole('button', { name: 'Edit Reed College' }))
  expect(screen.getByLabelText('Status')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Test score: don’t send' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'A degree: about $120,000 in four years' })).toBeTruthy()
  expect(screen.getByText(/at most \$27,000 over 4 years/).textContent).toContain('read on Nov 16, 2026')
})

test('gold: every row has a tick to compare and a name that leads to the college', async () => {
  const { user } = await show('gold', [reed, berea])
  for (const name of ['Reed College', 'Berea College'])
    await user.click(await screen.findByRole('checkbox', { name: `Compare ${name}` }))
  const name = await screen.findByRole('link', { name: 'Reed College' })
  expect(name.getAttribute('href')).toBe('/colleges/reed-college')
  expect(screen.getByRole('link', { name: 'Compare' }).getAttribute('href')).toBe(
    `/colleges/compare?with=${reed.unitid},${berea.unitid}`,
  )
})

test.each([
  ['gold', 'Match, chance and price follow'],
  ['free', 'Chance and price follow'],
] as const)('%s: the page says which search its numbers follow, with a link to it', async (plan, words) => {
  await show(plan, [reed])
  const search = await screen.findByRole('link', { name: /^Biology\s· Oregon\s· GPA\s3.7\s· SAT\s1290$/ })
  expect(search.getAttribute('href')).toMatch(/^\/college-match\?search=\d+$/)
  expect(search.parentElement?.textContent).toContain(`${words} your latest search on this device: Biology`)
})

test('a day that has passed stands first in the next weeks', async () => {
  await show('gold', [{ ...reed, status: 'Applying', deadline: '2020-01-01' }])
  const overdue = await screen.findByRole('list', { name: 'Overdue' })
  expect(overdue.textContent).toMatch(/^Reed College was due Jan 1Overdue by [\d,]+ days$/)
  expect(screen.getByText('Nothing else is due in the next twelve weeks.')).toBeTruthy()
})

test('the pins of one system are told apart without the list; where names are the same, the list is shown', async () => {
  const deadline = localDay(new Date())
  const due = (unitid: number, collegeName: string): SavedCollege => ({
    ...reed,
    unitid,
    collegeName,
    deadline,
  })
  const campuses = ['San Diego', 'Santa Barbara', 'Santa Cruz']
  const { unmount } = await show(
    'gold',
    campuses.map((campus, i) => due(i + 1, `University of California-${campus}`)),
  )
  const deadlines = await screen.findByRole('list', { name: 'Deadlines' })
  const pins = [...document.querySelectorAll('.timeline-label strong')].map(({ textContent }) => textContent)
  expect(pins).toEqual(['UC San Diego', 'UC Santa Barbara', 'UC Santa Cruz'])
  expect(deadlines.className).toContain('lg:sr-only')
  unmount()
  await show('gold', [due(1, 'Union College'), due(2, 'Union College')])
  expect((await screen.findByRole('list', { name: 'Deadlines' })).className).not.toContain('sr-only')
})

test('prices are of all incomes until one is chosen, and striped only where one is before grants', async () => {
  const { user } = await show('gold', [reed])
  expect((await screen.findAllByText('Price, all incomes')).length).toBeGreaterThan(0)
  expect(await screen.findByText('a year, all incomes')).toBeTruthy()
  expect(screen.queryByText(/Striped: out of state/)).toBeNull()
  await user.click(screen.getByRole('button', { name: '48–75k' }))
  expect((await screen.findAllByText('Price for you')).length).toBeGreaterThan(0)
  expect(screen.getByText('a year, for you')).toBeTruthy()
  chooseIncome(null)
})

test('set date opens the row at its deadline', async () => {
  const { user } = await show('gold', [reed])
  await user.click(await screen.findByRole('button', { name: /^Set date/ }))
  await waitFor(() => expect(document.activeElement?.id).toBe(`deadline-${reed.unitid}`))
})

test('without a search on this device the list stands, and the page says what it needs', async () => {
  await show('gold', [reed], { searched: false })
  expect(await screen.findByRole('heading', { name: 'Your chances need your answers' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: /Reed College/ })).toBeTruthy()
  expect(asked()).toEqual([])
})

test('free: facts, prices and what Senior adds in words; no chance is asked for', async () => {
  const { user } = await show('free', [reed, berea])
  expect(await screen.findByRole('heading', { name: /Two colleges saved, of five/ })).toBeTruthy()
  const row = screen.getByRole('heading', { name: 'Reed College' }).closest('li')
  expect(within(row as HTMLElement).getByText('your chance, worked out')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'What Senior adds to this page' })).toBeTruthy()
  expect(asked()).toEqual([])
  replyTo(removeSaved)
  await user.click(screen.getByRole('button', { name: 'Remove Reed College' }))
  expect(await screen.findByText('Reed College is off your list.')).toBeTruthy()
})

test('free: colleges in the address are ticked, and others can be chosen in their rows', async () => {
  const { user } = await show('free', [reed, berea], { at: `?compare=${reed.unitid},${berea.unitid}` })
  expect(await screen.findByRole('link', { name: 'Compare' })).toBeTruthy()
  const tick = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Compare Reed College' })
  expect(tick.checked).toBe(true)
  await user.click(tick)
  expect(screen.getByRole('button', { name: 'Compare' }).hasAttribute('disabled')).toBe(true)
})

test('free: the price of Senior is the server’s', async () => {
  replyTo(getPaymentConfig, [{ planName: 'gold', price: 2550, interval: 'year', priceId: null }])
  await show('free', [reed])
  expect(await screen.findByText('Senior, $25.50 a year')).toBeTruthy()
  expect(screen.getByText(/reminders, and more than five colleges\.$/)).toBeTruthy()
})

test('names are pasted; what is not understood is said', async () => {
  const { user } = await show('gold', [reed])
  replyTo(readNames, [
    { line: 'berea', unitid: berea.unitid, collegeName: berea.collegeName, location: berea.location },
    { line: 'Reed', unitid: reed.unitid, collegeName: reed.collegeName, location: reed.location },
    { line: 'Hogwarts', unitid: null, collegeName: '', location: '' },
  ])
  replyTo(saveCollege, berea)
  await user.click(await screen.findByRole('button', { name: 'Add a college' }))
  await user.type(screen.getByLabelText('Or paste a list'), 'berea\nReed\nHogwarts')
  await user.click(screen.getByRole('button', { name: 'Add these 3' }))
  expect(await screen.findByText('We did not understand “Hogwarts”.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('We did not understand “Hogwarts”.')
  expect(screen.getByText('Reed College was on it already.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Or paste a list').value).toBe('Hogwarts')
  expect(screen.getByRole('button', { name: 'Add these' })).toBeTruthy()
  expect(
    requests()
      .filter(({ method }) => method === 'PUT')
      .map(({ path }) => path),
  ).toEqual([`/api/saved-colleges/${berea.unitid}/`])
})

test('what is typed when the dialog opens is the name of a college', async () => {
  const { user } = await show('gold', [reed])
  await user.click(await screen.findByRole('button', { name: 'Add a college' }))
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Name of the college' }))
})

test('a list beyond the plan: what was not saved comes first and stays in the box', async () => {
  const { user } = await show('free', [reed])
  const others = ['one', 'two'].map((line, i) => ({
    line,
    unitid: 100 + i,
    collegeName: `College ${line}`,
    location: 'Salem, Oregon',
  }))
  replyTo(readNames, [{ line: 'Reed', ...reed }, ...others])
  const full = 'The Freshman plan saves five colleges.'
  failOn(saveCollege, 403, { detail: full })
  await user.click(await screen.findByRole('button', { name: 'Add a college' }))
  await user.type(screen.getByLabelText('Or paste a list'), 'Reed\none\ntwo')
  await user.click(screen.getByRole('button', { name: 'Add these 3' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(`${full}Not saved: College one and College two.`)
  const already = screen.getByText('Reed College was on it already.')
  expect(alert.compareDocumentPosition(already)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Or paste a list').value).toBe('one\ntwo')
  expect(screen.getByRole('button', { name: 'Add these 2' })).toBeTruthy()
})

const linkFor = (label: string): ShareLink => ({
  id: `for ${label}`,
  label,
  shows: { firstName: false, notes: true, deadlines: true, bands: false },
  takesComments: true,
  createdAt: '2026-11-16T12:00:00.000Z',
  endsAt: '2027-02-14T12:00:00.000Z',
})

test('a link is made with what is ticked and shown this once', async () => {
  const { user } = await show('gold', [reed])
  replyTo(makeShare, { link: linkFor('Ms. Lee'), url: 'https://lantern.test/s/abc' })
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(screen.getByText(/^Whoever has the link can read your list, and the comments/)).toBeTruthy()
  expect(screen.getByLabelText(/^They may leave a comment.*whoever has this link/)).toBeTruthy()
  const shown: string[] = []
  // As in newer browsers than the types know: scrolling answers with a promise.
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView') as Mock<(this: Element) => unknown>
  scroll.mockImplementation(async function (this: Element) {
    shown.push(this.textContent ?? '')
  })
  await user.click(screen.getByLabelText('My notes'))
  await user.type(screen.getByLabelText(/For whom/), 'Ms. Lee')
  await user.click(screen.getByRole('button', { name: /Make and copy the link/ }))
  expect(await screen.findByDisplayValue('https://lantern.test/s/abc')).toBeTruthy()
  expect(shown.some((text) => text.includes('Your new link'))).toBe(true)
  expect(requests().find(({ path, method }) => method === 'POST' && path.endsWith('/shares/'))?.body).toEqual(
    {
      label: 'Ms. Lee',
      shows: { firstName: false, deadlines: true, notes: true, bands: false },
      takesComments: true,
      days: 90,
    },
  )
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('heading', { name: 'My Colleges' })).toBeTruthy()
})

/** Mom has a link already; the one that is just made is for Ms. Lee. */
async function makeSecondLink() {
  const { user } = await show('gold', [reed])
  const [lee, mom] = [linkFor('Ms. Lee'), linkFor('Mom')]
  replyTo(makeShare, { link: lee, url: 'https://lantern.test/s/abc' })
  replyTo(listShares, { links: [lee, mom], comments: [] })
  replyTo(endShare)
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  await user.click(screen.getByRole('button', { name: /Make and copy the link/ }))
  expect(await screen.findByDisplayValue('https://lantern.test/s/abc')).toBeTruthy()
  return { user, lee, mom }
}

test('a revoked link takes its address with it, and the focus goes to the next link or to the heading', async () => {
  const { user, mom } = await makeSecondLink()
  replyTo(listShares, { links: [mom], comments: [] })
  await user.click(screen.getByRole('button', { name: 'Revoke Ms. Lee' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Revoke Mom' })))
  expect(screen.queryByDisplayValue('https://lantern.test/s/abc')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Look at it' })).toBeNull()
  replyTo(listShares, { links: [], comments: [] })
  await user.click(screen.getByRole('button', { name: 'Revoke Mom' }))
  const heading = await screen.findByRole('heading', { name: 'No link works now' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

test('the address of a new link stays while another link is revoked', async () => {
  const { user, lee } = await makeSecondLink()
  replyTo(listShares, { links: [lee], comments: [] })
  await user.click(screen.getByRole('button', { name: 'Revoke Mom' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke Mom' })).toBeNull())
  expect(screen.getByDisplayValue('https://lantern.test/s/abc')).toBeTruthy()
})

const commentOf = (author: string): ShareComment => ({
  id: `by ${author}`,
  through: 'Family',
  author,
  text: 'Near us?',
  at: '2026-11-16T12:00:00.000Z',
})

test('a comment is deleted after a question; the focus goes to the next one, and the page says so', async () => {
  const [mom, dad] = [commentOf('Mom'), commentOf('Dad')]
  const { user } = await show('gold', [reed], { comments: [mom, dad] })
  replyTo(deleteComment)
  const deletion = () => requests().filter(({ method }) => method === 'DELETE')
  await user.click(await screen.findByRole('button', { name: 'Delete the comment of Mom' }))
  expect(screen.getByText('Delete the comment of Mom? This cannot be undone.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Keep it' }))
  expect(deletion()).toEqual([])
  replyTo(listShares, { links: [], comments: [dad] })
  await user.click(screen.getByRole('button', { name: 'Delete the comment of Mom' }))
  await user.click(screen.getByRole('button', { name: 'Delete it' }))
  expect((await screen.findByText('The comment of Mom is deleted.')).closest('[role=status]')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete the comment of Dad' }))
  replyTo(listShares, { links: [], comments: [] })
  await user.click(screen.getByRole('button', { name: 'Delete the comment of Dad' }))
  await user.click(screen.getByRole('button', { name: 'Delete it' }))
  expect(await screen.findByText('The comment of Dad is deleted.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Colleges' }))
})

test('a comment that could not be deleted stays, and the page says why', async () => {
  const { user } = await show('gold', [reed], { comments: [commentOf('Mom')] })
  failOn(deleteComment, 500, {})
  await user.click(await screen.findByRole('button', { name: 'Delete the comment of Mom' }))
  await user.click(screen.getByRole('button', { name: 'Delete it' }))
  expect(await screen.findByText('The comment could not be deleted. Please try again.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete the comment of Mom' })).toBeTruthy()
})

test('before a link is made, a preview shows one college as ticked', async () => {
  const { user } = await show('gold', [
    berea,
    { ...reed, status: 'Applying', deadline: '2027-01-08', note: 'Ask Ms. Lee' },
  ])
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  const shown: Element[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this)
  })
  await user.click(screen.getByRole('button', { name: 'Preview' }))
  const preview = screen.getByRole('region', { name: 'Preview' })
  expect(shown).toEqual([preview])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Preview' }))
  expect(preview.textContent).toMatch(
    /^A list of collegesReed CollegePortland, OregonApplyingDeadline Jan 8, 2027Then/,
  )
  expect(preview.textContent).toContain('the same for 1 more')
  await user.click(screen.getByLabelText('My notes'))
  await user.click(screen.getByLabelText('My deadlines'))
  await user.click(screen.getByLabelText('My first name'))
  expect(preview.textContent).toMatch(/^Ada’s collegesReed CollegePortland, OregonApplyingNote: Ask Ms\. Lee/)
  expect(requests().some(({ path, method }) => method === 'POST' && path.endsWith('/shares/'))).toBe(false)
})

test('reminders are asked for in the reader’s own time zone, and the calendar address is shown this once', async () => {
  const { user } = await show('gold', [reed])
  const tick = await screen.findByLabelText(/^Mail me 14 days, 7 days and 1 day before/)
  replyTo(setReminders, { feedSince: null, reminderZone: 'UTC' })
  replyTo(dateSettings, { feedSince: null, reminderZone: 'America/New_York' })
  await user.click(tick)
  expect(await screen.findByText('In the morning, America/New York time.')).toBeTruthy()
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(requests().find(({ method }) => method === 'PUT')?.body).toEqual({ on: true, timeZone: zone })
  replyTo(renewFeed, { url: 'https://lantern.test/calendar/abc.ics' })
  await user.click(screen.getByRole('button', { name: 'Make an address' }))
  expect(await screen.findByDisplayValue('https://lantern.test/calendar/abc.ics')).toBeTruthy()
})

const statusesSent = () =>
  requests()
    .filter(({ method, path }) => method === 'PUT' && path.includes('/saved-colleges/'))
    .map(({ body }) => Object(body).status)

test('the board by status: chosen on its card a college moves, is saved, and keeps the focus', async () => {
  const { user } = await show('gold', [reed, berea])
  await user.click(await screen.findByRole('button', { name: 'Board by status' }))
  replyTo(saveCollege, { ...reed, status: 'Submitted' })
  const status = screen.getByRole<HTMLSelectElement>('combobox', { name: `Status of ${reed.collegeName}` })
  status.focus()
  await user.selectOptions(status, 'Submitted')
  await waitFor(() => expect(statusesSent()).toEqual(['Submitted']))
  expect(document.activeElement).toBe(status)
  expect(status.closest('li')?.className).toContain('board-at-2')
})

test('the board by status: a card dropped on another column has that status', async () => {
  const { user } = await show('gold', [reed, berea])
  await user.click(await screen.findByRole('button', { name: 'Board by status' }))
  replyTo(saveCollege, { ...reed, status: 'Accepted' })
  const list = screen.getByRole('list', { name: 'Colleges by status' })
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 700, 300))
  const card = within(list).getByText(reed.collegeName).closest('li')
  if (!card) throw new Error('no card')
  const dropAt = (clientX: number) => {
    fireEvent.dragStart(card)
    // happy-dom makes its drop without a place.
    const drop = new MouseEvent('drop', { bubbles: true, cancelable: true, clientX })
    fireEvent(list, drop)
  }
  dropAt(120) // the column it is in
  dropAt(100 + 350)
  await waitFor(() => expect(statusesSent()).toEqual(['Accepted']))
})
