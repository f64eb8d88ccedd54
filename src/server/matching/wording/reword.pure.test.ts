import fc from 'fast-check'
import { expect, test } from 'vitest'
import { collegeMentions } from '#catalog/colleges/mentions/mentions.ts'
import type { Report } from '#contract/matching/report.ts'
import { cutForFree } from '#contract/plans.ts'
import type { Profile } from '#engine/matching/profile.ts'
import { anyProfile } from '#engine/matching/testing/profiles.ts'
import { catalog, match } from '#engine/matching/testing/shipped.ts'
import { wordsChecker } from '#server/platform/ai/checked-words.ts'
import { type Model, noModel, type Question } from '#server/platform/ai/model.ts'
import { spoiled } from '#server/platform/ai/testing/adversarial.ts'
import type { CollegePack, MajorPack } from './fact-pack.ts'
import { reportWriter } from './reword.ts'

const student = {
  accountId: 'ada',
  activities: { clubs: 'Chess', leadershipRoles: null, awards: null, studentName: 'Maya' },
}
const reportOf = (profile: Profile): Report => match(profile).report
const collegesIn = collegeMentions(catalog)

type Write = (draft: string, packText: string) => unknown

/** A model that rewrites each text of the draft by this function, or gives no answer. */
const modelThat = (write: Write | null): Model => ({
  kind: 'model',
  close: async () => {},
  ask: async <T>({ pack, schema, accepts = schema }: Question<T>) => {
    if (!write) return null
    const { draft } = pack as CollegePack | MajorPack // what reportWriter sends
    const packText = JSON.stringify(pack)
    const answer = Object.fromEntries(
      Object.entries(draft).map(([field, text]) => [field, write(text, packText)]),
    )
    return accepts.safeParse(answer).data ?? null
  },
})

function writerWith(model: Model) {
  const outcomes = new Map<string, number>()
  const count = (_name: string, _help: string, labels?: Record<string, string>) => {
    const key = `${labels?.field} ${labels?.outcome}`
    outcomes.set(key, (outcomes.get(key) ?? 0) + 1)
  }
  const writer = reportWriter({
    model,
    check: wordsChecker({ count }),
    collegesIn,
    nicknamesOf: (unitid) => catalog.collegeById.get(unitid)?.nicknames ?? [],
    now: () => 0,
  })
  return { reword: (report: Report) => writer.reword(report, student), outcomes }
}

/** The report without the three texts that may change. */
const rest = (report: Report) =>
  JSON.stringify({
    ...report,
    majorProfile: { ...report.majorProfile, description: null },
    collegeList: report.collegeList.map((college) => ({
      ...college,
      matchReasoning: null,
      campusVibe: null,
    })),
  })
const textsOf = ({ collegeList, majorProfile }: Report) => [
  ...collegeList.flatMap(({ matchReasoning, campusVibe }) => [matchReasoning, campusVibe]),
  majorProfile?.description ?? '',
]

const reports = fc.sample(anyProfile(), { numRuns: 30, seed: 3 }).flatMap((profile) => {
  const full = reportOf(profile)
  return [full, cutForFree(full, 'seed', null)]
})

test('without a model the report is handed on untouched', async () => {
  const [report] = reports
  if (!report) throw new Error('no report')
  expect(await writerWith(noModel).reword(report)).toBe(report)
})

test('whatever a model says, numbers, links, colleges, ranks and ledger stay byte for byte', async () => {
  const anything = fc.oneof(
    fc.constant(null),
    fc.string().map(
      (text): Write =>
        () =>
          text,
    ),
    fc.anything().map(
      (value): Write =>
        () =>
          value,
    ),
    fc.lorem({ mode: 'sentences', maxCount: 4 }).map(
      (text): Write =>
        () =>
          text,
    ),
    fc.constantFrom<Write>(
      (draft) => draft,
      (draft) => `Look closer. ${draft}`,
      (draft) => draft.split(' ').toReversed().join(' '),
    ),
    spoiled,
  )
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...reports), anything, async (report, write) => {
      const worded = await writerWith(modelThat(write)).reword(report)
      expect(rest(worded)).toBe(rest(report))
      const locked = report.collegeList.filter(({ locked }) => locked)
      expect(worded.collegeList.filter(({ locked }) => locked)).toEqual(locked)
    }),
    { numRuns: 60 },
  )
})

test('a spoiled text is never shown: of thousands, none', { timeout: 120_000 }, async () => {
  let texts = 0
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...reports), spoiled, async (report, spoil) => {
      texts += textsOf(report).filter(Boolean).length
      const worded = await writerWith(modelThat(spoil)).reword(report)
      expect(textsOf(worded).filter((text) => !textsOf(report).includes(text))).toEqual([])
    }),
    { numRuns: 100 },
  )
  expect(texts).toBeGreaterThan(1_000)
})

test('the embedded texts pass the same checks on their own facts', { timeout: 120_000 }, async () => {
  const { reword, outcomes } = writerWith(modelThat((draft) => draft))
  for (const profile of fc.sample(anyProfile(), { numRuns: 60, seed: 9 })) await reword(reportOf(profile))
  const counts = [...outcomes]
  const sum = (of: readonly (readonly [string, number])[]) => of.reduce((total, [, n]) => total + n, 0)
  const refused = counts.filter(([key]) => !key.endsWith(' shown'))
  expect(sum(counts)).toBeGreaterThan(1_000)
  expect(sum(refused) / sum(counts), JSON.stringify(refused)).toBeLessThan(0.01)
})
