import { expect, test } from 'vitest'
import { getPaymentConfig } from '#contract/billing.ts'
import { renderDocument } from '#web/testing/render.tsx'
import { failOn, replyTo, requests } from '#web/testing/server.ts'
import { pricesPath, showServerPrices } from './page-prices.ts'

const pricing = () => document.querySelector('#pricing')?.textContent

test('a public page shows the prices of the server, in dollars with a per-interval suffix', async () => {
  replyTo(getPaymentConfig, [
    { planName: 'free', price: 0, interval: 'month', priceId: null },
    { planName: 'gold', price: 1999, interval: 'year', priceId: null },
  ])
  renderDocument('/')
  expect(pricing()).toContain('$20per month')
  await showServerPrices()
  expect(pricing()).toContain('$19.99per year')
  expect(pricing()).toContain('$0per month')
})

test.each(['/faq', '/terms-of-service'])('%s says the price of the server', async (path) => {
  replyTo(getPaymentConfig, [{ planName: 'gold', price: 2500, interval: 'month', priceId: null }])
  renderDocument(path)
  expect(document.body.textContent).toContain('Senior costs $20 per month. It ')
  await showServerPrices()
  expect(document.body.textContent).toContain('Senior costs $25 per month. It ')
})

test.each([
  ['refuses', () => failOn(getPaymentConfig, 503)],
  ['cannot be reached', () => failOn(getPaymentConfig, 'network')],
  ['answers something else', () => replyTo(getPaymentConfig, [{ planName: 'gold', price: 'x' }])],
])('on failure static plans are used: the server %s', async (_case, arrange) => {
  arrange()
  renderDocument('/')
  await showServerPrices()
  expect(pricing()).toContain('$20per month')
})

test('a page without prices asks for none', async () => {
  renderDocument('/about-us')
  await showServerPrices()
  expect(requests()).toEqual([])
})

test('the path is the contract’s', () => expect(pricesPath).toBe(getPaymentConfig.path))
