import { distinctForms, shortName } from '#web/shortlist/short-name.ts'

const called: Readonly<Record<string, string>> = {
  'Massachusetts Institute of Technology': 'MIT',
  'California Institute of Technology': 'Caltech',
  'University of California-Los Angeles': 'UCLA',
}

/**
 * Without the kind of school: 'Georgia Tech', 'U Oregon', 'Washington-Seattle'. A campus stays: 'U Michigan' is nobody's
 * name for Dearborn.
 */
const shortestName = (name: string): string =>
  called[name] ??
  shortName(name.replace(/ Institute of Technology(?=$|-)/, ' Tech'))
    .replace(/^U of (?:the )?(?=.*(?:-| at ))/, '')
    .replace(/^U of (?:the )?/, 'U ')
    .replace(/ U(?=-)/, '')
    .replace(/ at /, '-')
    .replace(/ State$/, ' St')

/** What each college of a list may be called in a chart, the first for which there is room; never as another of the list. */
export const chartNames = (names: readonly string[]): string[][] =>
  distinctForms(names, (name) => [shortName(name), shortestName(name), name])
