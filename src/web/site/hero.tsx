import { ArrowRight, Check } from 'lucide-react'
import { LinkButton } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/card.tsx'
import { Ring } from '#web/ui/ring.tsx'
import { Rings } from '#web/ui/rings.tsx'
import heroExample from './hero-example.json' with { type: 'json' }

const promises = ['Free to start', 'No card needed', 'Only four answers required']

export function Hero() {
  return (
    <section className="hero">
      <div className="wrap grid items-center gap-x-16 gap-y-14 pt-12 pb-20 lg:grid-cols-[1.05fr_1fr] lg:pt-20 lg:pb-28">
        <div>
          <h1 className="text-[clamp(2.5rem,1.5rem+4.2vw,4.25rem)] leading-[1.02] font-extrabold tracking-[-.035em]">
            Find the colleges that fit <span className="text-accent">you</span>, and see why.
          </h1>
          <p className="mt-6 max-w-xl text-xl leading-relaxed text-muted">
            Share your grades, interests and hopes. Get a ranked list of colleges with a match score and
            honest reasons your whole family can follow.
          </p>
          <div className="mt-9 flex flex-wrap gap-3 max-sm:flex-col">
            <LinkButton to="/signup" size="lg">
              Get my matches <ArrowRight size={20} aria-hidden />
            </LinkButton>
            <LinkButton to="/#how-it-works" variant="outline" size="lg">
              How it works
            </LinkButton>
          </div>
          <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-2 text-[.9375rem] text-muted">
            {promises.map((promise) => (
              <li key={promise} className="flex items-center gap-2">
                <Check size={18} aria-hidden className="text-ok" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <Example />
      </div>
    </section>
  )
}

function Example() {
  const { student, matches } = heroExample
  const [best, ...others] = matches
  if (!best) return null
  return (
    <figure className="band relative overflow-hidden rounded-[2rem] p-5 shadow-pop sm:p-8 dark:border dark:border-border">
      <Rings className="absolute -top-32 -right-28 hidden size-[26rem] sm:block" />
      <div className="relative grid gap-4">
        <div className="flex items-start justify-between gap-4 pb-1">
          <div>
            <p className="font-display text-2xl font-bold tracking-tight">Your Top Matches</p>
            <p className="text-[.9375rem] text-on-navy-muted">{student}</p>
          </div>
          <Chip tone="accent">Example</Chip>
        </div>
        <div className="slide-up rounded-2xl border border-border bg-surface p-5 text-fg shadow-md sm:p-6">
          <div className="flex items-center gap-5">
            <Ring value={best.match} />
            <div className="min-w-0">
              <p className="font-display text-xl leading-tight font-bold tracking-tight">{best.name}</p>
              <p className="mt-0.5 text-[.9375rem] text-muted">{best.location}</p>
            </div>
          </div>
          <p className="mt-5 text-sm font-semibold">Why you are a match</p>
          <ul className="mt-2 grid gap-2 text-[.9375rem] text-muted">
            {best.reasons.map(({ component, points, max, because }) => (
              <li key={component} className="flex gap-2.5">
                <Check size={18} aria-hidden className="mt-0.5 shrink-0 text-ok" />
                <span>
                  <span className="font-semibold text-fg">
                    {component}, {points} of {max}.
                  </span>{' '}
                  {because}
                </span>
              </li>
            ))}
          </ul>
        </div>
        <ul className="overflow-hidden rounded-2xl border border-border bg-surface text-fg shadow-md">
          {others.map(({ name, location, match }, i) => (
            <li
              key={name}
              className="flex items-center gap-4 border-border px-5 py-3.5 not-first:border-t sm:px-6"
            >
              <span className="w-4 font-display text-lg font-bold text-muted">{i + 2}</span>
              <div className="min-w-0 flex-1">
                <p className="leading-tight font-semibold">{name}</p>
                <p className="text-sm text-muted">{location}</p>
              </div>
              <Ring value={match} size="sm" />
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="relative mt-4 text-sm text-on-navy-muted">
        An example: Maya is made up, the colleges and their figures are real, and this is what Lantern answers
        her.
      </figcaption>
    </figure>
  )
}
