import { useEffect, useRef, useState } from 'react'
import { headingOf, type SectionId, sections } from './section.tsx'

const ids = Object.keys(sections) as SectionId[] // its keys are section ids

/** How far below the tabs a heading may be to count as the current one. */
const reach = 120

/** Jumps to a part of the sheet, and marks the part on the screen. */
export function SectionTabs({ counts }: { counts: Partial<Record<SectionId, number>> }) {
  const [current, setCurrent] = useState<SectionId>('why')
  const tabs = useRef<HTMLElement>(null)

  useEffect(() => {
    const scroller = tabs.current?.closest('.sheet-scroll')
    if (!scroller) return
    let frame = 0
    const look = () => {
      const line = (tabs.current?.getBoundingClientRect().bottom ?? 0) + reach
      const passed = ids.filter((id) => (headingOf(id)?.getBoundingClientRect().top ?? line) < line)
      setCurrent(passed.at(-1) ?? 'why')
    }
    const onScroll = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    scroller.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      scroller.removeEventListener('scroll', onScroll)
    }
  }, [])

  const jump = (id: SectionId) => {
    const heading = headingOf(id)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
    setCurrent(id)
  }

  return (
    <nav ref={tabs} aria-label="Parts of this page" className="sheet-tabs">
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          aria-current={id === current ? 'true' : undefined}
          onClick={() => jump(id)}
          className="sheet-tab"
        >
          {sections[id]}
          {counts[id] !== undefined && <span className="ml-1 font-medium text-muted">{counts[id]}</span>}
        </button>
      ))}
    </nav>
  )
}
