import { expect, test, vi } from 'vitest'
import { listSaved, removeSaved, type SavedCollege, saveCollege } from '#contract/shortlist/saved-colleges.ts'
import { berea, reed } from '#web/testing/saved.ts'
import { failOn, holdAnswers, replyTo, requests } from '#web/testing/server.ts'
import { account, signIn } from '#web/testing/session.ts'
import { shortlistOf } from './shortlist.ts'

let people = 0
/** The list of somebody new, loaded. */
async function listWith(colleges: readonly SavedCollege[]) {
  people += 1
  const { id } = account({ id: `keeper-${people}` })
  signIn({ id, accessToken: `token of ${id}` })
  replyTo(listSaved, colleges)
  const store = shortlistOf(id)
  await store.load()
  const names = () => {
    const now = store.read()
    return now?.step === 'ready' ? now.colleges.map(({ collegeName }) => collegeName) : now?.step
  }
  return { ...store, names }
}

/** Lets all pending work finish; answers here come without a network. */
async function settle() {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve))
}
const methods = () => requests().flatMap(({ method }) => (method === 'GET' ? [] : method))

test('a change shows at once, and the next is sent when the one before is answered', async () => {
  const { save, remove, names } = await listWith([reed])
  replyTo(saveCollege, berea)
  replyTo(removeSaved)
  const { sent, letGo } = holdAnswers()
  const saving = save(berea)
  const removing = remove(reed.unitid)
  expect(names()).toEqual(['Berea College'])
  await settle()
  expect(sent()).toEqual(['PUT'])
  letGo('PUT')
  await saving
  await settle()
  expect(sent()).toEqual(['PUT', 'DELETE'])
  letGo('DELETE')
  expect(await removing).toBeNull()
  expect(names()).toEqual(['Berea College'])
})

test('offline, saved and taken off again: nothing was saved, and nothing says so', async () => {
  const { save, remove, names } = await listWith([reed])
  for (const endpoint of [saveCollege, removeSaved, listSaved]) failOn(endpoint, 'network')
  const outcomes = await Promise.all([save(berea), save(berea), remove(berea.unitid)])
  expect(outcomes.map((refusal) => refusal?.message)).toEqual(
    Array(3).fill('An network error occurred. Please try again.'),
  )
  expect(names()).toEqual(['Reed College'])
})

test('a refused removal does not bring back what a later one removed', async () => {
  const { save, remove, names } = await listWith([berea, reed])
  failOn(removeSaved, 500, {}, { times: 1 })
  replyTo(removeSaved)
  replyTo(saveCollege, berea)
  replyTo(listSaved, [reed])
  await Promise.all([remove(berea.unitid), save(berea), remove(berea.unitid)])
  await settle()
  expect(names()).toEqual(['Reed College'])
})

test('what the server said before a change does not take it back', async () => {
  const { save, subscribe, names } = await listWith([reed])
  replyTo(saveCollege, berea)
  const unsubscribe = subscribe(() => {})
  const { letGo } = holdAnswers()
  document.dispatchEvent(new Event('visibilitychange'))
  const saving = save(berea)
  await settle()
  letGo('PUT')
  await saving
  letGo('GET')
  await settle()
  expect(names()).toEqual(['Berea College', 'Reed College'])
  unsubscribe()
})

test('a change that waits for its turn is not sent as the next person', async () => {
  const { save, remove } = await listWith([reed])
  replyTo(saveCollege, berea)
  replyTo(removeSaved)
  const { letGo, authorizations } = holdAnswers()
  const saving = save(berea)
  const removing = remove(reed.unitid)
  await settle()
  signIn({ id: 'bob', accessToken: 'token of bob' })
  letGo('PUT')
  expect((await Promise.all([saving, removing])).map((refusal) => refusal?.status)).toEqual([undefined, 401])
  expect(authorizations()).toEqual([`Bearer token of keeper-${people}`])
})

test('another account has another list', async () => {
  const { names } = await listWith([berea])
  expect(names()).toEqual(['Berea College'])
  expect(shortlistOf('somebody else').read()).toEqual({ step: 'loading' })
})

test('what was typed last does not save again what was taken off', async () => {
  const { remove, track } = await listWith([berea])
  replyTo(removeSaved)
  await remove(berea.unitid)
  expect(await track(berea.unitid, { note: 'x' })).toBeNull()
  expect(methods()).toEqual(['DELETE'])
})

test('taken off in another tab, it goes here too, and the reason is said', async () => {
  const { track, names } = await listWith([berea, reed])
  const detail = 'This college was taken off your list meanwhile.'
  failOn(saveCollege, 412, { detail })
  replyTo(listSaved, [reed])
  expect(await track(berea.unitid, { note: 'x' })).toEqual({ message: detail, status: 412 })
  await settle()
  expect(names()).toEqual(['Reed College'])
})

test('when the page is left, the last change does not wait for its turn', async () => {
  const { track } = await listWith([berea])
  replyTo(saveCollege, berea)
  const { sent } = holdAnswers()
  void track(berea.unitid, { note: 'first' })
  await settle()
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  void track(berea.unitid, { note: 'last' })
  hidden.mockRestore()
  await settle()
  expect(sent()).toEqual(['PUT', 'PUT'])
})

test('when the page is left, what still waits for its turn is sent', async () => {
  const { track, remove } = await listWith([berea, reed])
  replyTo(saveCollege, berea)
  replyTo(removeSaved)
  const { sent } = holdAnswers()
  void track(berea.unitid, { note: 'first' })
  void track(berea.unitid, { note: 'last' })
  void remove(reed.unitid)
  await settle()
  expect(sent()).toEqual(['PUT'])
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  hidden.mockRestore()
  await settle()
  expect(sent()).toEqual(['PUT', 'PUT', 'DELETE'])
})

test('an older answer that comes last does not take back the newer words', async () => {
  const { track, read } = await listWith([berea])
  const { letGoAt } = holdAnswers()
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  replyTo(saveCollege, { ...berea, note: 'first' })
  const first = track(berea.unitid, { note: 'first' })
  await settle()
  replyTo(saveCollege, { ...berea, note: 'last' })
  const last = track(berea.unitid, { note: 'last' })
  await settle()
  hidden.mockRestore()
  letGoAt(1)
  await last
  letGoAt(0)
  await first
  expect(read()).toMatchObject({ colleges: [{ note: 'last' }] })
})

test('what another device wrote is shown and told; what this one wrote is not told', async () => {
  const { track, subscribe, readElsewhere, putAway } = await listWith([reed, berea])
  const unsubscribe = subscribe(() => {})
  replyTo(saveCollege, { ...reed, note: 'Visit' })
  expect(await track(reed.unitid, { note: 'Visit' })).toBeNull()
  expect(readElsewhere()).toEqual([])
  replyTo(listSaved, [
    { ...reed, note: 'Visit' },
    { ...berea, status: 'Applying' },
  ])
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() =>
    expect(readElsewhere()).toEqual([
      { unitid: berea.unitid, collegeName: 'Berea College', what: ['status'] },
    ]),
  )
  putAway()
  // The answer to a change also contains another field that was changed elsewhere.
  replyTo(saveCollege, { ...reed, note: 'Visit soon', deadline: '2027-01-08' })
  await track(reed.unitid, { note: 'Visit soon' })
  expect(readElsewhere()).toMatchObject([{ what: ['deadline'] }])
  unsubscribe()
})

test('a change says what stood there, and hands back what it wrote over unseen', async () => {
  const { track } = await listWith([{ ...reed, note: 'Old' }])
  replyTo(saveCollege, { ...reed, note: 'Mine', replaced: { note: 'Theirs' } })
  expect(await track(reed.unitid, { note: 'Mine' })).toEqual({ replaced: { note: 'Theirs' } })
  expect(requests().at(-1)?.body).toEqual({ note: 'Mine', was: { note: 'Old' } })
})
