import { Compass, GraduationCap } from 'lucide-react'
import { Chip } from '#web/ui/card.tsx'
import { DisabledTile, Tile } from './tile.tsx'

export function Guidance() {
  return (
    <section aria-labelledby="guidance" className="grid gap-5">
      <div>
        <h2 id="guidance" className="text-2xl font-bold tracking-tight">
          My Guidance Counselor
        </h2>
        <p className="mt-1 text-muted">Not sure what to study? Start with what you enjoy.</p>
      </div>
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-6">
        <Tile to="/my-aptitude-quiz" icon={<Compass size={22} />} title="myAptitudeQuiz">
          A short quiz that suggests majors
        </Tile>
        <DisabledTile icon={<GraduationCap size={22} />} title="myMajorMatch" mark={<Chip>Coming Soon</Chip>}>
          Compare majors side by side
        </DisabledTile>
      </div>
    </section>
  )
}
