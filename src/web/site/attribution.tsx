import { attribution } from '#contract/attribution.ts'

export function Attribution() {
  return (
    <ul className="grid list-disc gap-3 pl-5 marker:text-accent">
      {attribution.map((source) => (
        <li key={source}>{source}</li>
      ))}
    </ul>
  )
}
