import { type FormPart, FormText } from './inputs.tsx'

const grades = ['senior', 'junior', 'sophomore', 'freshman']

/** The year of the next graduation: from July on, this year's seniors finish next year. */
const nextGraduation = (today: Date) => today.getFullYear() + (today.getMonth() >= 6 ? 1 : 0)

/** The year can be typed; for high school students one press is enough. */
export function GradYear(part: FormPart) {
  const { form, set } = part
  const first = nextGraduation(new Date())
  return (
    <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <FormText
        {...part}
        name="gradYear"
        label="Graduation year"
        hint="When you finish high school"
        inputMode="numeric"
        autoComplete="off"
        aria-required
      />
      <fieldset className="flex flex-wrap gap-2 sm:pt-8">
        <legend className="sr-only">In high school now</legend>
        {grades.map((grade, i) => {
          const year = String(first + i)
          return (
            <button
              key={grade}
              type="button"
              aria-pressed={form.gradYear.trim() === year}
              onClick={() => set('gradYear', year)}
              className="choice flex-1 basis-[40%] flex-col gap-0 leading-tight sm:flex-none sm:basis-auto"
            >
              {year}
              <span className="text-xs font-normal">{grade}</span>
            </button>
          )
        })}
      </fieldset>
    </div>
  )
}
