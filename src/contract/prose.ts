/** Safe inside HTML and XML, in text and in attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

/**
 * 41862 → '41,862'. By hand: before `Intl` writes its first number, a browser loads what it knows of the language, which
 * takes longer than all the code of a page to start, and a report has hundreds of figures.
 */
export function count(value: number): string {
  const whole = Math.round(value)
  if (whole < 0) return `-${count(-whole)}`
  if (whole < 1000) return String(whole)
  return `${count(Math.floor(whole / 1000))},${String(1000 + (whole % 1000)).slice(1)}`
}

/** 41862 → '$41,862', -500 → '-$500': in ASCII, as the texts of a report are. */
export function dollars(value: number): string {
  const whole = Math.round(value)
  return whole < 0 ? `-$${count(-whole)}` : `$${count(whole)}`
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** '1 college', '1,305 colleges'. */
export const plural = (n: number, one: string, many = `${one}s`) =>
  `${count(n)} ${Math.round(n) === 1 ? one : many}`

/** 'a college', 'an Oregon family', 'a Utah family', 'an 8', 'an 1150', as they are spoken. */
export const withArticle = (text: string) =>
  `${/^(?:[aeio]|u(?!ni|ta)|8|1[18](?:\d\d)?(?!\d))/i.test(text) ? 'an' : 'a'} ${text}`

/** 2 → '2.0', '3.25' → '3.25': a GPA is never written without a decimal. */
export const gpaText = (gpa: number | string) => (/^\d+$/.test(String(gpa)) ? `${gpa}.0` : String(gpa))

/** 'Oregon · GPA 3.7': those that are known. A line may end with a dot, and never begins with one. */
export const dotted = (facts: readonly (string | false | null | undefined)[]) =>
  facts.filter(Boolean).join(' · ').replaceAll(' · ', '\u00a0· ')

/** 'a', 'a and b', 'a, b and c'. */
export const andList = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
