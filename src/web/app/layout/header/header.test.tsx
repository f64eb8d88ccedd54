import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Footer } from '#web/app/layout/footer.tsx'
import type { Session } from '#web/platform/session.ts'
import { account } from '#web/testing/session.ts'
import { Header } from './header.tsx'

const nobody: Session = { status: 'signed-out', notice: null }
const somebody: Session = { status: 'signed-in', account: account() }

function header(session: Session) {
  const onLogout = vi.fn()
  render(<Header session={session} here="/about-us" onLogout={onLogout} />)
  const links = (name: string) =>
    within(screen.getByRole('navigation', { name, hidden: true }))
      .getAllByRole('link', { hidden: true })
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  return { onLogout, links }
}

test('header, logged out: Home, About Us, Pricing, Login, Sign Up, theme toggle, mobile menu', () => {
  const { links } = header(nobody)
  expect(links('Main')).toEqual([
    'Home /',
    'About Us /about-us',
    'Pricing /#pricing',
    'Colleges /colleges',
    'Majors /majors',
  ])
  expect(links('Mobile')).toEqual([
    'Home /',
    'About Us /about-us',
    'Pricing /#pricing',
    'Colleges /colleges',
    'Majors /majors',
    'Login /login',
    'Sign Up /signup',
  ])
  expect(screen.getAllByRole('link', { name: 'Login' })).toHaveLength(2)
  expect(screen.getAllByRole('link', { name: 'Sign Up' })).toHaveLength(2)
  expect(screen.getByRole('button', { name: 'Menu' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /theme/ })).toBeTruthy()
})

test('header, logged in: Home, College Match, myAptitudeQuiz, Reports, Subscription, Profile, Logout', async () => {
  const { links, onLogout } = header(somebody)
  const places = [
    'Home /home',
    'College Match /college-match',
    'myAptitudeQuiz /my-aptitude-quiz',
    'Reports /reports',
    'Subscription /subscription',
    'Colleges /colleges',
    'My Colleges /my-colleges',
  ]
  expect(links('Main')).toEqual(places)
  expect(links('Mobile')).toEqual([...places, 'Profile /home'])
  const [profile] = screen.getAllByRole('link', { name: 'Profile' })
  expect(profile?.getAttribute('href')).toBe('/home')
  for (const logout of screen.getAllByRole('button', { name: 'Logout' })) await userEvent.click(logout)
  expect(onLogout).toHaveBeenCalledTimes(2)
})

test.each([
  ['Ada', 'Lovelace', 'AL'],
  ['Ada', '', 'A'],
  ['', '', 'S'],
  ['łukasz', '😀', 'Ł😀'],
])('the initials of %j %j are %s', (firstName, lastName, letters) => {
  header({ status: 'signed-in', account: account({ firstName, lastName }) })
  expect(screen.getByText(letters)).toBeTruthy()
})

test('footer columns: Company (About, Contact) and Legal (Privacy, Terms, FAQ)', () => {
  render(<Footer />)
  const column = (name: string) =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  expect(column('Company')).toEqual(['About /about-us', 'Contact /contact'])
  expect(column('Legal')).toEqual(['Privacy /privacy-policy', 'Terms /terms-of-service', 'FAQ /faq'])
})

test('the place the visitor is on is marked', () => {
  header(nobody)
  const marked = screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('aria-current') === 'page')
  expect(new Set(marked.map((link) => link.textContent))).toEqual(new Set(['About Us']))
})
