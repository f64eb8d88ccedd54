import { type CollegeList, collegePath } from '#contract/colleges/college-page.ts'
import { percent } from '#web/platform/shown-figures.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'

/** Links to colleges, for readers without a script and for search engines. */
export function CollegeListView({ page }: { page: CollegeList }) {
  return (
    <div className="wrap pb-16">
      <Breadcrumb to="/colleges" label="Colleges" />
      <h1 className="pt-4 page-title">{page.title}</h1>
      <p className="mt-2 text-muted">{page.lead}</p>
      {page.colleges.length > 0 && (
        <ul className="mt-6 grid gap-x-10 lg:grid-cols-2">
          {page.colleges.map((college) => (
            <li key={college.slug} className="border-t border-border py-2.5">
              <a href={collegePath(college.slug)} className="font-semibold hover:underline">
                {college.name}
              </a>
              <p className="text-[.8125rem] text-muted">
                {[
                  college.place,
                  college.open && `open admission (${page.years.open})`,
                  college.rate !== null && `admits ${percent(college.rate)} (${page.years.rate})`,
                  college.graduation !== null &&
                    `${percent(college.graduation)} graduate (${page.years.graduation})`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
      <nav aria-label="More colleges" className="mt-8">
        <ul className="flex flex-wrap gap-x-1">
          {page.others.map(({ path, label, here }) => (
            <li key={path}>
              <a
                href={path}
                aria-current={here ? 'page' : undefined}
                className="btn btn-ghost px-2.5 aria-[current]:bg-surface-2"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
