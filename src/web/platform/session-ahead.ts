import { apiBase } from './env.ts'
import { local, stored } from './storage.ts'

// The app first asks who is signed in (spec §4). That needs none of the app's code, so it is asked while the code is
// still loading. The path is the contract's, which a test compares: the contract's checks are too large for here.

export const profilePath = '/users/profile/'

type Asked = { address: string; token: string; answer: Promise<Response> }
let asked: Asked | null = null

export function askAhead() {
  const token = local.read(stored.access)
  if (token === null || local.read(stored.refresh) === null) return
  const address = `${apiBase()}/api${profilePath}`
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const answer = fetch(address, { headers })
  answer.catch(() => {}) // whoever uses it gets the error
  asked = { address, token, answer }
}

/** The reply to this request if it is already under way. It is handed out once. */
export function answerAhead(address: string, token: string | null): Promise<Response> | null {
  if (asked?.address !== address || asked.token !== token) return null
  const { answer } = asked
  asked = null
  return answer
}
