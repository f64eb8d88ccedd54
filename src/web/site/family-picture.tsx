/** Placeholder geometry is replaced by the drawing below. */
export function FamilyPicture() {
  return (
    <svg
      role="img"
      aria-label="A family around a kitchen table at night"
      viewBox="0 0 640 480"
      className="w-full"
    >
      <rect width="640" height="480" rx="32" className="fill-navy" />
    </svg>
  )
}
