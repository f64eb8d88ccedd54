import { ArrowRight } from 'lucide-react'
import { LinkButton } from '#web/ui/button.tsx'

export function CallToAction() {
  return (
    <section className="wrap pb-[var(--section-y)]">
      <div className="band-coral relative overflow-hidden rounded-[2rem] px-7 py-16 text-center sm:px-14">
        <Ripples className="absolute -top-40 -left-40 size-96" />
        <Ripples className="absolute -right-32 -bottom-44 size-[26rem]" />
        <h2 className="relative text-[clamp(1.875rem,1.3rem+2.2vw,3rem)] font-extrabold tracking-[-.025em]">
          Your list starts with four answers
        </h2>
        <p className="relative mx-auto mt-4 max-w-xl text-lg">
          GPA, major, graduation year and state. See your first matches today.
        </p>
        <LinkButton to="/signup" variant="navy" size="lg" className="relative mt-8">
          Create a free account <ArrowRight size={20} aria-hidden />
        </LinkButton>
      </div>
    </section>
  )
}

function Ripples({ className }: { className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 200 200"
      fill="none"
      stroke="currentColor"
      strokeWidth="11"
      className={`opacity-[.14] ${className}`}
    >
      <circle cx="100" cy="100" r="44" />
      <circle cx="100" cy="100" r="68" />
      <circle cx="100" cy="100" r="92" />
    </svg>
  )
}
