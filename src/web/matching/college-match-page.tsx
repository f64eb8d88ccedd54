import { useEffect, useMemo, useRef, useState } from 'react'
import type { SearchForm } from '#contract/matching/find-college.ts'
import { useNavigate, useSearchParams } from '#web/platform/address.ts'
import { findSearch, type SavedSearch, saveSearch } from '#web/platform/history.ts'
import type { Account } from '#web/platform/session.ts'
import { isOutgrown } from '#web/platform/visible-report.ts'
import { Button } from '#web/ui/button.tsx'
import { Failure } from '#web/ui/failure.tsx'
import { dropDraft, keepDraft, startingForm } from './draft.ts'
import { SearchFormView } from './form/search-form.tsx'
import type { ResultsExtras } from './results/extras.ts'
import { ResultsView } from './results/results-view.tsx'
import { SearchingView } from './searching-view.tsx'
import { useSearch } from './use-search.ts'

const noErrors = {}
const notHere = 'That search is not in this browser any more. You can run it again below.'

/**
 * The form, then the results. The address says which of the two a reload shows: ?search=<id> or ?major=<title>;
 * &again=yes repeats a search that was made on a smaller plan.
 */
export function CollegeMatchPage({ account, extras }: { account: Account; extras: ResultsExtras }) {
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const searchId = address.get('search')
  const major = address.get('major')
  const college = address.get('college')
  const keep = (formData: SearchForm, report: SavedSearch['report']) => {
    const saved = saveSearch(account.id, { formData, report })
    navigate(`/college-match?search=${saved.id}`, { replace: true })
    return saved
  }
  // Opening or closing a college's sheet does not count as leaving the list.
  const { search, run, show, giveUp, reset } = useSearch(`${searchId} ${major}`, keep)
  // Counts how often the student came back to the form.
  const [visit, setVisit] = useState(0)
  const backToForm = (leave: () => void) => () => {
    leave()
    setVisit(visit + 1)
  }

  // New results are shown even if the browser stores nothing.
  const found =
    search.step === 'results' && (searchId === null || search.saved.id === searchId) ? search.saved : null
  // Read once per address, and not for new results: the stored history is long, and every entry of it is checked.
  const toRead = found ? null : searchId
  const kept = useMemo(() => (toRead === null ? null : findSearch(account.id, toRead)), [account.id, toRead])
  const saved = found ?? kept
  const runAgain = async ({ formData }: SavedSearch) => {
    keepDraft({ owner: account.id, handed: null, form: formData })
    // A search from last year may no longer be valid: the form then says why.
    if ((await run(formData)) === 'refused') await navigate('/college-match')
  }
  // Only once per address: the results get a new address, and whoever gives up sees the old list.
  const [sentAgain, setSentAgain] = useState<string | null>(null)
  const again = address.has('again') && kept && kept.id !== sentAgain && isOutgrown(kept.report, account)
  useEffect(() => {
    if (!again) return
    setSentAgain(kept.id)
    void runAgain(kept)
  })

  const startOver = backToForm(() => {
    dropDraft()
    reset()
    navigate('/college-match')
  })

  const searchedFor = search.step === 'searching' ? search.form : again ? kept.formData : null
  if (searchedFor)
    return <SearchingView form={searchedFor} onWait={extras.prepare} onGiveUp={backToForm(giveUp)} />
  if (search.step === 'failed')
    return (
      <Failure title="We could not get your matches" message={search.message}>
        <Button onClick={backToForm(reset)}>Try Again</Button>
      </Failure>
    )
  if (saved) {
    const edit = backToForm(() => {
      keepDraft({ owner: account.id, handed: null, form: saved.formData })
      reset()
      navigate('/college-match')
    })
    return (
      <ResultsView
        key={saved.id}
        saved={saved}
        isNew={found !== null}
        account={account}
        extras={extras}
        onEdit={edit}
        onStartOver={startOver}
        onRunAgain={() => void runAgain(saved)}
        onKeep={async ({ form, report }) => {
          const next = saveSearch(account.id, { formData: form, report })
          show(next)
          await navigate(`/college-match?search=${next.id}`)
        }}
      />
    )
  }

  const name = `${account.firstName} ${account.lastName}`.trim()
  return (
    <div className="wrap py-5 sm:py-8 lg:py-12">
      <FormHeading returned={visit > 0} />
      <p className="mt-1 max-w-2xl text-muted sm:mt-2 sm:text-lg">
        Four answers make a list. Everything else sharpens it.
      </p>
      {searchId !== null && (
        <p role="status" className="mt-6 rounded-2xl bg-warn-soft px-5 py-3 text-on-warn">
          {notHere}
        </p>
      )}
      <SearchFormView
        key={`${visit}:${major ?? ''}:${college ?? ''}`}
        start={startingForm(account.id, name, { major, college })}
        plan={account.plan}
        errors={search.step === 'form' ? search.errors : noErrors}
        onChange={(form) => keepDraft({ owner: account.id, handed: major, form })}
        onSubmit={run}
      />
    </div>
  )
}

/** Coming back to the form starts at its top: the button that had the focus is gone. */
function FormHeading({ returned }: { returned: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!returned) return
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [returned])
  return (
    <h1 ref={heading} tabIndex={-1} className="page-title outline-none">
      College Match
    </h1>
  )
}
