/**
 * What `npm audit --json` found: null when the registry gave no answer to the question.
 * @param {string} output
 */
export function auditVerdict(output) {
  let answer
  try {
    answer = JSON.parse(output)
  } catch {
    return null // no answer at all
  }
  const counts = answer?.metadata?.vulnerabilities
  if (!counts) return null
  const names = Object.entries(answer.vulnerabilities ?? {}).map(
    ([name, found]) => `${name} (${/** @type {{ severity: string }} */ (found).severity})`,
  )
  return { total: counts.total ?? 0, names }
}
