import { fact, name, number } from '#catalog/colleges/table/kinds.ts'
import type { Specialty, SpecialtyProgram } from '#catalog/majors/major.ts'
import { listCell, listOf } from '#catalog/table-cells.ts'
import { type Cell, parseRows } from '#catalog/table-rows.ts'

export const specialtyColumns = [
  'id',
  'title',
  'codes',
  'families',
  'near',
  'within',
  'careers',
  'names',
  'colleges',
  'earnings',
]

/**
 * Colleges in the order of their unitid, each with the step from the one before and its awards: [190150,12,43,7]. Pay,
 * which few publish, with its place in that list: [1,51000].
 */
export function specialtyRow(specialty: Specialty): Cell[] {
  const programs = [...specialty.programs].sort((a, b) => a.unitid - b.unitid)
  return [
    specialty.id,
    specialty.title,
    listCell(specialty.codes),
    listCell(specialty.families),
    listCell(specialty.near),
    listCell(specialty.within),
    listCell(specialty.careers),
    listCell(specialty.names),
    programs.flatMap(({ unitid, awards }, at) => [unitid - (programs[at - 1]?.unitid ?? 0), awards]),
    programs.flatMap(({ earnings }, at) => (earnings === 'not reported' ? [] : [at, fact.write(earnings)])),
  ]
}

export function specialtiesFrom(textOf: (name: string) => string): Map<string, Specialty> {
  const rows = parseRows('specialties', specialtyColumns, textOf('specialties'))
  return new Map(
    rows.map(([id, title, codes, families, near, within, careers, names, colleges, earnings]) => {
      const list = (cell: Cell | undefined) => listOf(name.read(cell))
      const specialty: Specialty = {
        id: name.read(id),
        title: name.read(title),
        codes: list(codes),
        families: list(families),
        near: list(near),
        within: list(within),
        careers: list(careers),
        names: list(names),
        programs: new CellColleges(colleges, earnings),
      }
      return [specialty.id, specialty]
    }),
  )
}

/** They become objects when they are walked through, and are not kept. */
class CellColleges implements Iterable<SpecialtyProgram> {
  readonly #colleges: readonly Cell[]
  readonly #earnings: readonly Cell[]

  constructor(colleges: Cell | undefined, earnings: Cell | undefined) {
    this.#colleges = pairs(colleges)
    this.#earnings = pairs(earnings)
  }

  *[Symbol.iterator](): Generator<SpecialtyProgram> {
    const [colleges, earnings] = [this.#colleges, this.#earnings]
    let unitid = 0
    let paid = 0
    for (let at = 0; at < colleges.length; at += 2) {
      unitid += number.read(colleges[at])
      const hasPay = earnings[paid] === at / 2
      yield {
        unitid,
        awards: number.read(colleges[at + 1]),
        earnings: hasPay ? fact.read(earnings[paid + 1]) : 'not reported',
      }
      if (hasPay) paid += 2
    }
  }
}

function pairs(cell: Cell | undefined): readonly Cell[] {
  if (!Array.isArray(cell) || cell.length % 2 !== 0) throw new Error(`${cell} is not a list of pairs`)
  return cell
}
