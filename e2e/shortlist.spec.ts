import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axe, expect, scrollWidth, test } from './journey.ts'
import { type Person, signedIn } from './support/people.ts'
import { setPlan } from './support/plans.ts'
import { searchFor } from './support/search.ts'

const myColleges = (page: Page) => page.getByRole('region', { name: 'My Colleges' })
const named = (page: Page) => myColleges(page).getByRole('heading', { level: 3 })

/** Opens the lines of the list whose fields are closed. */
async function opened(page: Page) {
  const lines = myColleges(page).getByRole('button', { name: /^Edit / })
  await expect(lines).not.toHaveCount(0)
  for (const line of await lines.all())
    if ((await line.getAttribute('aria-expanded')) === 'false') await line.click()
}

/** Saves through the API, as another device would. */
async function saves(page: Page, { email, password }: Person, unitids: readonly number[]) {
  const answer = await page.request.post('/api/users/login/', { data: { email, password } })
  const { access } = (await answer.json()) as { access: string } // contract/accounts.ts
  for (const unitid of unitids) {
    const saved = await page.request.put(`/api/saved-colleges/${unitid}/`, {
      headers: { authorization: `Bearer ${access}` },
      data: {},
    })
    expect(saved.status()).toBe(200)
  }
}

/** 'YYYY-MM-DD', some days from now, in the browser's time zone. */
function inDays(days: number): string {
  const date = new Date(Date.now() + days * 86_400_000)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

test('save, reload, track, compare, remove: a Senior plans the applications', async ({ page }) => {
  test.slow() // a whole autumn in one journey
  const person = await signedIn(page)
  setPlan('gold', person.email)
  await searchFor(page)

  // On a card, in a row and in the modal; each with its undo.
  const card = page.getByRole('listitem').filter({ has: page.getByText('Rank 1') })
  await card.getByRole('button', { name: /^Save / }).click()
  await expect(card.getByRole('button', { name: /^Saved / })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByRole('button', { name: /^Save / })).toHaveAttribute('aria-pressed', 'false')
  await card.getByRole('button', { name: /^Save / }).click()
  // A row may be followed by one with its college's rules.
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  const row = rows.first()
  await row.getByRole('button', { name: /^Save / }).click()
  await expect(row.getByRole('button', { name: /^Saved / })).toBeVisible()
  await rows
    .nth(1)
    .getByRole('button', { name: /^Details for/ })
    .click()
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: /^Save / }).click()
  // It stays while pointed at: axe takes a while.
  await modal.getByRole('button', { name: 'Undo' }).hover()
  expect(await axe(page)).toEqual([])
  await modal.getByRole('button', { name: 'Undo' }).click()
  await expect(modal.getByRole('button', { name: /^Save / })).toBeFocused()
  await modal.getByRole('button', { name: /^Save / }).click()
  await expect(modal.getByRole('button', { name: /^Saved / })).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Undo' })).toBeVisible() // the server has it
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(page).not.toHaveURL(/college=/) // or the reload would open it again

  await page.reload()
  await expect(page.getByRole('button', { name: /^Saved / })).toHaveCount(3)
  await page.goto('/home')
  await expect(myColleges(page).getByText('3 saved')).toBeVisible()
  const [third, second, first] = await named(page).allTextContents()
  if (!first || !second || !third) throw new Error('three were saved')

  // The tracker: sorted by deadline, overdue and this week marked.
  await opened(page)
  const application = (name: string) => page.getByRole('group', { name: `Application to ${name}` })
  await application(first).getByLabel('My deadline').fill(inDays(3))
  await application(first).getByLabel('Status').selectOption('Applying')
  await application(second).getByLabel('My deadline').fill(inDays(-2))
  await expect(named(page)).toHaveText([second, first, third])
  await expect(myColleges(page).getByText('Overdue by 2 days')).toBeVisible()
  await expect(myColleges(page).getByText(/^Due [A-Z][a-z]+, [A-Z]/)).toBeVisible()
  await application(second).getByLabel('Status').selectOption('Submitted')
  await expect(myColleges(page).getByText('Overdue by 2 days')).toBeHidden()
  await application(first).getByLabel('Note').fill('Ask Ms. Lee for a letter')
  await expect(application(first).getByText('Saved.')).toBeVisible()
  await expect(application(second).getByText('Saved.')).toBeVisible()

  // The page is left right after typing: the text is saved all the same.
  await application(third).getByLabel('Note').fill('Visit in spring')
  await page.reload()
  await expect(named(page)).toHaveText([second, first, third])
  await opened(page)
  await expect(application(third).getByLabel('Note')).toHaveValue('Visit in spring')
  await expect(application(first).getByLabel('Note')).toHaveValue('Ask Ms. Lee for a letter')
  await expect(application(second).getByLabel('Status')).toHaveValue('Submitted')

  // Cleared part by part, as by keyboard: half a date is not saved, an empty field is no deadline.
  const deadline = application(third).getByLabel('My deadline')
  await deadline.fill(inDays(40))
  await deadline.blur()
  await expect(application(third).getByText('Saved.')).toBeVisible()
  await deadline.focus()
  await page.keyboard.press('Backspace')
  await deadline.blur()
  await expect(
    application(third).getByText('Not saved yet: enter the whole date, or clear it.'),
  ).toBeVisible()
  await deadline.focus()
  for (const part of ['month', 'day', 'year']) {
    await page.keyboard.press('Backspace')
    if (part !== 'year') await page.keyboard.press('ArrowRight')
  }
  await deadline.blur()
  await expect(application(third).getByText('Saved.')).toBeVisible()
  await page.reload()
  await opened(page)
  await expect(deadline).toHaveValue('')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download calendar' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('college-deadlines.ics')
  const calendar = await readFile(await download.path(), 'utf8')
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${inDays(3).replaceAll('-', '')}`)

  // Side by side, with the own numbers above the facts; Back finds them still ticked.
  for (const name of [first, second]) await page.getByLabel(`Compare ${name}`).check()
  await myColleges(page).getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Side by side' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: first })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Match/ }).getByRole('img', { name: /% match$/ })).toHaveCount(
    2,
  )
  await expect(page.getByRole('row', { name: /^Chance/ })).toContainText(/\d+–\d+%/)
  await expect(page.getByRole('row', { name: /^Admits/ })).toContainText('fall 2024')
  await page.goBack()
  await expect(page.getByLabel(`Compare ${second}`)).toBeChecked()
  await opened(page)

  await myColleges(page)
    .getByRole('button', { name: `Remove ${first}` })
    .click()
  await expect(named(page)).toHaveText([second, third])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(named(page)).toHaveText([second, first, third])
  await opened(page)
  await expect(application(first).getByLabel('Note')).toHaveValue('Ask Ms. Lee for a letter')
  await myColleges(page)
    .getByRole('button', { name: `Remove ${third}` })
    .click()
  await expect(named(page)).toHaveText([second, first])
  await page.reload()
  await expect(named(page)).toHaveText([second, first])
})

test.describe('on the free plan', () => {
  test.use({ provokes: /403 \(Forbidden\)/ })

  test('five are saved, locked ones too; the sixth says why not, and what Senior adds', async ({ page }) => {
    const person = await signedIn(page)
    await saves(page, person, [166027, 204796, 110662, 131520])
    await searchFor(page)
    const save = page.getByRole('button', { name: /^Save / })
    await save.first().click() // the first card is locked
    await expect(page.getByRole('button', { name: /^Saved / })).toHaveCount(1)
    await save.first().click()
    await expect(
      page.getByRole('status').getByText(/^Your Freshman plan saves up to 5 colleges\./),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /^Saved / })).toHaveCount(1)
    await page.goto('/home')
    await expect(myColleges(page).getByText('5 of 5 saved')).toBeVisible()
    await expect(myColleges(page).getByRole('link', { name: 'See plans' })).toHaveCount(1)
    await expect(myColleges(page).getByLabel('Status')).toHaveCount(0)
  })

  test('after a downgrade everything stays readable and removable', async ({ page }) => {
    const person = await signedIn(page)
    setPlan('gold', person.email)
    await saves(page, person, [166027, 204796, 110662, 131520, 209922, 156295])
    await page.goto('/home')
    const harvard = page.getByRole('group', { name: 'Application to Harvard University' })
    await opened(page)
    await harvard.getByLabel('Status').selectOption('Applying')
    await harvard.getByLabel('Note').fill('Interview in January')
    await expect(harvard.getByText('Saved.')).toBeVisible()
    setPlan('free', person.email)
    await page.reload()
    await expect(myColleges(page).getByText(/^6 saved\. Your Freshman plan adds no more/)).toBeVisible()
    await expect(myColleges(page).getByText('Interview in January')).toBeVisible()
    await myColleges(page).getByRole('button', { name: 'Remove Harvard University' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('this cannot be undone')
    expect(await axe(page)).toEqual([])
    await question.getByRole('button', { name: 'Take it off' }).click()
    await expect(named(page)).toHaveCount(5)
  })
})

test('two tabs: what one saves, the other shows when it is looked at', async ({ page, context }) => {
  await signedIn(page)
  await page.goto('/home')
  await expect(myColleges(page).getByText('0 of 5 saved')).toBeVisible()
  const other = await context.newPage()
  await searchFor(other)
  await other
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await expect(other.getByText(/ is saved\.$/)).toBeVisible()
  await other.goto('/home')
  await expect(named(other)).toHaveCount(1)
  const [saved = ''] = await named(other).allTextContents()
  await page.bringToFront()
  // A headless browser shows every tab at once, so this reports what a real browser would.
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
  await expect(named(page)).toHaveText([saved])
  await myColleges(page)
    .getByRole('button', { name: `Remove ${saved}` })
    .click()
  await expect(myColleges(page).getByText('0 of 5 saved')).toBeVisible()
})

test('the comparison on both plans: own numbers as far as the plan goes, and nothing is asked beyond it', async ({
  page,
}) => {
  const person = await signedIn(page)
  await searchFor(page)
  // The third card is the open one; its button compares it with those saved, of which there are none.
  await page
    .getByRole('button', { name: /^More Information about/ })
    .nth(2)
    .click()
  const alone = await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Compare/ })
    .getAttribute('href')
  const path = `${alone},166027,204796`
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(path)
  const match = page.getByRole('row', { name: /^Match/ })
  const chance = page.getByRole('row', { name: /^Chance/ })
  await expect(match.getByRole('img', { name: 'Match score locked' })).toHaveCount(2)
  await expect(chance.getByText('your chance, worked out')).toHaveCount(2)
  await expect(chance.getByText(/\d+–\d+%/)).toHaveCount(1)
  expect(asked.filter((url) => /\/api\/.*(outlook|find-college)/.test(url))).toEqual([])

  setPlan('gold', person.email)
  await page.reload()
  await expect(match.getByRole('img', { name: /^\d+% match$/ })).toHaveCount(3)
  await expect(chance.getByText(/\d+–\d+%|under 4%/)).toHaveCount(3)
  for (const [width, colorScheme] of [
    [1440, 'light'],
    [768, 'dark'],
    [375, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 860 })
    await page.emulateMedia({ colorScheme })
    expect(await axe(page)).toEqual([])
    expect(await scrollWidth(page)).toBeLessThanOrEqual(width)
  }
})

for (const width of [375, 1440]) {
  test(`My Colleges stands at ${width} px, with nothing for axe to find`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 })
    const person = await signedIn(page)
    setPlan('gold', person.email)
    await saves(page, person, [199120, 166027, 204796, 156295])
    await page.goto('/home?compare=199120,166027,204796,156295')
    await expect(myColleges(page).getByRole('link', { name: 'Compare' })).toBeVisible()
    await expect(named(page)).toHaveCount(4)
    const link = `https://docs.example.edu/${'a'.repeat(300)}`
    await opened(page)
    await page.getByLabel('Note').first().fill(link)
    await expect(myColleges(page).getByText('Saved.')).toBeVisible()
    expect(await axe(page)).toEqual([])
    expect(await scrollWidth(page)).toBeLessThanOrEqual(width)
  })
}
