import type { CollegePage, IncomeBand } from '#contract/colleges/college-page.ts'
import { states } from '#contract/states.ts'
import { profileField } from '#web/platform/page-profile.ts'

// Plain selects outside any form: no request carries them. The script of public pages ties them to the profile.

/** The income is chosen by the stylesheet (`.band-all`, `.band-0` … `.band-4`), so it works without a script. */
export const IncomeChoice = ({ bands }: { bands: readonly IncomeBand[] }) => (
  <select
    aria-label="Family income"
    className="page-choice income-choice"
    defaultValue=""
    autoComplete="off"
    {...profileField('income')}
  >
    <option value="">any income</option>
    {bands.map(({ label }, band) => (
      <option key={label} value={band}>
        {label}
      </option>
    ))}
  </select>
)

/** At a public college a resident is supposed until the state is known. */
export function HomeChoice({ page: { control, stateName } }: { page: CollegePage }) {
  const supposed = control === 'public' ? `${stateName}, supposed` : 'any state'
  return (
    <select
      aria-label="Home state"
      className="page-choice"
      defaultValue=""
      autoComplete="off"
      {...profileField('home')}
    >
      <option value="">{supposed}</option>
      {states.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
