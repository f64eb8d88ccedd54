import { collegeCount } from '#web/platform/env.ts'
import { SectionHead } from './section-head.tsx'

const steps = () =>
  [
    ['Create your profile', 'Your GPA, major, graduation year and state. Scores and activities if you like.'],
    ['We compare', `Your answers meet the federal record of ${collegeCount()} colleges.`],
    ['See your matches', 'A ranked list with a score for each college and the reasons behind it.'],
    ['Plan next steps', 'Save colleges, look into scholarships and print the report.'],
  ] as const

export function HowItWorks() {
  return (
    <section id="how-it-works" tabIndex={-1} className="section outline-none">
      <div className="wrap">
        <SectionHead title="How It Works">Four short steps from a blank page to a shortlist.</SectionHead>
        <ol className="mt-14 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {steps().map(([title, text], i) => (
            <li key={title} className="group max-sm:flex max-sm:gap-5">
              <div aria-hidden className="flex items-center gap-4 max-sm:flex-col">
                <span className="grid size-11 shrink-0 place-items-center rounded-full border-2 border-primary font-display text-lg font-bold text-accent">
                  {i + 1}
                </span>
                <span className="flex-1 bg-border group-last:hidden max-sm:-mb-6 max-sm:w-px sm:max-lg:hidden lg:h-px" />
              </div>
              <div>
                <h3 className="text-lg font-bold max-sm:mt-2 sm:mt-5">{title}</h3>
                <p className="mt-1.5 text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
