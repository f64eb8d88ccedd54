import type { College, Scholarship } from './report.ts'

/** A page of the college that says what it gives and costs: listed among its scholarships, but none itself. */
export const isOwnPage = ({ name }: Pick<Scholarship, 'name'>) =>
  /^(Financial aid page|Net price calculator)\b/.test(name)

/** How many scholarships there are, the college's own pages apart. */
export const countScholarships = ({ schoolSpecific, private: others }: College['scholarships']) =>
  [...schoolSpecific, ...others].filter((entry) => !isOwnPage(entry)).length
