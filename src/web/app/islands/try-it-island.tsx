import { hydrateRoot } from 'react-dom/client'
import { emptySearchForm } from '#contract/matching/find-college.ts'
import { stateCode } from '#contract/states.ts'
import { keepDraft } from '#web/matching/draft.ts'
import { tell } from '#web/platform/profile.ts'
import { type Answers, TryIt } from '#web/site/try-it/try-it.tsx'

/** Hydrates the panel of the landing page; its answers are in the form after signing up. */
export async function mount(element: HTMLElement) {
  hydrateRoot(element, <TryIt onTake={takeAlong} />)
}

function takeAlong({ gpa, sat, major, state }: Answers) {
  const form = { ...emptySearchForm('', major), gpaUnweighted: gpa, satScore: sat, stateOfResidence: state }
  tell({ gpa, sat, major, home: stateCode(state) ?? '' })
  keepDraft({ owner: null, handed: null, form })
}
