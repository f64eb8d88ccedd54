const ten = Array.from({ length: 10 }, (_, i) => i)

/** A number out of ten. Decorative: the text beside it says the same. */
export function TenDots({ count }: { count: number }) {
  return (
    <svg aria-hidden viewBox="0 0 176 14" className="block w-full max-w-44">
      {ten.map((i) => (
        <circle
          key={i}
          cx={7 + i * 18}
          cy="7"
          r="6.5"
          className={i < count ? 'chart-fill chart-fact' : 'chart-track'}
        />
      ))}
    </svg>
  )
}
