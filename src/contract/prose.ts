/** Safe inside HTML and XML, in text and in attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

/** '1 college', '1,305 colleges'. */
export const plural = (n: number, one: string, many = `${one}s`) =>
  `${Math.round(n).toLocaleString('en-US')} ${Math.round(n) === 1 ? one : many}`

/** 'a', 'a and b', 'a, b and c'. */
export const listed = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
