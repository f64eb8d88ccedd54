import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ThemeToggle } from '#web/app/layout/header/theme-toggle.tsx'
import { CookieBanner } from '#web/site/cookie-banner.tsx'
import { local } from './storage.ts'

const html = document.documentElement

test('the theme changes at a press and the choice is saved', async () => {
  html.dataset.theme = 'light'
  render(<ThemeToggle />)
  await userEvent.click(screen.getByRole('button'))
  expect([html.dataset.theme, local.read('theme')]).toEqual(['dark', 'dark'])
  await userEvent.click(screen.getByRole('button'))
  expect([html.dataset.theme, local.read('theme')]).toEqual(['light', 'light'])
})

test('a theme chosen in another tab is taken over', () => {
  html.dataset.theme = 'light'
  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', storageArea: localStorage }))
  expect(html.dataset.theme).toBe('dark')
})

test.each([
  ['Accept', 'accepted'],
  ['Reject', 'rejected'],
])('%s saves %s, takes the banner away and gives the focus to the page', async (button, saved) => {
  html.dataset.consent = 'ask'
  render(
    <>
      <main id="main" tabIndex={-1} />
      <CookieBanner />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect([local.read('cookie-consent'), html.dataset.consent]).toEqual([saved, undefined])
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
