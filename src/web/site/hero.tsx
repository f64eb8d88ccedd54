import { collegeCount } from '#web/platform/env.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { TryIt } from './try-it/try-it.tsx'

const facts = () => [
  { figure: collegeCount(), about: 'colleges, federal data' },
  { figure: '0', about: 'trackers, ads, data sold' },
  { figure: '$0', about: 'to start, no card' },
]

export function Hero() {
  return (
    <section className="hero">
      <div className="wrap grid items-center gap-x-14 gap-y-10 pt-10 pb-16 max-sm:gap-y-6 max-sm:pt-7 lg:grid-cols-[1fr_36rem] lg:pt-8 lg:pb-24">
        <div>
          <h1 className="text-[clamp(2.5rem,1.5rem+4.2vw,4.25rem)] leading-[1.02] font-extrabold tracking-[-.035em]">
            Find the colleges that fit <span className="text-accent">you</span>, and see why.
          </h1>
          {/* On a phone the panel itself comes next. */}
          <p className="mt-4 text-lg text-muted sm:hidden">Try it: four answers, no account.</p>
          <p className="mt-6 max-w-xl text-xl leading-relaxed text-muted max-sm:hidden">
            Move the sliders. Every dot is a real college that teaches your major, placed by your own chance
            of getting in. No account, nothing stored.
          </p>
          <dl className="mt-8 flex flex-wrap gap-x-7 gap-y-3 max-sm:hidden">
            {facts().map(({ figure, about }) => (
              <div key={about} className="flex flex-col-reverse">
                <dt className="text-[.9375rem] text-muted">{about}</dt>
                <dd className="font-display text-2xl font-bold tracking-tight">{figure}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-8 flex flex-wrap gap-3 max-lg:hidden">
            <LinkButton to="/signup" size="lg">
              Get my matches
            </LinkButton>
            <LinkButton to="/#how-it-works" variant="outline" size="lg">
              How it works
            </LinkButton>
          </div>
        </div>
        <div className="band rounded-[2rem] p-5 shadow-pop sm:p-7 dark:border dark:border-border">
          {/* web/app/islands/islands.ts hydrates it at the first touch. */}
          <div data-island="try-it">
            <TryIt onTake={() => {}} />
          </div>
        </div>
      </div>
    </section>
  )
}
