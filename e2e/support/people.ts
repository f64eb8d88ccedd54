import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'

export type Person = { email: string; password: string; firstName: string; lastName: string }

export const somebody = (): Person => ({
  email: `${randomUUID()}@example.edu`,
  password: 'a quiet lantern',
  firstName: 'Maya',
  lastName: 'Torres',
})

/** A separate account for a journey that is not about signing up. */
export async function newPerson(
  request: APIRequestContext,
  product = '',
  changes: Partial<Person> = {},
): Promise<Person> {
  const person = { ...somebody(), ...changes }
  const { email, password, firstName, lastName } = person
  const answer = await request.post(`${product}/api/users/register/`, {
    data: { email, password, password2: password, first_name: firstName, last_name: lastName },
  })
  if (!answer.ok()) throw new Error(`register answered ${answer.status()}: ${await answer.text()}`)
  return person
}

/** Stores a session as a login does, without the form. */
export async function signInAs(page: Page, { email, password }: Person, product = '') {
  const answer = await page.request.post(`${product}/api/users/login/`, { data: { email, password } })
  const { access, refresh } = (await answer.json()) as { access: string; refresh: string } // contract/accounts.ts
  // Our origin without our scripts, which would start before the tokens are there. The route stays: the first route of a
  // page that already runs may miss a request right after it.
  await page.route(`${product}/blank`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>-</title><link rel="icon" href="data:,">' }),
  )
  await page.goto(`${product}/blank`)
  await page.evaluate(
    ([first, second]) => {
      // This runs in the browser, whose types a journey does not know.
      const { localStorage } = globalThis as unknown as {
        localStorage: { setItem: (key: string, value: string) => void }
      }
      localStorage.setItem('access', first)
      localStorage.setItem('refresh', second)
    },
    [access, refresh] as const,
  )
}

/** A new account, signed in. */
export async function signedIn(page: Page, changes: Partial<Person> = {}): Promise<Person> {
  const person = await newPerson(page.request, '', changes)
  await signInAs(page, person)
  return person
}
