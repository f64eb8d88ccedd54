// How lines of the directory are written in our tables.

/** Names in capitals are changed to normal case. */
export const titled = (name: string) =>
  name === name.toUpperCase() && name.includes(' ')
    ? name.toLowerCase().replace(/\b[a-z]/g, (first) => first.toUpperCase())
    : name

/** Rounded to about ten meters. */
export const place = (degrees: string) => Math.round(Number(degrees) * 10_000) / 10_000
