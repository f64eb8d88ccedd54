import { ArrowRight } from 'lucide-react'
import type { FormEvent } from 'react'
import { emptySearchForm } from '#contract/matching/find-college.ts'
import { keepDraft } from '#web/matching/draft.ts'
import { useNavigate } from '#web/platform/address.ts'
import type { Account } from '#web/platform/session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

/** The first two of the four answers, for someone new; the form continues with them. */
export function FirstAnswers({ account }: { account: Account }) {
  const navigate = useNavigate()
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const form = {
      ...emptySearchForm('', String(said.get('major'))),
      gpaUnweighted: String(said.get('gpa')),
    }
    keepDraft({ owner: account.id, handed: null, form })
    navigate('/college-match')
  }
  return (
    <form
      onSubmit={begin}
      aria-labelledby="next-step"
      className="grid content-center gap-3.5 border-on-navy/15 bg-on-navy/5 p-6 max-sm:border-t sm:w-80 sm:border-l sm:p-9 lg:w-[28.5rem]"
    >
      <label htmlFor="first-gpa" className="grid gap-1.5 text-[.9375rem] font-semibold">
        Unweighted GPA
        <TextInput
          id="first-gpa"
          name="gpa"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          placeholder="e.g. 3.6"
          className="field-navy"
        />
      </label>
      <label htmlFor="first-major" className="grid gap-1.5 text-[.9375rem] font-semibold">
        Intended major
        <TextInput
          id="first-major"
          name="major"
          autoComplete="off"
          maxLength={160}
          placeholder="e.g. nursing, or “help animals”"
          className="field-navy"
        />
      </label>
      <Button type="submit" size="lg">
        Continue <ArrowRight size={20} aria-hidden />
      </Button>
    </form>
  )
}
