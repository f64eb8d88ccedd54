import { X } from 'lucide-react'
import { elsewhereWords } from './elsewhere.ts'
import { shortlistOf, useElsewhere } from './shortlist.ts'

/** What another device or tab did to the list while it was open here. It stays until closed. */
export function ElsewhereNotice({ accountId }: { accountId: string }) {
  const changes = useElsewhere(accountId)
  return (
    <div role="status" className="no-print empty:hidden">
      {changes.length > 0 && (
        <div className="card flex items-start justify-between gap-3 py-2 pr-2 pl-5 text-[.9375rem]">
          <p className="min-w-0 py-2">{elsewhereWords(changes)}</p>
          <button
            type="button"
            className="icon-btn shrink-0"
            aria-label="Dismiss this notice"
            onClick={() => shortlistOf(accountId).putAway()}
          >
            <X size={18} aria-hidden />
          </button>
        </div>
      )}
    </div>
  )
}
