import { BookOpenText, Compass, Scale } from 'lucide-react'
import { LinkButton } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Attribution } from './attribution.tsx'
import { FamilyPicture } from './family-picture.tsx'

export function Component() {
  return (
    <>
      <section className="hero">
        <div className="wrap grid items-center gap-x-16 gap-y-12 pt-12 pb-16 lg:grid-cols-[1fr_1.1fr] lg:pt-20 lg:pb-24">
          <div>
            <h1 className="text-[clamp(2.25rem,1.5rem+3.2vw,3.75rem)] leading-[1.05] font-extrabold tracking-[-.03em]">
              A little light on a big decision
            </h1>
            <p className="mt-6 max-w-xl text-xl leading-relaxed text-muted">
              Choosing a college is one of the first big choices a family makes together. Lantern helps you
              see it clearly.
            </p>
          </div>
          <FamilyPicture />
        </div>
      </section>
      <Chapters />
      <section className="wrap section">
        <h2 className="headline">Where our facts come from</h2>
        <div className="mt-8 max-w-3xl text-muted">
          <Attribution />
          <p className="mt-6">
            The chance of admission is an estimate of ours, and its record is public:{' '}
            <Link to="/how-we-estimate" className="text-link">
              how we estimate your chance
            </Link>
            .
          </p>
        </div>
        <div className="mt-12 flex flex-wrap gap-3">
          <LinkButton to="/signup" size="lg">
            Get my matches
          </LinkButton>
          <LinkButton to="/faq" size="lg" variant="outline">
            Read the FAQ
          </LinkButton>
        </div>
      </section>
    </>
  )
}

const chapters = [
  {
    Icon: Compass,
    title: 'Our mission',
    text: [
      'Every student should be able to ask “Which colleges fit me?” and get an answer they can check.',
      'So we start from public facts, weigh them by rules that stay the same for everyone, and show the work. If you disagree with a reason, you can see it, and decide for yourself.',
    ],
  },
  {
    Icon: Scale,
    title: 'Our philosophy',
    text: [
      'Fit comes before fame. A good college for you offers what you want to study, is within reach of your record and your budget, and is a place where you would like to live.',
      'We keep two numbers apart. Match says how well a college suits you. Chance says how likely it is to say yes. Mixing them up helps nobody. And race, sex, religion or a name never move a score.',
    ],
  },
  {
    Icon: BookOpenText,
    title: 'Our story',
    text: [
      'Picture a kitchen table covered with brochures. Every one of them says the same thing: this is the place for you. None of them says why. That table is where Lantern starts.',
      'The facts exist, spread over government tables that few people ever open: who gets in, what it costs, who finishes. We put them in one place, asked what a patient counselor would say about them, and built that.',
    ],
  },
] as const

function Chapters() {
  return (
    <section className="section border-y border-border bg-surface">
      <div className="wrap grid gap-12 lg:grid-cols-3">
        {chapters.map(({ Icon, title, text }) => (
          <div key={title} className="prose">
            <span
              aria-hidden
              className="grid size-12 place-items-center rounded-2xl bg-accent-soft text-accent"
            >
              <Icon size={24} />
            </span>
            <h2 className="text-2xl font-bold tracking-tight text-fg">{title}</h2>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}
