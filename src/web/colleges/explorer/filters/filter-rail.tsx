import { type ReactNode, useDeferredValue } from 'react'
import { count } from '#contract/prose.ts'
import { stateCode, states } from '#contract/states.ts'
import { smallSelect } from '#web/colleges/explorer/sort-choice.tsx'
import { type Asked, limits } from '#web/colleges/finding/address.ts'
import { facets } from '#web/colleges/finding/facets.ts'
import type { Found } from '#web/colleges/finding/find.ts'
import { priceWords, rateWords, toggled } from '#web/colleges/finding/sentence.ts'
import { Select } from '#web/ui/select.tsx'
import { type FamilyAnswers, FamilyFields } from './family-fields.tsx'
import { type ChosenMajor, MajorField } from './major-field.tsx'
import { SpanFilter } from './span-filter.tsx'

export type FilterRailProps = {
  asked: Asked
  found: Found
  major: ChosenMajor | null
  family: FamilyAnswers
  onAsk: (asked: Asked) => void
  onMajor: (slug: string | null) => void
}

const scales = {
  price: { step: 1000, ends: ['$0', '$70k'] },
  rate: { step: 1, ends: ['0%', '100%'] },
} as const

/** All filters. A real form: without a script its button asks the server. */
export function FilterRail({ asked, found, major, family, onAsk, onMajor }: FilterRailProps) {
  const span = (name: keyof typeof limits, label: string, words: string, bars: Found['prices']) => (
    <SpanFilter
      {...{ name, label, words, bars, ...scales[name] }}
      span={asked[name]}
      limit={limits[name]}
      onChange={(chosen) => onAsk({ ...asked, [name]: chosen })}
    />
  )
  return (
    <div className="grid">
      {asked.all && <input type="hidden" name="all" value="1" />}
      <Group title="Major">
        <MajorField major={major} onChoose={onMajor} />
      </Group>
      <Group title="Price a year">
        <FamilyFields family={family} part="price" />
        {span('price', 'Price a year', priceWords(asked.price), found.prices)}
        <p className="mt-1 text-[.8125rem] text-muted">
          Income and state set the prices. The income never leaves this tab.
        </p>
      </Group>
      <Group title="Admission rate">
        {span('rate', 'Admission rate', rateWords(asked.rate), found.rates)}
      </Group>
      <Group title="Where">
        <StatesField asked={asked} found={found} onAsk={onAsk} />
        <FamilyFields family={family} part="distance" />
      </Group>
      {facets.map(({ key, title, options }) => (
        <Group key={key} title={title}>
          <ul>
            {options.map((option) => (
              <li key={option.key}>
                <label className="facet-box">
                  <input
                    type="checkbox"
                    name={key}
                    value={option.key}
                    checked={asked.boxes[key]?.includes(option.key) ?? false}
                    onChange={() => onAsk(toggled(asked, key, option.key))}
                    className="tick"
                  />
                  {option.label}
                  <span className="facet-count">{count(found.counts.get(`${key}.${option.key}`) ?? 0)}</span>
                </label>
              </li>
            ))}
          </ul>
        </Group>
      ))}
      <button type="submit" className="btn btn-primary mt-4 without-script">
        Show colleges
      </button>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="facet">
      <summary>{title}</summary>
      <div className="pt-2.5">{children}</div>
    </details>
  )
}

function StatesField({ asked, found, onAsk }: Pick<FilterRailProps, 'asked' | 'found' | 'onAsk'>) {
  // A closed list of fifty counts can follow in a frame of its own.
  const byState = useDeferredValue(found.byState)
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select is inside
    <label className="grid gap-1.5 text-sm font-semibold">
      States
      <Select
        name="state"
        value={asked.states[0] ?? ''}
        onChange={(event) => {
          const state = stateCode(event.target.value)
          onAsk({ ...asked, states: state ? [...new Set([...asked.states, state])] : [] })
        }}
        options={[
          { value: '', label: 'Any state' },
          ...states.map(([code, name]) => ({
            value: code,
            label: `${asked.states.includes(code) ? '✓ ' : ''}${name} (${byState.get(code) ?? 0})`,
          })),
        ]}
        className={smallSelect}
      />
    </label>
  )
}
