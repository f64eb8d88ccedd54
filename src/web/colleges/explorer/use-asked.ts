import { type RefObject, useCallback, useEffect, useState } from 'react'
import { type Asked, addressOf, askedIn } from '#web/colleges/finding/address.ts'
import { useTakeOver } from '#web/platform/use-take-over.ts'

/** The filters, stored in the address: Back restores the previous ones. */
export function useAsked(
  search: string,
  form: RefObject<HTMLFormElement | null>,
): [Asked, (next: Asked) => void] {
  const [asked, setAsked] = useState(() => askedIn(search))

  useEffect(() => {
    const onBack = () => setAsked(askedIn(window.location.search))
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])

  const ask = useCallback((next: Asked) => {
    const { pathname, search: before } = window.location
    const after = addressOf(next)
    // Dragging a thumb is one change, not fifty.
    const dragging = isDrag(askedIn(before), next)
    if (after !== before)
      window.history[dragging ? 'replaceState' : 'pushState'](window.history.state, '', pathname + after)
    setAsked(next)
  }, [])
  useTakeOver(form, (element) => {
    // The markup is the server's answer to `search`; the visitor may have changed more since.
    const next = withTicks(asked, element)
    if (addressOf(next) !== addressOf(asked)) ask(next)
  })
  return [asked, ask]
}

/** The text belongs to the search box until Enter; the list of states shows only the first chosen one. */
function withTicks(asked: Asked, form: HTMLFormElement): Asked {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  const { price, rate, boxes, sort, states } = askedIn(`?${new URLSearchParams(fields)}`)
  return { ...asked, price, rate, boxes, sort, states: states[0] === asked.states[0] ? asked.states : states }
}

function isDrag(before: Asked, next: Asked): boolean {
  const closed = (span: Asked['price']) => span.least !== null || span.most !== null
  const moved = (key: 'price' | 'rate') =>
    (before[key].least !== next[key].least || before[key].most !== next[key].most) &&
    closed(before[key]) &&
    closed(next[key])
  return moved('price') || moved('rate')
}
