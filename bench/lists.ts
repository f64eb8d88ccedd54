import { loadCatalog } from '#catalog/load.ts'
import { agreement } from '../fit/figures.ts'
import { worthFit } from '../fit/worth.ts'
import { measures } from './matching/list-measures.ts'
import { strongStudents, students } from './matching/students.ts'
import { listsFor } from './matching/whole-lists.ts'

// Whether the lists are ones a counselor would hand over: docs/matching.md, "Measured in the open".

/** Prints the table and returns its lines. */
export function run() {
  const catalog = loadCatalog('src/catalog/data')
  const make = listsFor(catalog)
  const lines = measures(catalog, make(students(catalog, 600)), make(strongStudents(catalog, 200)))
  for (const { what, value, aim, reached } of lines)
    console.log(
      `${reached === null ? ' ' : reached ? '✓' : '✗'} ${what.padEnd(62)} ${value.padStart(22)}   aim ${aim}`,
    )
  // Lists by weights that the student had no part in. The readers are a language model's: fit/judgements/README.md.
  const { all, fiveFold } = worthFit()
  console.log(`readers' choices, ${all.length} students, five-fold, in percent`, agreement(all, fiveFold()))
  return lines
}

if (process.argv[1]?.endsWith('lists.ts')) run()
