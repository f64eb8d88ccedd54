import { distinctForms, shortName } from '#web/shortlist/short-name.ts'

const called: Readonly<Record<string, string>> = {
  'Massachusetts Institute of Technology': 'MIT',
  'California Institute of Technology': 'Caltech',
}

/** Without the campus and the kind of school: 'Georgia Tech', 'U Washington'. */
const shortestName = (name: string): string =>
  called[name] ??
  name
    .replace(/-.*$/, '')
    .replace(/ at .*$/, '')
    .replace(/^The /, '')
    .replace(/ Institute of Technology$/, ' Tech')
    .replace(/^University of (?:the )?/, 'U ')
    .replace(/ (?:University|College)$/, '')
    .replace(/ State$/, ' St')

/** What each college of a list may be called in a chart, the first for which there is room; never as another of the list. */
export const chartNames = (names: readonly string[]): string[][] =>
  distinctForms(names, (name) => {
    const shortest = shortestName(name)
    // 'U Texas' would be Arlington's, were Rio Grande Valley not on the list too.
    const isOneOfSystem = names.some(
      (other) => other !== name && `${shortestName(other)} `.startsWith(`${shortest} `),
    )
    return [shortName(name), ...(isOneOfSystem ? [] : [shortest]), name]
  })
