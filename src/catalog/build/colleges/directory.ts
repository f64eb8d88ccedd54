// How lines of the directory are written in our tables.

/** A college that shouts its name in the directory is written like the others. */
export const titled = (name: string) =>
  name === name.toUpperCase() && name.includes(' ')
    ? name.toLowerCase().replace(/\b[a-z]/g, (first) => first.toUpperCase())
    : name

/** Degrees to ten meters, which are enough. */
export const place = (degrees: string) => Math.round(Number(degrees) * 10_000) / 10_000
