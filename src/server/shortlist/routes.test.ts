import { expect, test } from 'vitest'
import { exportData } from '#contract/accounts.ts'
import { listSaved, removeSaved, saveCollege, trackApplication } from '#contract/shortlist.ts'
import { testApp } from '#server/testing/test-app.ts'

const harvard = 166027
const ohioState = 204796
const five = [harvard, ohioState, 110662, 131520, 228723]
const berea = 156295

async function saver(plan: 'free' | 'gold' = 'free') {
  const app = await testApp()
  const token = await app.signedIn('ada')
  if (plan === 'gold') await app.giveGold('ada')
  const save = (unitid: number) => app.call(saveCollege, { token, body: { unitid } })
  const list = (query: Record<string, string> = {}) => app.call(listSaved, { token, query })
  return { ...app, token, save, list }
}

test('the free plan saves up to 5 colleges, and says so at the sixth', async () => {
  const { save, list } = await saver()
  for (const unitid of five) expect((await save(unitid)).status).toBe(200)
  expect(await save(berea)).toMatchObject({
    status: 409,
    body: { detail: 'Your Freshman plan saves up to 5 colleges. Remove one, or move up to Senior.' },
  })
  expect((await save(harvard)).status).toBe(200)
  const { body } = await list()
  expect(body).toMatchObject({ limit: 5, tracker: false })
  expect(body.colleges.map((college) => college.unitid).sort()).toEqual([...five].sort())
})

test('six clicks at once never overfill the list', async () => {
  const { save, list } = await saver()
  await Promise.all([...five, berea].map(save))
  expect((await list()).body.colleges.length).toBe(5)
})

test('gold saves without a limit, and tracks applications', async () => {
  const { save, list, call, token } = await saver('gold')
  for (const unitid of [...five, berea]) expect((await save(unitid)).status).toBe(200)
  const tracked = await call(trackApplication, {
    token,
    params: { id: String(berea) },
    body: { status: 'Applied', deadline: '2027-01-15', note: 'Essay sent' },
  })
  expect(tracked.body).toMatchObject({
    name: 'Berea College',
    location: 'Berea, Kentucky',
    status: 'Applied',
    deadline: '2027-01-15',
    note: 'Essay sent',
  })
  expect((await list()).body).toMatchObject({ limit: null, tracker: true })
})

test('gold filters the list by major and campus life', async () => {
  const { save, list } = await saver('gold')
  for (const unitid of [harvard, ohioState, berea]) await save(unitid)
  const engineering = (await list({ major: 'aerospace engineering' })).body
  expect(engineering.understoodMajor).toMatch(/Aerospace/)
  expect(engineering.colleges.map((college) => college.unitid)).toEqual([ohioState])
  const football = (await list({ life: 'Marching Band / Pep Band' })).body.colleges.map(
    (college) => college.unitid,
  )
  expect(football).toContain(ohioState)
  expect(football).not.toContain(berea)
})

test('the tracker is part of the Senior plan; a date must be one', async () => {
  const free = await saver()
  await free.save(berea)
  expect(
    await free.call(trackApplication, {
      token: free.token,
      params: { id: String(berea) },
      body: { status: 'Applied' },
    }),
  ).toMatchObject({ status: 403, body: { detail: 'The application tracker is part of the Senior plan.' } })
  const gold = await saver('gold')
  await gold.save(berea)
  expect(
    (
      await gold.call(trackApplication, {
        token: gold.token,
        params: { id: String(berea) },
        body: { deadline: '2027-02-31' },
      })
    ).status,
  ).toBe(400)
})

test('a college can be taken off; what is not on the list, or no college, is not found', async () => {
  const { save, list, call, token } = await saver('gold')
  await save(berea)
  expect((await call(removeSaved, { token, params: { id: String(berea) } })).status).toBe(204)
  expect((await list()).body.colleges).toEqual([])
  expect(
    (await call(trackApplication, { token, params: { id: String(berea) }, body: { note: 'x' } })).status,
  ).toBe(404)
  expect((await save(1)).status).toBe(404)
})

test('someone else sees a list of their own', async () => {
  const { save, call, signedIn } = await saver()
  await save(berea)
  expect((await call(listSaved, { token: await signedIn('bob') })).body.colleges).toEqual([])
})

test('the export names saved colleges', async () => {
  const { save, call, token } = await saver()
  await save(berea)
  expect((await call(exportData, { token })).body).toMatchObject({ savedColleges: [{ unitid: berea }] })
})

test.each([listSaved, saveCollege, trackApplication, removeSaved])(
  '$method $path needs a session',
  async (endpoint) => {
    const { call } = await testApp()
    expect((await call(endpoint, { params: { id: '1' } })).status).toBe(401)
  },
)
