/** Dates in American English. Made at its first use: making one takes as long as the code of a page to start. */
export function dateFormat(options: Intl.DateTimeFormatOptions) {
  let made: Intl.DateTimeFormat | null = null
  return (at: Date | number): string => {
    made ??= new Intl.DateTimeFormat('en-US', options)
    return made.format(at)
  }
}
