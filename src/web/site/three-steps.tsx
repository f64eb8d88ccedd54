import { Rings } from '#web/ui/rings.tsx'

const steps = [
  [
    'Know where you stand',
    'See an honest range for your chance of getting in, next to how well a college fits. Two numbers, never mixed up.',
  ],
  [
    'Compare what matters',
    'Admission rate, tuition, net price and test ranges, each with its source and year.',
  ],
  ['Decide together', 'Bring a short list with clear reasons to the people who help you choose.'],
] as const

export function ThreeSteps() {
  return (
    <section className="wrap">
      <div className="band relative overflow-hidden rounded-[2rem] px-7 py-16 sm:px-14 dark:border dark:border-border">
        <Rings className="absolute -top-56 -right-40 hidden size-[30rem] lg:block" />
        <h2 className="headline relative max-w-xl">From a long list to a clear choice</h2>
        <ol className="relative mt-10 grid gap-10 md:grid-cols-3">
          {steps.map(([title, text], i) => (
            <li key={title} className="border-t-2 border-on-navy/20 pt-5">
              <p aria-hidden className="font-display text-3xl font-bold text-coral-on-navy">
                {i + 1}
              </p>
              <h3 className="mt-3 text-xl font-bold">{title}</h3>
              <p className="mt-2 text-on-navy-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
