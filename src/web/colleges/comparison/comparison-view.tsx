import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { type CollegePage, collegePath, comparePath, mostCompared } from '#contract/colleges/college-page.ts'
import { count, plural } from '#contract/prose.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Bar, NoBar } from '#web/ui/charts/figure-bar.tsx'
import { Small } from '#web/ui/panel.tsx'
import { GroupHead, RowHead } from './heads.tsx'
import { type Row, tableOf } from './table.ts'
import { Words } from './words.tsx'

type Props = {
  colleges: readonly CollegePage[]
  /** How many of the address we do not know. */
  unknown: number
  /** How many of the address are more than fit. */
  beyond: number
  /** The reader's own rows, a table body: match and chance. */
  own: ReactNode
}

/** Up to four colleges side by side, each figure with its year and the median of all colleges. */
export function ComparisonView({ colleges, unknown, beyond, own }: Props) {
  const addPath = `/colleges?compare=${colleges.map(({ slug }) => slug).join(',')}`
  return (
    <div className="wrap pb-16">
      <Breadcrumb to="/colleges" label="Colleges" />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-4">
        <h1 className="page-title">Side by side</h1>
        {colleges.length > 0 && colleges.length < mostCompared && (
          <a href={addPath} className="btn btn-outline">
            <Plus size={18} aria-hidden /> Add a college
          </a>
        )}
      </div>
      {unknown > 0 && (
        <p className="mt-4" role="note">
          {plural(unknown, 'college')} of this address {unknown === 1 ? 'is' : 'are'} not known to us.
        </p>
      )}
      {beyond > 0 && (
        <p className="mt-4" role="note">
          {plural(beyond, 'college')} of this address {beyond === 1 ? 'is' : 'are'} not shown: at most{' '}
          {mostCompared} stand side by side.
        </p>
      )}
      {colleges.length === 1 && (
        <p className="mt-4 max-w-[70ch]">
          {colleges[0]?.name} has nothing beside it yet.{' '}
          <a href={addPath} className="text-link">
            Pick a second college
          </a>{' '}
          by name, and up to two more, or save colleges that you like: the next comparison starts with them.
        </p>
      )}
      {/* Filled for those who are signed in; the room is there from the first paint. */}
      {colleges.length > 0 && <div data-profile-place="" className="own-waits mt-4 min-h-13" />}
      {colleges.length === 0 ? (
        <p className="mt-4">
          Nothing is picked yet.{' '}
          <a href="/colleges" className="text-link">
            Pick up to four colleges
          </a>{' '}
          to see them here.
        </p>
      ) : (
        <Table colleges={colleges} own={own} />
      )}
    </div>
  )
}

function Table({ colleges, own }: Pick<Props, 'colleges' | 'own'>) {
  const { groups, sources } = tableOf(colleges)
  const slugs = colleges.map(({ slug }) => slug)
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, and a keyboard must be able to */}
      <section aria-label="Comparison" tabIndex={0} className="side-scroll mt-6 max-sm:overflow-x-auto">
        {colleges.length > 2 && (
          <p className="side-cue">{colleges.length} colleges: two at a time, swipe for the next.</p>
        )}
        <table className="side-by-side">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Figure</span>
              </th>
              {colleges.map(({ id, slug, name, city, stateName }) => (
                <th key={id} scope="col">
                  <a
                    href={collegePath(slug)}
                    className={`font-display ${colleges.length < mostCompared ? 'sm:text-lg' : 'lg:text-lg'} leading-tight font-bold text-balance hover:underline`}
                  >
                    {name}
                  </a>
                  <span className="block text-[.8125rem] font-normal text-muted">
                    {city}, {stateName}
                  </span>
                  {colleges.length > 2 && (
                    <a
                      href={comparePath(slugs.filter((one) => one !== slug))}
                      className="side-remove print:hidden"
                      aria-label={`Take ${name} out of the comparison`}
                    >
                      Take out
                    </a>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          {own}
          {groups.map(({ title, note, rows }) => (
            <tbody key={title}>
              <GroupHead title={title} columns={colleges.length}>
                {note}
              </GroupHead>
              <NamesAgain colleges={colleges} />
              {rows.map((row) => (
                <FactRow key={row.label} row={row} colleges={colleges} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <Small className="mt-4 max-w-[70ch]">
        <svg aria-hidden width="3" height="14" className="mr-1.5 inline-block align-[-2px]">
          <rect className="chart-middle" width="3" height="14" rx="1.5" />
        </svg>
        The middle of all {count(colleges[0]?.colleges ?? 0)} colleges. Sources: {sources.join('; ')}. We show
        what was reported and do not say which college is better: that depends on you.
      </Small>
    </>
  )
}

/** On a phone the names at the top scroll away. Screen readers say them with each value. */
const NamesAgain = ({ colleges }: Pick<Props, 'colleges'>) => (
  <tr aria-hidden className="sm:hidden print:hidden">
    <td />
    {colleges.map(({ id, name }) => (
      <td key={id} className="font-semibold text-muted">
        {name}
      </td>
    ))}
  </tr>
)

function FactRow({ row, colleges }: { row: Row; colleges: readonly CollegePage[] }) {
  const { label, note, look, year, middle, cells } = row
  const about = [note, year, middle && `middle of all ${middle.text}`].filter(Boolean).join('; ')
  return (
    <tr>
      <RowHead label={label} about={about} />
      {colleges.map(({ id }, index) => {
        const cell = cells[index]
        if (!cell) return <td key={id} />
        return (
          <td key={id}>
            {look === 'words' ? (
              <Words text={cell.text} />
            ) : (
              <>
                <b className="font-semibold tabular-nums">{cell.text}</b>
                {cell.bar ? (
                  <Bar
                    {...cell.bar}
                    mark={middle?.at ?? null}
                    {...(look === 'striped' && { look: 'before-grants' })}
                  />
                ) : (
                  <NoBar />
                )}
              </>
            )}
            {cell.year && <Small>{cell.year}</Small>}
          </td>
        )
      })}
    </tr>
  )
}
