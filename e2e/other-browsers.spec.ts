import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { atLength } from './at-length.ts'
import { type BrowserName, missing, openBrowser } from './support/webdriver.ts'

// The most important paths in the two other engines. All other journeys run in Chromium.

for (const name of Object.keys(missing) as BrowserName[]) {
  test.describe(name, () => {
    test.skip(!atLength, 'only in npm run test:all')
    test.skip(missing[name] !== null, missing[name] ?? '')

    test('a click on a public page right after it has come is not lost', async ({ baseURL }) => {
      const browser = await openBrowser(name)
      try {
        for (let round = 0; round < 6; round++) {
          await browser.open(`${baseURL}/about-us`)
          await browser.click(round % 2 ? 'Sign Up' : 'Login')
          await browser.until(`location.pathname === '${round % 2 ? '/signup' : '/login'}'`)
        }
        await browser.open(`${baseURL}/faq`)
        const before = await browser.script<string>('return document.documentElement.dataset.theme')
        await browser.click(before === 'dark' ? 'Switch to light theme' : 'Switch to dark theme')
        await browser.until(`document.documentElement.dataset.theme !== '${before}'`)
        expect(await browser.script('return document.body.innerText')).not.toContain('newer browser')
      } finally {
        await browser.close()
      }
    })

    test('sign up, log in, search, save, and find it on My Colleges', async ({ baseURL }) => {
      const browser = await openBrowser(name)
      try {
        const email = `${randomUUID()}@example.edu`
        await browser.open(`${baseURL}/signup`)
        await browser.until("document.documentElement.dataset.app === 'ready'")
        await browser.script("localStorage.setItem('cookie-consent', 'rejected')")
        for (const [label, text] of Object.entries({
          'First name': 'Maya',
          'Last name': 'Torres',
          Email: email,
          Password: 'a quiet lantern',
          'Confirm password': 'a quiet lantern',
        }))
          await browser.type(label, text)
        await browser.click('Sign Up')
        await browser.sees('Account created successfully! Please sign in.')
        await browser.type('Password', 'a quiet lantern')
        await browser.click('Login')
        await browser.until("location.pathname === '/home'")
        await browser.sees('Maya')

        await browser.open(`${baseURL}/college-match`)
        await browser.type('Unweighted GPA', '3.7')
        await browser.type('Intended major', 'biology')
        await browser.type('Graduation year', String(new Date().getFullYear() + 1))
        await browser.choose('State of residence', 'Oregon')
        await browser.click('Find my matches')
        await browser.sees('Your Top Matches')
        const offers =
          "[...document.querySelectorAll('button')].filter((one) => /^Save /.test(one.textContent))"
        await browser.until(`${offers}.some((one) => !one.disabled)`)
        const saved = await browser.script<string>(`
          const [button] = ${offers}
          const name = button.textContent.replace('Save ', '')
          button.click()
          return name`)
        await browser.until(
          "[...document.querySelectorAll('button[aria-pressed=true]')].some((one) => /^Saved /.test(one.textContent))",
        )
        await browser.open(`${baseURL}/my-colleges`)
        await browser.sees(saved)
        expect((await browser.address()).pathname).toBe('/my-colleges')
        expect(await browser.script('return document.documentElement.scrollWidth <= innerWidth')).toBe(true)
      } finally {
        await browser.close()
      }
    })
  })
}
