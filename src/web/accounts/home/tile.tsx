import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#web/ui/link.tsx'

type TileProps = { icon: ReactNode; title: string; children: string }

const box =
  'flex w-full flex-wrap items-center gap-4 rounded-2xl border border-border bg-surface p-4 text-left sm:p-5'

/** A link with a short description. */
export function Tile({ to, icon, title, children }: TileProps & { to: string }) {
  return (
    <Link to={to} className={`${box} shadow-sm transition-colors hover:border-control`}>
      <Inside icon={icon} title={title} text={children} />
      <ChevronRight size={20} aria-hidden className="shrink-0 text-muted" />
    </Link>
  )
}

/** Announced, but not available yet. */
export function DisabledTile({ icon, title, mark, children }: TileProps & { mark: ReactNode }) {
  return (
    <button type="button" disabled className={`${box} cursor-not-allowed border-dashed bg-transparent`}>
      <Inside icon={icon} title={title} text={children} muted />
      {mark}
    </button>
  )
}

type InsideProps = { icon: ReactNode; title: string; text: string; muted?: boolean }

function Inside({ icon, title, text, muted = false }: InsideProps) {
  const iconLook = muted ? 'bg-surface-2 text-muted' : 'bg-accent-soft text-accent'
  return (
    <>
      <span aria-hidden className={`grid size-11 shrink-0 place-items-center rounded-xl ${iconLook}`}>
        {icon}
      </span>
      <span className="flex-1">
        <span className={`block font-semibold ${muted ? 'text-muted' : ''}`}>{title}</span>
        <span className="block text-[.9375rem] text-muted">{text}</span>
      </span>
    </>
  )
}
