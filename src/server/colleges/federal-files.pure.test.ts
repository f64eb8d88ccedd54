import { expect } from 'vitest'
import { byCollege, files } from '#catalog/build/reading/sources.ts'
import { readSource } from '#catalog/build/reading/tables.ts'
import { sources, withSources } from '#catalog/build/testing/with-sources.ts'
import { collegeAddresses } from '#catalog/colleges/slugs.ts'
import { scoresRule } from '#catalog/colleges/test-policy.ts'
import { loadCatalog } from '#catalog/load.ts'
import type { CollegePage, PageRow } from '#contract/colleges/college-page.ts'
import { collegesIn } from '#contract/colleges/college-table.ts'
import { plausibleRanges } from '#engine/matching/chance/test-range.ts'
import { nothingAsked } from '#web/colleges/finding/address.ts'
import { facets } from '#web/colleges/finding/facets.ts'
import { find, noFamily } from '#web/colleges/finding/find.ts'
import { collegePages } from './page/model.ts'
import { tableOf } from './table.ts'

// Compares the figures of every page and the counts of every filter with the federal files.

const catalog = loadCatalog('src/catalog/data')
const addresses = collegeAddresses(catalog.colleges, [])

/** A cell as a number; letters and the negative codes say why there is none. */
function cell(text: string | undefined, unit = 1): number | null {
  const value = text === undefined || text === '' ? Number.NaN : Number(text)
  return value >= 0 ? Math.round(Number((value * unit * 10).toFixed(6))) / 10 : null
}
/** In whole dollars; below zero where grants are more than the price. */
function dollars(text: string | undefined): number | null {
  const value = text === undefined || text === '' ? Number.NaN : Number(text)
  return Number.isNaN(value) ? null : Math.round(value)
}
const share = (part: number | null, all: number | null) =>
  part === null || all === null || all === 0 ? null : Math.round((1000 * part) / all) / 10
const sum = (one: number | null, other: number | null) =>
  one === null || other === null ? null : one + other

const inRows = (rows: readonly PageRow[]) =>
  Object.fromEntries(rows.map(({ label, figure }) => [label, figure.value]))

function shown(page: CollegePage) {
  const { admission, price, undergraduates, majors } = page
  return {
    place: `${page.city}, ${page.state}, ${page.control}`,
    open: admission.open,
    rate: admission.rate.value,
    yield: admission.yield.value,
    sat: [admission.sat.low, admission.sat.mid, admission.sat.high],
    act: [admission.act.low, admission.act.mid, admission.act.high],
    average: price.average.value,
    bands: price.bands.map(({ figure }) => figure.value),
    parts: price.parts.map(({ figure }) => figure.value),
    undergraduates: undergraduates.value,
    degrees: majors.total,
    ...inRows(page.students),
    ...inRows(page.after),
    ...inRows(price.rows),
  }
}

withSources(
  'every figure of every page is that of the federal files, but for three colleges',
  () => {
    const lines = {
      directory: byCollege(sources, 'directory'),
      characteristics: byCollege(sources, 'characteristics'),
      admissions: byCollege(sources, 'admissions'),
      scorecard: byCollege(sources, 'scorecard'),
      graduation: byCollege(sources, 'graduation'),
      aid: byCollege(sources, 'aid'),
      twelveMonths: byCollege(sources, 'twelveMonths'),
    }
    const degrees = new Map<number, number>()
    for (const { UNITID, AWLEVEL, CIPCODE, CTOTALT } of readSource(sources, files.completions))
      if (AWLEVEL === '5' && CIPCODE.includes('.'))
        degrees.set(Number(UNITID), (degrees.get(Number(UNITID)) ?? 0) + Number(CTOTALT))
    const pageOf = collegePages({ catalog, addresses, majorSlug: () => null })

    const wrong = catalog.colleges.flatMap((college) => {
      const id = college.unitid
      const hd = lines.directory.get(id)
      const adm = lines.admissions.get(id)
      const sc = lines.scorecard.get(id)
      const gr = lines.graduation.get(id)
      const aid = lines.aid.get(id)
      if (!hd) return [`${college.name} is not in the directory`]
      const isPublic = hd.CONTROL === '1'
      const scores = (low?: string, mid?: string, high?: string) =>
        adm?.ADMCON7 === '3' ? [null, null, null] : [cell(low), cell(mid), cell(high)]
      const [verbal, math] = [
        scores(adm?.SATVR25, adm?.SATVR50, adm?.SATVR75),
        scores(adm?.SATMT25, adm?.SATMT50, adm?.SATMT75),
      ]
      const page = pageOf(college)
      const raw = {
        place: `${hd.CITY}, ${hd.STABBR}, ${isPublic ? 'public' : 'private'}`,
        open: lines.characteristics.get(id)?.OPENADMP === '1',
        rate: share(cell(adm?.ADMSSN), cell(adm?.APPLCN)),
        yield: share(cell(adm?.ENRLT), cell(adm?.ADMSSN)),
        sat: verbal.map((score, at) => sum(score, math[at] ?? null)),
        act: scores(adm?.ACTCM25, adm?.ACTCM50, adm?.ACTCM75),
        average: dollars(isPublic ? sc?.NPT4_PUB : sc?.NPT4_PRIV),
        bands: (isPublic
          ? [sc?.NPT41_PUB, sc?.NPT42_PUB, sc?.NPT43_PUB, sc?.NPT44_PUB, sc?.NPT45_PUB]
          : [sc?.NPT41_PRIV, sc?.NPT42_PRIV, sc?.NPT43_PRIV, sc?.NPT44_PRIV, sc?.NPT45_PRIV]
        ).map(dollars),
        // The five federal academies charge nothing, whatever the cell says.
        parts:
          page.price.parts.length === 0
            ? []
            : [
                dollars(sc?.TUITIONFEE_IN),
                dollars(sc?.ROOMBOARD_ON) ?? dollars(sc?.ROOMBOARD_OFF), // where nobody lives on campus
                dollars(sc?.BOOKSUPPLY),
              ],
        undergraduates: cell(sc?.UGDS),
        degrees: degrees.get(id) ?? 0,
        Undergraduates: cell(sc?.UGDS),
        '25 or older': cell(sc?.UG25ABV, 100),
        'With a Pell grant, for lower incomes': cell(aid?.UPGRNTP),
        'First in the family at college': cell(sc?.FIRST_GEN, 100),
        'Transferred in': cell(lines.twelveMonths.get(id)?.E12UGTRN),
        'Students per teacher': cell(sc?.STUFACR),
        'Come back for year two': cell(sc?.RET_FT4, 100),
        'Graduate in four years': cell(gr?.GBA4RTT),
        'Graduate in six years': cell(gr?.GBA6RTT),
        'Graduate in six years, with a Pell grant': cell(gr?.PGBA6RT),
        'Earn, ten years after starting': cell(sc?.MD_EARN_WNE_P10),
        'Owe at graduation': cell(sc?.GRAD_DEBT_MDN),
        'Get a grant from the college itself': cell(aid?.IGRNT_P),
        'That grant, on average': cell(aid?.IGRNT_A),
      }
      const onPage = shown(page)
      return [...new Set([...Object.keys(raw), ...Object.keys(onPage)])].flatMap((key) => {
        const [page, file] = [onPage, raw].map((one) =>
          JSON.stringify(Object.entries(one).find(([name]) => name === key)?.[1]),
        )
        return page === file ? [] : [`${college.name}: ${key} is ${page}, in the files ${file}`]
      })
    })
    // Two ranges of one college that contradict each other are not told, neither of them is known to be right.
    const untold = catalog.colleges.flatMap((college) =>
      (['sat', 'act'] as const).flatMap((test) =>
        typeof college.admission[test] === 'object' && !plausibleRanges(college)[test]
          ? [`${college.name}: ${test} is`]
          : [],
      ),
    )
    expect(untold.length).toBeLessThan(30)
    // Two whose richest would pay less than half of what the poorest do, and a price that was its county's alone.
    expect(wrong.filter((line) => !untold.some((start) => line.startsWith(start)))).toEqual([
      'Augustana College: average is null, in the files 12437',
      'Augustana College: bands is [15549,14949,17567,20075,null], in the files [15549,14949,17567,20075,6658]',
      'Millikin University: parts is [43670,13330,1000], in the files [26892,13330,1000]',
      'Clarke University: average is null, in the files 20068',
      'Clarke University: bands is [23570,23640,22569,26435,null], in the files [23570,23640,22569,26435,10870]',
    ])
  },
  60_000,
)

withSources(
  'the count beside every box is a count over the raw tables',
  () => {
    const [hd, ic, adm, sc] = [
      byCollege(sources, 'directory'),
      byCollege(sources, 'characteristics'),
      byCollege(sources, 'admissions'),
      byCollege(sources, 'scorecard'),
    ]
    const divisions = new Map(
      readSource(sources, files.conferences).map((row) => [row.CONFNO, row.DIVISION_DERIVED]),
    )
    const division = (id: number) => {
      const line = ic.get(id)
      const numbers = [line?.CONFNO2, line?.CONFNO4, line?.CONFNO1]
      return numbers.map((number) => divisions.get(number ?? '')).find((known) => known !== undefined)
    }
    const students = (id: number) => cell(sc.get(id)?.UGDS) ?? Number.NaN
    const raw: Record<string, (id: number) => boolean> = {
      'kind.public': (id) => hd.get(id)?.CONTROL === '1',
      'kind.private': (id) => hd.get(id)?.CONTROL === '2',
      'size.small': (id) => students(id) < 5000,
      'size.midsize': (id) => students(id) >= 5000 && students(id) <= 15_000,
      'size.large': (id) => students(id) > 15_000,
      'setting.city': (id) => hd.get(id)?.LOCALE[0] === '1',
      'setting.suburb': (id) => hd.get(id)?.LOCALE[0] === '2',
      'setting.town': (id) => hd.get(id)?.LOCALE[0] === '3',
      'setting.rural': (id) => hd.get(id)?.LOCALE[0] === '4',
      'tests.optional': (id) => adm.get(id)?.ADMCON7 === '5' && !scoresRule(catalog.rules.get(id)),
      'tests.required': (id) =>
        adm.get(id)?.ADMCON7 === '1' || scoresRule(catalog.rules.get(id))?.condition === null,
      'tests.blind': (id) => adm.get(id)?.ADMCON7 === '3' && !scoresRule(catalog.rules.get(id)),
      'community.hbcu': (id) => hd.get(id)?.HBCU === '1',
      'community.hispanic-serving': (id) =>
        sc.get(id)?.HSI === '1' && !(Number(sc.get(id)?.UGDS_HISP) < 0.23),
      'community.women': (id) => sc.get(id)?.WOMENONLY === '1',
      'community.faith': (id) => Number(ic.get(id)?.RELAFFIL) > 0,
      'sports.ncaa-1': (id) => division(id) === 'NCAA Division I',
      'sports.ncaa-2': (id) => division(id) === 'NCAA Division II',
      'sports.ncaa-3': (id) => division(id) === 'NCAA Division III',
      // Three colleges for women: src/catalog/corrections/corrections.tsv
      'sports.football': (id) => ic.get(id)?.SPORT1 === '1' && ![123165, 177117, 232308].includes(id),
      'rotc.army': (id) => ic.get(id)?.SLO51 === '1',
      'rotc.navy': (id) => ic.get(id)?.SLO52 === '1',
      'rotc.air-force': (id) => ic.get(id)?.SLO53 === '1',
    }
    const colleges = collegesIn(tableOf(catalog, addresses))
    for (const all of [false, true]) {
      const found = find({ colleges, asked: { ...nothingAsked, all }, family: noFamily, majored: null })
      const boxes = facets.flatMap(({ key, options }) => options.map((option) => `${key}.${option.key}`))
      const counted = boxes.map((box) => [box, found.counts.get(box) ?? 0])
      expect(counted).toEqual(
        boxes.map((box) => [box, found.colleges.filter(({ id }) => raw[box]?.(id)).length]),
      )
    }
  },
  60_000,
)
