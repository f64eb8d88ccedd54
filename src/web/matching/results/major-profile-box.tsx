import { ExternalLink } from 'lucide-react'
import type { CareerPath, MajorProfile } from '#contract/report.ts'
import { asDollars } from '#web/platform/figures.ts'
import { Chip } from '#web/ui/card.tsx'

const capitalized = (title: string) => title.charAt(0).toUpperCase() + title.slice(1)

export function MajorProfileBox({ profile }: { profile: MajorProfile }) {
  return (
    <section aria-labelledby="major-title" className="card mt-8 overflow-hidden">
      <div className="grid gap-x-12 gap-y-6 p-6 sm:p-8 lg:grid-cols-[1.6fr_1fr]">
        <div>
          <p className="text-sm font-semibold text-muted">Your major profile</p>
          <h2 id="major-title" className="mt-1 text-2xl font-bold tracking-tight">
            {capitalized(profile.title)}
          </h2>
          <p className="mt-3 max-w-prose text-muted">{profile.description}</p>
        </div>
        {profile.recommendedMajors.length > 0 && (
          <div>
            <h3 className="text-sm font-semibold text-muted">Recommended majors</h3>
            <ul className="mt-2.5 flex flex-wrap gap-2">
              {profile.recommendedMajors.map((major) => (
                <li key={major}>
                  <Chip>{major}</Chip>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {profile.careerPaths.length > 0 && (
        <div className="border-t border-border bg-surface-2/50 p-6 sm:p-8">
          <h3 className="text-sm font-semibold text-muted">Career paths</h3>
          <ul className="mt-4 grid gap-x-10 gap-y-7 md:grid-cols-2 lg:grid-cols-3">
            {profile.careerPaths.map((path) => (
              <Career key={path.title} path={path} />
            ))}
          </ul>
        </div>
      )}
    </section>
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
