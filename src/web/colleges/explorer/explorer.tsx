import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type CollegeTable,
  collegesIn,
  type ListedCollege,
  type MajorColleges,
  placesIn,
} from '#contract/colleges/college-table.ts'
import { slugOf } from '#contract/colleges/slug.ts'
import { type Asked, askedIn, firstRows, moreRows, nothingAsked } from '#web/colleges/finding/address.ts'
import { type Chances, find, noFamily } from '#web/colleges/finding/find.ts'
import { answerOf, chipsOf, remarkOf } from '#web/colleges/finding/sentence.ts'
import { ProfileBar } from '#web/platform/profile-bar.tsx'
import { Answer, Chips } from './answer.tsx'
import { CompareTray } from './compare-tray.tsx'
import { FilterPanel } from './filters/filter-panel.tsx'
import { useFamily } from './filters/use-family.ts'
import { useMajors } from './filters/use-majors.ts'
import { LeftOut } from './left-out.tsx'
import { Notes } from './notes.tsx'
import { NothingFound } from './nothing-found.tsx'
import { PhoneButtons, type Sheet } from './phone-buttons.tsx'
import { ResultList } from './result-list.tsx'
import { SearchBox } from './search-box.tsx'
import { useAsked } from './use-asked.ts'
import { useCompared } from './use-compared.ts'

export type ExplorerProps = {
  table: CollegeTable
  /** The query of the address, as the server read it. */
  search: string
  major: MajorColleges | null
  loadMajor: (slug: string) => Promise<MajorColleges | null>
  saveControl: (college: ListedCollege) => ReactNode
  /** The reader's own, where the plan has them. */
  chances?: Chances | null
}

export function Explorer(props: ExplorerProps) {
  const { table, search, major: firstMajor, loadMajor, saveControl, chances = null } = props
  const colleges = collegesIn(table)
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const family = useFamily(form, chances)
  const [asked, setAsked] = useAsked(search, form)
  const { major, fetchMajor } = useMajors(asked.major, firstMajor, loadMajor)
  const { compare, isFull } = useCompared(form, asked, setAsked)
  const [lit, setLit] = useState<ListedCollege | null>(null)
  const [sheet, setSheet] = useState<Sheet>(null)

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
      family.setLikelyOnly(false)
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
    if (slug !== null && !(await fetchMajor(slug))) return
    // Other filters may have been set while its colleges were on their way.
    ask({ ...askedIn(window.location.search), major: slug })
  }

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
          <h1 className="page-title">Explore colleges</h1>
          <p className="mt-1.5 text-muted">
            <span className="max-sm:hidden">
              Public and nonprofit colleges that award bachelor’s degrees. No account, nothing stored.{' '}
            </span>
            <a href="/majors" className="text-link whitespace-nowrap">
              Start from a major
            </a>
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
      <ProfileBar className="mb-3" />
      {chances && (
        <div className="mb-3">
          <button
            type="button"
            className="choice"
            aria-pressed={family.known.likelyOnly}
            onClick={() => family.setLikelyOnly(!family.known.likelyOnly)}
          >
            Likely for me
          </button>
        </div>
      )}
      <PhoneButtons open={sheet} filters={filters} onOpen={setSheet} />
      <div className="grid items-start gap-8 lg:grid-cols-[16.5rem_minmax(0,1fr)]">
        <FilterPanel
          asked={asked}
          found={found}
          major={major}
          family={family}
          isSheet={sheet === 'filters'}
          filters={filters}
          onAsk={ask}
          onMajor={(slug) => void chooseMajor(slug)}
          onClear={changes.onClear}
          onDone={showFound}
        />
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
              <ResultList
                asked={asked}
                found={found}
                colleges={shown}
                family={family.known}
                compared={asked.compare}
                onSort={(sort) => ask({ ...asked, sort })}
                onMore={() => setAsked({ ...asked, shown: asked.shown + moreRows })}
                onCompare={compare}
                onLight={setLit}
                saveControl={saveControl}
              />
            </>
          )}
          <Notes years={table.years} />
        </div>
      </div>
      <CompareTray colleges={compared} full={isFull} onRemove={compare} />
    </form>
  )
}
