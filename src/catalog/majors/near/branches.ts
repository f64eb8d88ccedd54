// Large subjects that hold most of what their branches teach. Where a branch has no degree of its own, the large subject
// is the way to it, as biology is to zoology or computing to data science; mechanical engineering is not the way to aerospace engineering.

const branchesOf: Readonly<Record<string, RegExp>> = {
  '09.01': /^09\./,
  '11.01': /^(?:11\.|30\.7)/,
  '11.07': /^(?:11\.|30\.7)/,
  '13.1202': /^13\.12/,
  '23.01': /^23\./,
  '26.01': /^26\./,
  '27.01': /^27\./,
  '30.32': /^26\.13/,
  '42.01': /^42\./,
  '52.01': /^52\.(?:0[4-8]|1[0148])/,
  '52.02': /^52\.(?:0[4-8]|1[0148])/,
}

/** Whether a family is taught for the most part within another one. */
export const isBranch = (family: string, large: string): boolean =>
  family !== large && (branchesOf[large]?.test(family) ?? false)
