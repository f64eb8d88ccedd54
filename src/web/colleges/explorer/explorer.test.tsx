import { act, getByRole, queryByRole, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { type CollegeTable, type MajorColleges, marks } from '#contract/colleges/college-table.ts'
import { majorsSearch } from '#contract/colleges/look-up.ts'
import { states } from '#contract/states.ts'
import { profileKey, profileText, tell } from '#web/platform/profile.ts'
import { perVisit } from '#web/platform/storage.ts'
import { replyTo } from '#web/testing/server.ts'
import { Explorer, type ExplorerProps } from './explorer.tsx'

const two = [null, null]
const table: CollegeTable = {
  version: '1',
  years: {
    rate: '2024',
    graduation: '2024',
    net: '2024',
    elsewhere: '2024',
    sat: '2024',
    undergraduates: '2024',
    majors: '2024',
    campus: '2024',
  },
  id: [176_017, 209_551],
  name: 'University of Mississippi\nUniversity of Oregon',
  nicknames: 'Ole Miss\nUO',
  city: 'University\nEugene',
  slug: {},
  state: ['MS', 'OR'].map((wanted) => states.findIndex(([code]) => code === wanted)),
  latitude: [3436, 4404],
  longitude: [-8953, -12_307],
  locale: [32, 12],
  undergraduates: [18_000, 19_000],
  applications: [30_000, 40_000],
  rate: [980, 850],
  graduation: [70, 73],
  net: Array.from({ length: 6 }, () => [17_000, 21_000]),
  elsewhere: two,
  agreed: {},
  satLow: two,
  satHigh: two,
  marks: [1, 1],
}

afterEach(() => {
  perVisit.write(profileKey, null)
  window.history.replaceState(null, '', '/')
  document.body.innerHTML = ''
})

/** The page as the server sent it; `meanwhile` is what the visitor does while React takes it over. */
async function takenOver(
  search: string,
  meanwhile: (field: (name: string) => HTMLInputElement) => void,
  of = table,
  loadMajor: ExplorerProps['loadMajor'] = async () => null,
) {
  window.history.replaceState(null, '', `/colleges${search}`)
  const explorer = (
    <Explorer table={of} search={search} major={null} loadMajor={loadMajor} saveControl={() => null} />
  )
  document.body.innerHTML = `<div>${renderToString(explorer)}</div>`
  const container = document.body.firstElementChild as HTMLElement // written on the line above
  const field = (selector: string) => {
    const found = container.querySelector<HTMLInputElement>(selector)
    if (!found) throw new Error(`There is no ${selector}.`)
    return found
  }
  await act(async () => {
    hydrateRoot(container, explorer)
    meanwhile(field)
  })
  return { container, field }
}

test('a name typed while the code takes the page over is kept and suggested', async () => {
  const { container, field } = await takenOver('', (at) => {
    at('[name=q]').focus()
    at('[name=q]').value = 'ole miss'
  })
  expect(field('[name=q]').value).toBe('ole miss')
  expect(container.querySelector('[role=option]')?.textContent).toContain('University of Mississippi')
})

test('a name that nothing is called is said while it is typed', async () => {
  const { container, field } = await takenOver('', () => {})
  await userEvent.type(field('[name=q]'), 'hogwarts')
  expect(container.textContent).toContain('No college, city or state we know is called “hogwarts”.')
  await userEvent.keyboard('{Escape}')
  expect(container.textContent).not.toContain('hogwarts”')
})

test('what is picked to compare stays while another college or place is looked for and filters are cleared', async () => {
  const { container, field } = await takenOver('?state=OR&compare=university-of-oregon', () => {})
  await userEvent.type(field('[name=q]'), 'ole miss')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(window.location.search).toBe('?q=University%20of%20Mississippi&compare=university-of-oregon')
  expect(field('[name=compare][value=university-of-mississippi]').checked).toBe(false)
  await userEvent.clear(field('[name=q]'))
  await userEvent.type(field('[name=q]'), 'eugene')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(window.location.search).toBe('?city=eugene-or&compare=university-of-oregon')
  await userEvent.click(getByRole(container, 'button', { name: 'Clear all' }))
  expect(window.location.search).toBe('?compare=university-of-oregon')
})

test('boxes, thumbs, the order and colleges to compare chosen meanwhile are asked; chosen states stay', async () => {
  const { field } = await takenOver('?state=OR,MS', (at) => {
    at('[name=state]').value = 'OR' // as a browser shows it; happy-dom treats `selected` differently
    at('[name=kind][value=public]').checked = true
    at('[name=rate-from]').value = '40'
    at('[name=sort]').value = 'name'
    at('[name=compare][value=university-of-oregon]').checked = true
  })
  expect(window.location.search).toBe(
    '?rate-from=40&state=OR,MS&kind=public&sort=name&compare=university-of-oregon',
  )
  expect(field('[name=kind][value=public]').checked).toBe(true)
})

test('what the family entered meanwhile stays, on this device alone', async () => {
  const { field } = await takenOver('', (at) => {
    at('[data-family=zip]').value = '974'
    at('[data-family=income]').value = '2'
  })
  expect(field('[data-family=zip]').value).toBe('974')
  expect(field('[data-family=income]').value).toBe('2')
  expect(window.location.search).toBe('')
})

test('a distance is a filter like the others: a phone counts it, and clearing all lets go of it', async () => {
  // Two codes, 65535 and Eugene's 97401 (finding/zips.ts).
  const zips = [0, 255, 255, 0, 0, 0, 0, 0, 124, 122, 8, 155, 11, 30]
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(zips)))
  tell({ zip: '97401', miles: '25' })
  const { container } = await takenOver('?q=nowhere', () => {})
  const said = () => container.textContent
  await waitFor(() => expect(said()).toContain('We know no college named “nowhere”.'))
  expect(said()).toContain('Filters2')
  await userEvent.click(getByRole(container, 'button', { name: /^Without “nowhere” ?1 college$/ }))
  expect(said()).toContain('1 college within 25 miles found.')
  await userEvent.click(getByRole(container, 'button', { name: 'Clear all' }))
  expect(said()).toContain('2 colleges, from federal data.')
  expect(profileText().miles).toBe('')
})

test('chances stand with the colleges and choose among them; without them nothing is offered', async () => {
  const own = new Map([
    [176_017, { band: 'likely' as const, low: 0.81, high: 0.97 }],
    [209_551, { band: 'reach' as const, low: 0.1, high: 0.4 }],
  ])
  const props = { table, search: '', major: null, loadMajor: async () => null, saveControl: () => null }
  const { container, rerender } = render(<Explorer {...props} />)
  expect(queryByRole(container, 'button', { name: 'Likely for me' })).toBeNull()
  rerender(<Explorer {...props} chances={own} />)
  expect(container.textContent).toContain('Your chance: Likely81–97%')
  await userEvent.click(getByRole(container, 'button', { name: 'Likely for me' }))
  await waitFor(() => expect(container.querySelectorAll('.result-row')).toHaveLength(1))
  expect(container.querySelector('.result-row')?.textContent).toContain('University of Mississippi')
  expect(window.location.search).toBe('')
})

test('the keyboard can skip search and filters, and a rate says or more', async () => {
  const { container } = await takenOver('?rate-from=40', () => {})
  const [first] = container.querySelectorAll('a, button, input')
  expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Skip to results', '#results'])
  expect(container.querySelector('#results')?.textContent).toContain('admit 40% or more')
})

test('an unknown name is said to be one; filters that leave nothing are said to', async () => {
  const unknown = await takenOver('?q=hogwarts', () => {})
  expect(unknown.container.querySelector('#results')?.textContent).toContain(
    'We know no college named “hogwarts”.Check the spelling, or try its city or state.',
  )
  const filtered = await takenOver('?q=ole+miss&rate-to=10', () => {})
  expect(filtered.container.querySelector('#results')?.textContent).toContain('No college fits all of this.')
})

test('the open filters of a phone can be cleared and closed at their head', async () => {
  const { container } = await takenOver('?rate-from=99', () => {})
  await userEvent.click(getByRole(container, 'button', { name: /^Filters/ }))
  const head = container.querySelector<HTMLElement>('.filters-head')
  expect(document.activeElement).toBe(head?.querySelector('h2'))
  await userEvent.click(getByRole(head ?? container, 'button', { name: 'Clear all' }))
  expect(window.location.search).toBe('')
  await userEvent.click(getByRole(container, 'button', { name: 'Close filters' }))
  expect(container.querySelector('.filters-head')).toBeNull()
})

test('closing the filters of a phone leads to the list', async () => {
  const { container } = await takenOver('', () => {})
  await userEvent.click(getByRole(container, 'button', { name: 'Filters' }))
  await userEvent.click(getByRole(container, 'button', { name: 'Show 2 colleges' }))
  expect(document.activeElement?.textContent).toMatch(/^2 colleges, from federal data/)
})

test('who is left out is said beside the answer, and one switch brings them back', async () => {
  const special = 1 << marks.indexOf('special')
  const { container } = await takenOver('', () => {}, { ...table, marks: [1, special] })
  const said = () => container.textContent
  expect(said()).toContain('1 college, from federal data.')
  expect(said()).toContain('1 very small, closing or religious training college is left out: show it.')
  await userEvent.click(getByRole(container, 'link', { name: 'show it' }))
  expect(window.location.search).toBe('?all=1')
  expect(said()).toContain('2 colleges, from federal data.')
  expect(said()).toContain('With 1 very small, closing or religious training college: leave it out.')
})

const nursing = { slug: 'nursing', title: 'Nursing', year: '2024', steps: [1] }

test('a filter set while the colleges of a major are on their way stays', async () => {
  replyTo(majorsSearch, [{ id: '51.38', title: 'Nursing', description: '', graduates: 1 }])
  let arrive = (_: MajorColleges) => {}
  const onItsWay = new Promise<MajorColleges>((resolve) => {
    arrive = resolve
  })
  const { container, field } = await takenOver(
    '',
    () => {},
    table,
    () => onItsWay,
  )
  await userEvent.type(field('[aria-label=Major]'), 'nursing')
  await waitFor(() => expect(container.querySelector('[role=option]')).not.toBeNull())
  await userEvent.type(field('[aria-label=Major]'), '{Enter}')
  await userEvent.click(field('[name=kind][value=public]'))
  await act(async () => arrive(nursing))
  expect(window.location.search).toBe('?major=nursing&kind=public')
})

test('Back to a major that this page has not loaded asks for its colleges', async () => {
  const { container } = await takenOver(
    '',
    () => {},
    table,
    async () => nursing,
  )
  window.history.replaceState(null, '', '/colleges?major=nursing')
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')))
  await waitFor(() => expect(container.textContent).toContain('1 college'))
  expect(container.querySelector('#results')?.textContent).toContain('Nursing')
})
