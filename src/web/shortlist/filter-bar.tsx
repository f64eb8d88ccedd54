import { type FormEvent, useState } from 'react'
import { campusLifeFilters, listSaved, type SavedCollege } from '#contract/shortlist.ts'
import { call } from '#web/platform/api.ts'
import { explain } from '#web/platform/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

const anyLife = 'Any campus life'

type Kept = { ids: ReadonlySet<number>; said: string }

/** Which of the list fit a major and a kind of campus life, as the server's catalogue knows it. */
export function useFiltered(colleges: readonly SavedCollege[]) {
  const [kept, setKept] = useState<Kept | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  async function apply(major: string, life: string) {
    const chosen = campusLifeFilters.find((option) => option === life)
    try {
      const { colleges: found, understoodMajor } = await call(listSaved, {
        query: { ...(major.trim() && { major }), ...(chosen && { life: chosen }) },
      })
      const reading = understoodMajor
        ? ` that offer ${understoodMajor}`
        : major.trim()
          ? ' (we did not understand that major)'
          : ''
      setKept({
        ids: new Set(found.map((college) => college.unitid)),
        said: `${found.length} of ${colleges.length} colleges${reading}.`,
      })
      setProblem(null)
    } catch (error) {
      setProblem(explain(error, { refused: 'The filter could not be applied. Please try again.' }))
    }
  }
  const shown = kept ? colleges.filter((college) => kept.ids.has(college.unitid)) : colleges
  return {
    shown,
    said: problem ?? kept?.said ?? null,
    active: kept !== null,
    apply,
    clear: () => setKept(null),
  }
}
type Filter = ReturnType<typeof useFiltered>

export function FilterBar({ filter }: { filter: Filter }) {
  const [major, setMajor] = useState('')
  const [life, setLife] = useState<string>(anyLife)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void filter.apply(major, life)
  }
  const clear = () => {
    setMajor('')
    setLife(anyLife)
    filter.clear()
  }
  return (
    <form
      onSubmit={submit}
      aria-label="Filter saved colleges"
      className="mt-5 grid items-end gap-4 rounded-2xl bg-surface-2/60 p-4 sm:grid-cols-[1fr_1fr_auto]"
    >
      <Field id="filter-major" label="Major">
        {(control) => (
          <TextInput
            {...control}
            value={major}
            placeholder="e.g. Biology"
            onChange={(event) => setMajor(event.target.value)}
          />
        )}
      </Field>
      <Field id="filter-life" label="Campus life">
        {(control) => (
          <Select
            {...control}
            options={[anyLife, ...campusLifeFilters]}
            value={life}
            onChange={(event) => setLife(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="outline">
          Filter
        </Button>
        {filter.active && (
          <Button variant="ghost" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
      <p aria-live="polite" className="text-[.9375rem] text-muted empty:hidden sm:col-span-3">
        {filter.said}
      </p>
    </form>
  )
}
