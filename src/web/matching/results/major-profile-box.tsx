import { ChevronDown, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { majorPath } from '#contract/colleges/college-page.ts'
import { slugOf } from '#contract/colleges/slug.ts'
import type { CareerPath, MajorProfile } from '#contract/matching/report.ts'
import { capital } from '#contract/prose.ts'
import { asDollars } from '#web/platform/figures.ts'
import { Chip } from '#web/ui/card.tsx'
import { useLater } from './use-later.ts'

/** One closed line, so that the first college is visible without scrolling (docs/readings.md). */
export function MajorProfileBox({ profile, major }: { profile: MajorProfile; major: string | null }) {
  // Closed, so it can be drawn later than what is read first.
  const drawInside = useLater()
  return (
    <details className="major-profile card group mt-3 overflow-hidden sm:mt-5 [&_summary::-webkit-details-marker]:hidden">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 px-4 py-2 sm:px-5">
        <p className="min-w-0 flex-1 text-[.9375rem] leading-snug sm:text-base">
          <span className="font-semibold">Your major profile: {capital(profile.title)}</span>{' '}
          <span className="block text-sm text-muted sm:inline sm:text-base">
            <Tally profile={profile} />
          </span>
        </p>
        <span aria-hidden className="flex items-center gap-1 text-[.9375rem] font-semibold">
          <span className="group-open:hidden">Open</span>
          <span className="hidden group-open:inline">Close</span>
          <ChevronDown size={18} className="text-muted transition-transform group-open:rotate-180" />
        </span>
      </summary>
      {drawInside && (
        <Inside profile={profile}>
          {major && (
            <p className="mt-3">
              <a href={majorPath(slugOf(major))} className="text-link">
                {capital(major)}: what it leads to
              </a>
            </p>
          )}
        </Inside>
      )}
    </details>
  )
}

function Inside({
  profile: { title, description, recommendedMajors, careerPaths },
  children,
}: {
  profile: MajorProfile
  children: ReactNode
}) {
  return (
    <>
      <div className="grid gap-x-12 gap-y-6 border-t border-border p-6 sm:p-8 lg:grid-cols-[1.6fr_1fr]">
        <div>
          <h2 className="text-2xl font-bold tracking-tight">{capital(title)}</h2>
          <p className="mt-3 max-w-prose text-muted">{description}</p>
          {children}
        </div>
        {recommendedMajors.length > 0 && (
          <div>
            <h3 className="text-sm font-semibold text-muted">Recommended majors</h3>
            <ul className="mt-2.5 flex flex-wrap gap-2">
              {recommendedMajors.map((major) => (
                <li key={major}>
                  <Chip>{major}</Chip>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {careerPaths.length > 0 && (
        <div className="border-t border-border bg-surface-2/50 p-6 sm:p-8">
          <h3 className="text-sm font-semibold text-muted">Career paths</h3>
          <ul className="mt-4 grid gap-x-10 gap-y-7 md:grid-cols-2 lg:grid-cols-3">
            {careerPaths.map((path) => (
              <Career key={path.title} path={path} />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`

/** '6 careers, median pay $57,510 to $244,180 · 6 related majors'; a phone leaves out the pay. */
function Tally({ profile: { careerPaths, recommendedMajors } }: { profile: MajorProfile }) {
  const pays = careerPaths.flatMap(({ medianPay }) => medianPay?.value ?? [])
  const [least, most] = [Math.min(...pays), Math.max(...pays)]
  const pay = pays.length > 1 ? `, median pay ${asDollars(least)} to ${asDollars(most)}` : ''
  const careers = counted(careerPaths.length, 'career', 'careers')
  const majors = counted(recommendedMajors.length, 'related major', 'related majors')
  return (
    <>
      {careers}
      {careers && <span className="hidden sm:inline">{pay}</span>}
      {careers && majors && ' · '}
      {majors}
    </>
  )
}

function Career({ path }: { path: CareerPath }) {
  const pay = path.medianPay?.value ?? null
  return (
    <li className="grid content-start gap-1.5 text-[.9375rem] text-muted">
      <h4 className="text-base leading-snug font-semibold text-fg">{path.title}</h4>
      <p>{path.description}</p>
      <p>
        <span className="font-semibold text-fg">Study path: </span>
        {path.studyPath}
      </p>
      {(pay !== null || path.outlook) && (
        <p className="text-sm">
          {pay !== null && `Median pay ${asDollars(pay)} (${path.medianPay?.year}). `}
          {path.outlook}
        </p>
      )}
      {path.link && (
        <a
          href={path.link}
          target="_blank"
          rel="noreferrer"
          className="text-link inline-flex items-center gap-1.5 justify-self-start"
        >
          Learn more<span className="sr-only"> about {path.title}</span>
          <ExternalLink size={14} aria-hidden />
        </a>
      )}
    </li>
  )
}
