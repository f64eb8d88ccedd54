import { CreditCard, FileText, Search } from 'lucide-react'
import { Tile } from './tile.tsx'

export function QuickLinks() {
  return (
    <section aria-labelledby="quick-links" className="grid gap-5">
      <h2 id="quick-links" className="text-2xl font-bold tracking-tight">
        Quick Links
      </h2>
      <nav aria-labelledby="quick-links" className="grid gap-3">
        <Tile to="/college-match" icon={<Search size={22} />} title="College Match">
          Find colleges that fit you
        </Tile>
        <Tile to="/reports" icon={<FileText size={22} />} title="Reports">
          Open and download past searches
        </Tile>
        <Tile to="/subscription" icon={<CreditCard size={22} />} title="Subscription">
          See or change your plan
        </Tile>
      </nav>
    </section>
  )
}
