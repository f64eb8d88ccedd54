import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { findCollege, type SearchForm } from '#contract/matching/find-college.ts'
import { withShared } from '#contract/matching/report.ts'
import { startAccountSession } from '#web/accounts/start-session.ts'
import { YourMatch, type YourMatchState } from '#web/colleges/page/your-match.tsx'
import { YourScore } from '#web/colleges/page/your-score.tsx'
import { ChanceInstrument } from '#web/matching/results/instruments/chance-instrument.tsx'
import { TestInstrument } from '#web/matching/results/instruments/test-instrument.tsx'
import { scoresOf } from '#web/matching/results/scores-of.ts'
import { toRequest } from '#web/matching/to-request.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import { useHistory } from '#web/platform/history.ts'
import { ProfileBar } from '#web/platform/profile-bar.tsx'
import { type Account, session } from '#web/platform/session.ts'
import { useAnswers } from '#web/platform/use-profile.ts'

/** A college's page for signed-in visitors: no invitation, and their own match and chance. */
export async function mount(element: HTMLElement) {
  startAccountSession()
  const now = await session.ready()
  if (now.status !== 'signed-in') return
  for (const invitation of document.querySelectorAll('[data-guest-only]')) invitation.remove()
  for (const own of document.querySelectorAll<HTMLElement>('[data-signed-in-only]')) own.hidden = false
  const { collegeId = '', collegeName = '' } = element.dataset
  createRoot(element).render(
    <>
      <ProfileBar className="mb-3" />
      <OwnMatch account={now.account} unitid={Number(collegeId)} name={collegeName} />
    </>,
  )
}

const refused = 'Smart platform request failed.' // spec §8

type Props = { account: Account; unitid: number; name: string }

function OwnMatch({ account, unitid, name }: Props) {
  const [state, setState] = useState<YourMatchState>({ step: 'asking' })
  const [latest = null] = useHistory(account.id)
  const form = useAnswers(latest?.formData ?? null)
  // The same answers asked twice are one question.
  const asked = JSON.stringify(form)
  useEffect(() => {
    let current = true
    ownMatch(JSON.parse(asked) as SearchForm | null, unitid, name).then(
      (next) => current && setState(next),
      (error: unknown) => current && setState({ step: 'failed', message: explain(error, { refused }) }),
    )
    return () => {
      current = false
    }
  }, [asked, unitid, name])
  return <YourMatch state={state} />
}

/**
 * Repeats the latest search with this college as the specific one: the same call, so that a plan shows here exactly
 * what its results show.
 */
async function ownMatch(answers: SearchForm | null, unitid: number, name: string): Promise<YourMatchState> {
  if (!answers) return { step: 'no answers', formPath: `/college-match?college=${encodeURIComponent(name)}` }
  const form = { ...answers, specificCollege: name }
  const report = await call(findCollege, { body: toRequest(form) })
  const college = withShared(report).collegeList.find((one) => one.unitid === unitid)
  const scores = scoresOf(form)
  return college
    ? {
        step: 'known',
        college,
        major: form.major,
        instruments: (
          <>
            <ChanceInstrument college={college} withLabel whole />
            <TestInstrument admissions={college.admissions} scores={scores} />
            {scores.sat !== null && <YourScore test="SAT" score={scores.sat} />}
            {scores.act !== null && <YourScore test="ACT" score={scores.act} />}
          </>
        ),
      }
    : { step: 'failed', message: 'We could not compare this college with your latest answers.' }
}
