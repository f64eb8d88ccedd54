import { expect, type Page } from '@playwright/test'

type Sought = { major?: string; kind?: 'Public'; state?: string }

export const results = (page: Page) => page.getByRole('heading', { name: 'Your Top Matches' })

/** Fills in what a search must have, on an open form. */
export async function fillSearch(page: Page, { major = 'biology', kind, state = 'Oregon' }: Sought = {}) {
  await page.getByLabel(/^Unweighted GPA/).fill('3.7')
  await page.getByText('Test scores and class rank').click()
  await page.getByLabel(/^SAT score/).fill('1290')
  await page.getByLabel(/^Intended major/).fill(major)
  await page.getByLabel(/^Graduation year/).fill(String(new Date().getFullYear() + 1))
  await page.getByLabel(/^State of residence/).selectOption(state)
  if (kind) {
    await page.getByText('Where, and what kind').click()
    await page.getByText(kind, { exact: true }).click()
  }
}

/** A search with its results, from Oregon unless said otherwise: the same ten colleges for everyone. */
export async function searchFor(page: Page, sought: Sought = {}) {
  await page.goto('/college-match')
  await fillSearch(page, sought)
  await page.getByRole('button', { name: 'Find my matches' }).click()
  await expect(results(page)).toBeVisible()
  await expect(page).toHaveURL(/\?search=\d+$/)
}
