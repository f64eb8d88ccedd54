import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { type Asked, addressOf, askedIn } from '#web/colleges/finding/address.ts'

/** What is asked, kept in the address: Back brings the last question again. `typed` is what was ticked meanwhile. */
export function useAsked(search: string, typed: string): [Asked, (next: Asked) => void] {
  const [asked, setAsked] = useState(() => askedIn(search))

  useEffect(() => {
    const onBack = () => setAsked(askedIn(window.location.search))
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [])

  const ask = useCallback((next: Asked) => {
    const { pathname, search: before } = window.location
    const after = addressOf(next)
    // A thumb that is dragged is one question, not fifty.
    const dragging = isDrag(askedIn(before), next)
    if (after !== before)
      window.history[dragging ? 'replaceState' : 'pushState'](window.history.state, '', pathname + after)
    setAsked(next)
  }, [])
  const goOn = useEffectEvent(() => {
    // The markup was the server's answer to `search`; the visitor may have gone further since.
    const { compare, shown, all, city } = asked
    const next = { ...askedIn(typed), text: asked.text, compare, shown, all, city }
    if (addressOf(next) !== addressOf(asked)) ask(next)
  })
  useEffect(() => {
    if (typed !== '') goOn()
  }, [typed])
  return [asked, ask]
}

function isDrag(before: Asked, next: Asked): boolean {
  const closed = (span: Asked['price']) => span.least !== null || span.most !== null
  const moved = (key: 'price' | 'rate') =>
    (before[key].least !== next[key].least || before[key].most !== next[key].most) &&
    closed(before[key]) &&
    closed(next[key])
  return moved('price') || moved('rate')
}
