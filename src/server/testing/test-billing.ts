import { getProfile } from '#contract/accounts.ts'
import * as billing from '#contract/billing.ts'
import { testApp } from './test-app.ts'

type Action = 'pay' | 'decline' | 'cancel' | 'resume' | 'card-good' | 'card-declined' | 'end-period'

/** The real app, listening, with the payment sandbox; what a student or the payment service does is one call each. */
export async function testBilling(changes: Parameters<typeof testApp>[0] = {}) {
  const app = await testApp(changes)
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const run = async (name: string) => await app.jobs.find((job) => job.name === name)?.run()
  const token = () => app.signedIn('maya')

  /** Presses a button of a sandbox page; returns where the browser is sent. */
  async function press(url: string, action: Action): Promise<string> {
    const path = new URL(url).pathname
    const shown = await app.http.inject(path)
    const subscription = /name="subscription" value="([^"]+)"/.exec(shown.body)?.[1] ?? ''
    const response = await app.http.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ action, subscription }).toString(),
    })
    return String(response.headers.location)
  }

  const startCheckout = async () =>
    app.call(billing.createCheckoutSession, { token: await token(), body: { plan_name: 'gold' } })
  const openPortal = async () => app.call(billing.createPortalSession, { token: await token(), body: {} })
  const cancel = async () => app.call(billing.cancelSubscription, { token: await token(), body: {} })
  /** Lets the sandbox bring its subscriptions up to date and send its events. */
  const hear = () => run('payment sandbox')

  return {
    ...app,
    press,
    startCheckout,
    openPortal,
    cancel,
    hear,
    reconcile: () => run('payment reconciliation'),
    sendMails: () => run('outbox'),
    profile: async () => (await app.call(getProfile, { token: await token() })).body,
    /** From free to gold, without the event. */
    async pay() {
      return await press((await startCheckout()).body.url, 'pay')
    },
    async inPortal(action: Action) {
      return await press((await openPortal()).body.url, action)
    },
    async upgrade() {
      await press((await startCheckout()).body.url, 'pay')
      await hear()
    },
  }
}
