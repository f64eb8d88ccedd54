import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { atLength } from './at-length.ts'
import { boxesOf, everyDialog, expectAlike, inPage } from './support/boxes.ts'
import { signedIn } from './support/people.ts'
import { searchFor } from './support/search.ts'
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

    test('every dialog and sheet has the box that it has in Chromium', async ({ page, baseURL }) => {
      const base = baseURL ?? ''
      const browser = await openBrowser(name)
      try {
        await page.addInitScript("localStorage.setItem('cookie-consent', 'rejected')")
        const { email, password } = await signedIn(page)
        const here = () => page.url().replace(base, '')
        await searchFor(page)
        const free = here()
        await page.goto('/subscription')
        await page.getByRole('button', { name: 'Upgrade Plan' }).click()
        await page.getByRole('button', { name: 'Pay $20.00' }).click()
        await expect(page).toHaveURL('/home')
        await page.goto(`${free}&again=yes`)
        await expect(page.getByRole('heading', { name: 'More Great Options' })).toBeVisible()
        await expect(page).toHaveURL(/\?search=\d+$/)
        const gold = here()
        expect(gold).not.toBe(free)
        await page
          .getByRole('button', { name: /^Save / })
          .first()
          .click()
        await expect(page.getByRole('button', { name: /^Saved / }).first()).toBeVisible()

        // The same account and searches there, in a session of its own.
        const kept = await page.evaluate<Record<string, string>>('({ ...localStorage })')
        const login = await page.request.post('/api/users/login/', { data: { email, password } })
        await browser.open(`${baseURL}/robots.txt`) // our origin without our scripts
        await browser.script(
          'for (const [key, value] of Object.entries(arguments[0])) localStorage.setItem(key, value)',
          { ...kept, ...(await login.json()) },
        )
        for (const wanted of [375, 1024, 1440]) {
          await browser.size(wanted, 860)
          // A window may be no narrower than its frame, and has bars of its own.
          const [width = 0, height = 0] = await browser.script<number[]>('return [innerWidth, innerHeight]')
          expect(width < 640).toBe(wanted < 640)
          await page.setViewportSize({ width, height })
          for (const dialog of everyDialog({ free, gold })) {
            if (width >= (dialog.below ?? Number.POSITIVE_INFINITY)) continue
            const reference = await boxesOf(inPage(page), base, dialog)
            const boxes = await boxesOf(browser, base, dialog)
            expectAlike(boxes, reference, height, `${dialog.name} at ${width}`)
          }
        }
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
