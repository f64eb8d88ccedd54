import { expect, test } from 'vitest'
import { renewFeed } from '#contract/shortlist/deadlines.ts'
import { answerOf, applicationStatuses } from '#contract/shortlist/saved-colleges.ts'
import { makeShare } from '#contract/shortlist/sharing.ts'
import { seeded } from '#contract/testing/seeded.ts'
import { unlimited } from '#server/platform/limits/limiter.ts'
import { testApp } from '#server/testing/test-app.ts'

const known = [209922, 156295, 209542, 236948, 237057, 166027, 110662, 130794, 137351, 209551]
const lists = 1000

test('1,000 lists: the shared page and the calendar show what was ticked and no private value', async () => {
  const app = await testApp({ limiter: unlimited })
  const token = await app.signedIn('account-of-ada')
  await app.giveGold('account-of-ada')
  const { db } = app.database
  const draw = seeded(17).uniform
  const mark = (kind: string) => `${kind}${Math.floor(draw() * 1e12).toString(36)}`
  const calendar = new URL((await app.call(renewFeed, { token })).body.url).pathname
  for (let n = 0; n < lists; n++) {
    const person = {
      first_name: mark('First'),
      last_name: mark('Last'),
      email: `${mark('mail')}@example.edu`,
    }
    await db.updateTable('accounts').set(person).execute()
    await db.deleteFrom('saved_colleges').execute()
    await db.deleteFrom('share_links').execute()
    const rows = known
      .filter(() => draw() < 0.5)
      .map((unitid) => ({
        account_id: 'account-of-ada',
        unitid,
        college_name: '',
        location: '',
        saved_at: 1_700_000_000_123 + Math.floor(draw() * 1e9),
        status: applicationStatuses[Math.floor(draw() * applicationStatuses.length)] ?? 'Considering',
        deadline: `20${31 + Math.floor(draw() * 60)}-0${1 + Math.floor(draw() * 9)}-1${Math.floor(draw() * 9)}`,
        note: mark('Note'),
      }))
    if (rows.length > 0) await db.insertInto('saved_colleges').values(rows).execute()
    const ticked = () => draw() < 0.5
    const shows = { firstName: ticked(), notes: ticked(), deadlines: ticked(), bands: ticked() }
    const label = mark('Label')
    const answers = {
      gpa_unweighted: (2001 + 2 * Math.floor(draw() * 999)) / 1000,
      sat_score: 1201 + 2 * Math.floor(draw() * 199),
      act_score: 20 + Math.floor(draw() * 16),
      class_rank: `${1 + Math.floor(draw() * 9)}/${701 + 2 * Math.floor(draw() * 99)}`,
      state_of_residence: 'North Dakota',
      major: 'Aerospace Engineering',
    }
    const made = await app.call(makeShare, { token, body: { shows, label, ...(shows.bands && { answers }) } })
    expect(made.status).toBe(201)
    const address = new URL(made.body.url).pathname
    const page = await app.http.inject(address)
    const body = page.body.replaceAll(address, '') // its random token may contain any four digits
    const feed = await app.http.inject(calendar)
    const everything = {
      page: body + JSON.stringify(page.headers),
      feed: feed.body + JSON.stringify(feed.headers),
    }

    const { gpa_unweighted, sat_score, class_rank, state_of_residence, major } = answers
    const never = [
      ...[person.last_name, person.email, 'account-of-ada', label, made.body.link.id],
      ...[String(gpa_unweighted), class_rank, state_of_residence, major],
    ]
    const saved = rows.map(({ saved_at }) => String(saved_at))
    const notes = rows.map(({ note }) => note)
    const years = rows.map(({ deadline }) => deadline.slice(0, 4))
    const has = (text: string, values: readonly string[]) => values.filter((value) => text.includes(value))
    expect(has(everything.page, [...never, ...saved])).toEqual([])
    expect(has(everything.feed, [...never, ...saved, ...notes, person.first_name])).toEqual([])
    // What is ticked is shown, which proves that the search above would find a leak.
    expect(has(everything.page, [person.first_name])).toEqual(shows.firstName ? [person.first_name] : [])
    expect(has(everything.page, notes)).toEqual(shows.notes ? notes : [])
    expect(has(body, years)).toEqual(shows.deadlines ? years : [])
    // A score looks like any other number, so neither it as a word of its own nor the name of a test may appear.
    expect(body).not.toMatch(new RegExp(`(?<![\\d.,$/-])${sat_score}(?![\\d.,/-])|\\b(GPA|ACT)\\b`))
    const bands = page.body.match(/<span class="chip (ok|warn|bad)">/g)?.length ?? 0
    const waiting = rows.filter(({ status }) => answerOf(status) === null)
    expect(bands).toBe(shows.bands ? waiting.length : 0)
    expect(page.body).not.toMatch(/\d–\d+%/)
    for (const { headers } of [page, feed])
      expect(headers).toMatchObject({
        'cache-control': 'no-store, private',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow, noarchive',
      })
    expect(
      [...page.body.matchAll(/<a href="https?:[^>]*>/g)].filter(([a]) => !a.includes('noreferrer')),
    ).toEqual([])
  }
}, 300_000)
