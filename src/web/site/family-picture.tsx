import family from './family.svg'

/** Our own drawing: the lamp is the lantern, and the report lies in its light. */
export function FamilyPicture() {
  return (
    <img
      src={family}
      width={840}
      height={620}
      alt="Two parents and their teenager smile over a college report at the kitchen table, under a warm lamp."
      className="w-full rounded-[2rem] shadow-pop"
    />
  )
}
