const sizes = { sm: 'size-8 text-[.8125rem]', lg: 'size-20 text-3xl tracking-tight' }

type AvatarProps = { firstName: string; lastName: string; size?: keyof typeof sizes }

/** Initials in a circle; decoration beside the name. */
export function Avatar({ firstName, lastName, size = 'sm' }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center large-text:[--spacing:.1875rem] rounded-full bg-navy font-bold text-on-navy dark:bg-navy-2 ${sizes[size]}`}
    >
      {initials(firstName, lastName)}
    </span>
  )
}

/** 'S' for Student where there is no name (docs/readings.md). */
function initials(firstName: string, lastName: string): string {
  const letters = [firstName, lastName].map((name) => Array.from(name.trim())[0] ?? '').join('')
  return letters.toUpperCase() || 'S'
}
