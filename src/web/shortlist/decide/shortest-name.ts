const called: Readonly<Record<string, string>> = {
  'Massachusetts Institute of Technology': 'MIT',
  'California Institute of Technology': 'Caltech',
}

/** For a label in a chart, where the campus and the kind of school are left to the list: 'Washington', 'Georgia Tech'. */
export const shortestName = (name: string): string =>
  called[name] ??
  name
    .replace(/-.*$/, '')
    .replace(/ at .*$/, '')
    .replace(/^The /, '')
    .replace(/ Institute of Technology$/, ' Tech')
    .replace(/^University of (?:the )?/, 'U ')
    .replace(/ (?:University|College)$/, '')
    .replace(/ State$/, ' St')
