import { type RefObject, useCallback, useState } from 'react'
import { mostCompared } from '#contract/colleges/college-page.ts'
import type { ListedCollege } from '#contract/colleges/college-table.ts'
import { type Asked, askedIn } from '#web/colleges/finding/address.ts'
import { useTakeOver } from '#web/platform/use-take-over.ts'

type Compare = (college: Pick<ListedCollege, 'slug'>) => void

/** Picks a college for the comparison, or takes it out; `isFull` after one too many was picked. */
export function useCompared(
  form: RefObject<HTMLFormElement | null>,
  asked: Asked,
  setAsked: (next: Asked) => void,
): { compare: Compare; isFull: boolean } {
  const [isFull, setFull] = useState(false)
  const compare = useCallback<Compare>(
    ({ slug }) => {
      const now = askedIn(window.location.search)
      const others = now.compare.filter((one) => one !== slug)
      const added = others.length === now.compare.length
      const full = added && others.length >= mostCompared
      setFull(full)
      if (!full) setAsked({ ...now, compare: added ? [...others, slug] : others })
    },
    [setAsked],
  )
  useTakeOver(form, (element) => {
    for (const box of element.querySelectorAll<HTMLInputElement>('[name=compare]'))
      if (box.checked !== asked.compare.includes(box.value)) compare({ slug: box.value })
  })
  return { compare, isFull }
}
