/** A short form of the name: 'U of Oregon', 'Oregon State', 'Purdue U Fort Wayne'. */
export const shortName = (name: string): string => {
  const short = name
    .replace(/^The /, '')
    .replace(/-Main( Campus)?$/, '')
    .replace(/ (University|College|Campus)$/, '')
    .replace(/\bUniversity\b/g, 'U')
    .replace(/\bInstitute of Technology\b/, 'Inst. of Tech.')
  return short.length < 3 ? name : short
}
