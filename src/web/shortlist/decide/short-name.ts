/** A short form of the name: 'U of Oregon', 'Oregon State', 'Washington-Seattle'. */
export const shortName = (name: string): string => {
  const short = name
    .replace(/^The /, '')
    .replace(/^University of /, 'U of ')
    .replace(/ (University|College|Campus|Main Campus)$/, '')
    .replace(/-Main$/, '')
  return short.length < 3 ? name : short
}
