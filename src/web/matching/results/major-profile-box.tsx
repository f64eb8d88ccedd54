import { ExternalLink } from 'lucide-react'
import type { CareerPath, MajorProfile } from '#contract/report.ts'
import { asDollars } from '#web/platform/figures.ts'
import { Chip } from '#web/ui/card.tsx'

const capitalized = (title: string) => title.charAt(0).toUpperCase() + title.slice(1)

export function MajorProfileBox({ profile }: { profile: MajorProfile }) {
  return (
    <section
      aria-labelledby="major-title"
      className="card mt-8 grid overflow-hidden lg:grid-cols-[1fr_1.15fr]"
    >
      <div className="p-6 sm:p-8">
        <p className="text-sm font-semibold text-muted">Your major profile</p>
        <h2 id="major-title" className="mt-1 text-2xl font-bold tracking-tight">
          {capitalized(profile.title)}
        </h2>
        <p className="mt-3 max-w-prose text-muted">{profile.description}</p>
        {profile.recommendedMajors.length > 0 && (
          <>
            <h3 className="mt-6 text-sm font-semibold text-muted">Recommended majors</h3>
            <ul className="mt-2.5 flex flex-wrap gap-2">
              {profile.recommendedMajors.map((major) => (
                <li key={major}>
                  <Chip>{major}</Chip>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {profile.careerPaths.length > 0 && (
        <div className="border-t border-border bg-surface-2/50 p-6 sm:p-8 lg:border-t-0 lg:border-l">
          <h3 className="text-sm font-semibold text-muted">Career paths</h3>
          <ul className="mt-3 divide-y divide-border">
            {profile.careerPaths.map((path) => (
              <Career key={path.title} path={path} />
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

/** Folded away but for its first line: five careers would otherwise push the colleges off the screen. */
function Career({ path }: { path: CareerPath }) {
  const pay = path.medianPay?.value ?? null
  return (
    <li className="py-1">
      <details className="group">
        <summary className="flex cursor-pointer items-baseline justify-between gap-4 rounded-lg py-2 font-semibold">
          {path.title}
          {pay !== null && (
            <span className="shrink-0 text-sm font-normal text-muted tabular-nums">
              {asDollars(pay)} median pay, {path.medianPay?.year}
            </span>
          )}
        </summary>
        <div className="grid gap-2 pb-3 text-[.9375rem] text-muted">
          <p>{path.description}</p>
          <p>
            <span className="font-semibold text-fg">Study path: </span>
            {path.studyPath}
          </p>
          {path.outlook && <p>{path.outlook}</p>}
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
        </div>
      </details>
    </li>
  )
}
