const foldedFrom = 70

/** A long rule is folded to its start: on a phone it would be a column of forty lines. */
export function Words({ text }: { text: string }) {
  if (text.length <= foldedFrom) return <span className="sm:text-[.9375rem]">{text}</span>
  const start = text.slice(0, text.lastIndexOf(' ', 44))
  return (
    <details className="group sm:text-[.9375rem]">
      <summary className="cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">
          {start}… <span className="text-link">more</span>
        </span>
        <span className="text-link hidden group-open:inline">less</span>
      </summary>
      {text}
    </details>
  )
}
