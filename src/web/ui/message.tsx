import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

type MessageProps = { tone: 'ok' | 'bad'; className?: string; children: ReactNode }

const looks = {
  ok: { Icon: CircleCheck, box: 'bg-ok-soft text-on-ok border-ok' },
  bad: { Icon: CircleAlert, box: 'bg-bad-soft text-on-bad border-bad' },
}

/** What just happened, also announced to screen readers: a failure at once, a success at the next pause. */
export function Message({ tone, className = '', children }: MessageProps) {
  const { Icon, box } = looks[tone]
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`fade-in flex items-start gap-3 rounded-xl border px-4 py-3 text-[.9375rem] font-medium ${box} ${className}`}
    >
      <Icon size={20} aria-hidden className="mt-px shrink-0" />
      <p className="min-w-0">{children}</p>
    </div>
  )
}
