import { memo, type ReactNode } from 'react'
import { collegePath } from '#contract/colleges/college-page.ts'
import { hasMark, type ListedCollege } from '#contract/colleges/college-table.ts'
import { dollars, plural } from '#contract/prose.ts'
import { type Family, milesBetween } from '#web/colleges/finding/find.ts'
import { bandOf, rangeOf } from '#web/platform/chance.ts'
import { priceInTable } from '#web/platform/price.ts'
import { percent } from '#web/platform/shown-figures.ts'
import { Chip } from '#web/ui/card.tsx'
import { Bar, NoBar } from '#web/ui/charts/figure-bar.tsx'

export type ResultRowsProps = {
  colleges: readonly ListedCollege[]
  family: Family
  compared: readonly string[]
  onCompare: (college: ListedCollege) => void
  onLight: (college: ListedCollege | null) => void
  saveControl: (college: ListedCollege) => ReactNode
}

export const ResultRows = memo(function ResultRows(props: ResultRowsProps) {
  const { colleges, family, compared, onCompare, onLight, saveControl } = props
  const price = family.income === null ? 'Price, all incomes' : 'Price for you'
  return (
    <div className="result-table">
      <p className="result-head" aria-hidden>
        <span />
        {['College', 'Admits', price, 'Graduate', 'SAT middle half'].map((column) => (
          <span key={column}>{column}</span>
        ))}
      </p>
      <ul>
        {colleges.map((college) => (
          <li
            key={college.id}
            className="result-row"
            onPointerEnter={() => onLight(college)}
            onPointerLeave={() => onLight(null)}
          >
            <label className="result-compare">
              <span className="lg:sr-only">Compare {<span className="sr-only">{college.name}</span>}</span>
              <input
                type="checkbox"
                name="compare"
                value={college.slug}
                className="tick"
                checked={compared.includes(college.slug)}
                onChange={() => onCompare(college)}
              />
            </label>
            <Name college={college} family={family} />
            <Rate college={college} />
            <PriceCell college={college} family={family} />
            <Graduation college={college} />
            <Scores college={college} />
            <div className="result-save">{saveControl(college)}</div>
          </li>
        ))}
      </ul>
    </div>
  )
})

const settings = ['', 'city', 'suburb', 'town', 'rural']
const cities = ['', 'large city', 'midsize city', 'small city']
const settingOf = ({ locale }: ListedCollege) =>
  locale < 20 ? cities[locale % 10] : settings[Math.floor(locale / 10)]

function Name({ college, family }: { college: ListedCollege; family: Family }) {
  const chance = family.chances?.get(college.id) ?? null
  const facts = [
    hasMark(college, 'public') ? 'Public' : 'Private',
    college.undergraduates !== null && `${plural(college.undergraduates, 'student')}`,
    settingOf(college),
    family.place && plural(milesBetween(family.place, college), 'mile'),
  ]
  return (
    <div className="result-name">
      <a
        href={collegePath(college.slug)}
        className="font-display text-[1.0625rem] leading-tight font-bold hover:underline"
      >
        {college.name}
      </a>
      <p className="text-[.8125rem] leading-snug text-muted">
        {college.city}, {college.stateName}
        <br />
        {facts.filter(Boolean).join(' · ')}
      </p>
      {chance && (
        <p className="mt-1 flex items-center gap-2 text-sm">
          <span className="sr-only">Your chance: </span>
          <Chip tone={bandOf(chance).tone}>{bandOf(chance).label}</Chip>
          <b className="font-semibold tabular-nums">{rangeOf(chance)}</b>
        </p>
      )}
    </div>
  )
}

/** Short, so that it stays beside its label on a phone. */
const notReported = 'No figure'

function Cell({ label, words, children }: { label: string; words: string; children: ReactNode }) {
  return (
    <div className="result-cell">
      <p className="flex justify-between gap-2 text-sm">
        <span className="text-muted lg:sr-only">{label}</span>
        <b className="font-semibold tabular-nums">{words}</b>
      </p>
      {children}
    </div>
  )
}

function Rate({ college: { rate, open } }: { college: ListedCollege }) {
  const words = open ? 'Open' : rate === null ? notReported : percent(rate)
  return (
    <Cell label="Admits" words={words}>
      {rate === null ? <NoBar /> : <Bar to={rate} />}
    </Cell>
  )
}

function PriceCell({ college, family }: { college: ListedCollege; family: Family }) {
  const price = priceInTable(college, family)
  return (
    <Cell label="Price" words={price ? dollars(price.amount) : notReported}>
      {price ? (
        <Bar to={price.amount / 700} look={price.beforeGrants ? 'before-grants' : 'fact'} />
      ) : (
        <NoBar />
      )}
      {price?.beforeGrants && <span className="sr-only">before grants</span>}
    </Cell>
  )
}

function Graduation({ college: { graduation } }: { college: ListedCollege }) {
  return (
    <Cell label="Graduate" words={graduation === null ? notReported : percent(graduation)}>
      {graduation === null ? <NoBar /> : <Bar to={graduation} />}
    </Cell>
  )
}

function Scores({ college }: { college: ListedCollege }) {
  const { sat } = college
  if (!sat)
    return (
      <Cell label="SAT" words={hasMark(college, 'tests not considered') ? 'Not looked at' : notReported}>
        <NoBar />
      </Cell>
    )
  const at = (score: number) => (score - 900) / 7
  return (
    <Cell label="SAT" words={`${sat[0]}–${sat[1]}`}>
      <Bar from={Math.max(0.1, at(sat[0]))} to={at(sat[1])} />
    </Cell>
  )
}
