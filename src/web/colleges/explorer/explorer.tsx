import { X } from 'lucide-react'
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { mostCompared } from '#contract/colleges/college-page.ts'
import {
  type CollegeTable,
  collegesIn,
  type ListedCollege,
  type MajorColleges,
  placesIn,
} from '#contract/colleges/college-table.ts'
import { slugOf } from '#contract/colleges/slug.ts'
import { plural } from '#contract/prose.ts'
import { type Asked, askedIn, firstRows, moreRows, nothingAsked } from '#web/colleges/finding/address.ts'
import { find, noFamily } from '#web/colleges/finding/find.ts'
import { answerOf, chipsOf, placesOf, remarkOf } from '#web/colleges/finding/sentence.ts'
import { useTakeOver } from '#web/platform/use-take-over.ts'
import { Answer, Chips } from './answer.tsx'
import { CompareTray } from './compare-tray.tsx'
import { FilterRail } from './filters/filter-rail.tsx'
import { useFamily } from './filters/use-family.ts'
import { LeftOut } from './left-out.tsx'
import { Notes } from './notes.tsx'
import { NothingFound } from './nothing-found.tsx'
import { PhoneButtons, type Sheet } from './phone-buttons.tsx'
import { ResultRows } from './result-rows.tsx'
import { SearchBox } from './search-box.tsx'
import { SortChoice } from './sort-choice.tsx'
import { useAsked } from './use-asked.ts'

export type ExplorerProps = {
  table: CollegeTable
  /** The query of the address, as the server read it. */
  search: string
  major: MajorColleges | null
  loadMajor: (slug: string) => Promise<MajorColleges | null>
  saveControl: (college: ListedCollege) => ReactNode
}

export function Explorer(props: ExplorerProps) {
  const { table, search, major: firstMajor, loadMajor, saveControl } = props
  const colleges = collegesIn(table)
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const family = useFamily(form)
  const [asked, setAsked] = useAsked(search, form)
  const [majors, setMajors] = useState<Readonly<Record<string, MajorColleges>>>(
    firstMajor ? { [firstMajor.slug]: firstMajor } : {},
  )
  const [lit, setLit] = useState<ListedCollege | null>(null)
  const [refused, setRefused] = useState(false)
  const [sheet, setSheet] = useState<Sheet>(null)

  const major = asked.major === null ? null : (majors[asked.major] ?? null)
  const majored = useMemo(() => (major ? placesIn(major) : null), [major])
  const found = useMemo(
    () => find({ colleges, asked, family: family.known, majored }),
    [colleges, asked, family.known, majored],
  )
  // Filters, count and sentence update in the next frame; rows and dots in one of their own.
  const drawn = useDeferredValue(found.colleges)
  const shown = useMemo(() => drawn.slice(0, asked.shown), [drawn, asked.shown])
  const usual = useMemo(
    () =>
      find({ colleges, asked: { ...nothingAsked, all: asked.all }, family: noFamily, majored: null }).colleges
        .length,
    [colleges, asked.all],
  )

  const ask = (next: Asked) => setAsked({ ...next, shown: firstRows })
  /** Picked colleges outlast every filter: the next one to compare may be anywhere. */
  const onlyPicked = { ...nothingAsked, all: asked.all, compare: asked.compare }
  const changes = {
    onAsk: ask,
    onAnyDistance: () => family.setMiles(null),
    onClear: () => {
      family.setMiles(null)
      ask(onlyPicked)
    },
  }

  function showFound() {
    flushSync(() => setSheet(null))
    // The pressed button is gone, and the first college is above where it was.
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView()
  }

  async function chooseMajor(slug: string | null) {
    if (slug === null) return ask({ ...asked, major: null })
    const loaded = majors[slug] ?? (await loadMajor(slug).catch(() => null)) // no network: the filter is not set, and can be tried again
    if (!loaded) return
    setMajors((known) => ({ ...known, [slug]: loaded }))
    ask({ ...asked, major: slug })
  }

  const compare = useCallback(
    ({ slug }: Pick<ListedCollege, 'slug'>) => {
      const now = askedIn(window.location.search)
      const others = now.compare.filter((one) => one !== slug)
      const added = others.length === now.compare.length
      const full = added && others.length >= mostCompared
      setRefused(full)
      if (!full) setAsked({ ...now, compare: added ? [...others, slug] : others })
    },
    [setAsked],
  )
  useTakeOver(form, (element) => {
    for (const box of element.querySelectorAll<HTMLInputElement>('[name=compare]'))
      if (box.checked !== asked.compare.includes(box.value)) compare({ slug: box.value })
  })

  const chips = chipsOf(asked, major?.title ?? null)
  const filters = chips.length + (family.known.miles === null ? 0 : 1)
  const leftOut = <LeftOut asked={asked} found={found} onAsk={ask} />
  const compared = asked.compare.flatMap((slug) => colleges.find((college) => college.slug === slug) ?? [])
  return (
    <form
      ref={form}
      method="get"
      action="/colleges"
      onSubmit={(event) => event.preventDefault()}
      className="wrap-wide pb-28"
    >
      <a
        href="#results"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-4 focus:z-50 focus:rounded-xl focus:bg-surface focus:px-5 focus:py-3 focus:font-semibold focus:shadow-pop"
      >
        Skip to results
      </a>
      <div className="grid gap-3 pt-4 pb-3 sm:gap-4 sm:pt-6 sm:pb-5 lg:grid-cols-[1fr_32rem] lg:items-end lg:gap-8 lg:pt-9">
        <div>
          <h1 className="text-[clamp(2rem,1.4rem+2.2vw,3rem)] font-extrabold tracking-tight">
            Explore colleges
          </h1>
          <p className="mt-1.5 text-muted max-sm:hidden">
            Public and nonprofit colleges that award bachelor’s degrees. No account, nothing stored.
          </p>
        </div>
        <SearchBox
          colleges={colleges}
          asked={asked.text}
          all={asked.all}
          onText={(text) => ask({ ...asked, text })}
          onCollege={asked.compare.length > 0 ? ({ name }) => ask({ ...onlyPicked, text: name }) : null}
          onPlace={(place) =>
            ask({
              ...onlyPicked,
              all: place.all,
              ...(place.kind === 'state'
                ? { states: [place.state] }
                : { city: slugOf(`${place.college.city} ${place.college.state}`) }),
            })
          }
        />
      </div>
      <PhoneButtons open={sheet} filters={filters} onOpen={setSheet} />
      <div className="grid items-start gap-8 lg:grid-cols-[16.5rem_minmax(0,1fr)]">
        <section aria-label="Filters" className={sheet === 'filters' ? '' : 'max-lg:hidden'} data-filters="">
          {sheet === 'filters' && (
            <div className="filters-head lg:hidden">
              <h2 className="mr-auto text-xl font-bold tracking-tight">Filters</h2>
              {filters > 0 && (
                <button type="button" className="text-link min-h-11 cursor-pointer" onClick={changes.onClear}>
                  Clear all
                </button>
              )}
              <button type="button" aria-label="Close filters" className="icon-btn -mr-2" onClick={showFound}>
                <X size={20} aria-hidden />
              </button>
            </div>
          )}
          <FilterRail
            asked={asked}
            found={found}
            major={major}
            family={family}
            onAsk={ask}
            onMajor={(slug) => void chooseMajor(slug)}
          />
          {sheet === 'filters' && (
            <div className="filters-done lg:hidden">
              <button type="button" className="btn btn-primary w-full" onClick={showFound}>
                Show {plural(found.colleges.length, 'college')}
              </button>
            </div>
          )}
        </section>
        <div
          ref={list}
          id="results"
          tabIndex={-1}
          className={`scroll-mt-20 outline-none ${sheet === 'filters' ? 'max-lg:hidden' : ''}`}
        >
          {found.colleges.length === 0 ? (
            <>
              <Chips chips={chips} family={family.known} {...changes} />
              {leftOut}
              <NothingFound
                chips={chips}
                found={found}
                total={usual}
                miles={family.known.miles}
                {...changes}
              />
            </>
          ) : (
            <>
              <Answer
                sentence={answerOf(asked, found.colleges.length, major?.title ?? null, family.known.miles)}
                remark={remarkOf(asked, found, family.known)}
                leftOut={leftOut}
                chips={chips}
                all={colleges}
                found={drawn}
                family={family.known}
                lit={lit}
                mapOpen={sheet === 'map'}
                isNear={asked.states.length > 0}
                onLight={setLit}
                {...changes}
              />
              <div className="mt-2 mb-2 flex items-center gap-3 sm:mt-5 sm:mb-3 sm:flex-wrap large-text:flex-wrap">
                <h2 className="text-lg font-bold tracking-tight sm:text-xl" aria-live="polite">
                  {plural(found.colleges.length, 'college')}
                </h2>
                <span className="text-[.9375rem] text-muted max-sm:hidden">{placesOf(found)}</span>
                <SortChoice
                  sort={asked.sort}
                  canBeNear={family.known.place !== null}
                  onSort={(sort) => ask({ ...asked, sort })}
                />
              </div>
              <ResultRows
                colleges={shown}
                family={family.known}
                compared={asked.compare}
                onCompare={compare}
                onLight={setLit}
                saveControl={saveControl}
              />
              {found.colleges.length > shown.length && (
                <p className="mt-4 text-center">
                  <button
                    type="button"
                    className="btn btn-outline"
                    onClick={() => setAsked({ ...asked, shown: asked.shown + moreRows })}
                  >
                    Show {Math.min(moreRows, found.colleges.length - shown.length)} more
                  </button>
                </p>
              )}
            </>
          )}
          <Notes years={table.years} />
        </div>
      </div>
      <CompareTray colleges={compared} full={refused} onRemove={compare} />
    </form>
  )
}
