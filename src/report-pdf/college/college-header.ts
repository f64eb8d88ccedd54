import type { ChanceBand, College } from '#contract/matching/report.ts'
import type { Block } from '#report-pdf/layout/flow.ts'
import { drawChip } from '#report-pdf/layout/headings.ts'
import type { Sheet } from '#report-pdf/layout/sheet.ts'
import { column, ink } from '#report-pdf/layout/theme.ts'
import { bandWords, chanceRange, withoutRange } from '#report-pdf/text/figures.ts'
import { readableLink, safeLink } from '#report-pdf/text/links.ts'
import { drawChanceBar } from './chance-bar.ts'
import { drawRing } from './score-ring.ts'

const ringSize = 60
const numberWidth = 36
const textWidth = column - numberWidth - ringSize - 24

const bandLooks = {
  likely: { fill: ink.goodSoft, color: ink.onGood },
  target: { fill: ink.fairSoft, color: ink.onFair },
  reach: { fill: ink.lowSoft, color: ink.onLow },
  'far reach': { fill: ink.lowSoft, color: ink.onLow },
  'open admission': { fill: ink.goodSoft, color: ink.onGood },
  automatic: { fill: ink.goodSoft, color: ink.onGood },
  'below the published minimum': { fill: ink.lowSoft, color: ink.onLow },
} as const satisfies Record<ChanceBand, { fill: string; color: string }>

function drawChance(sheet: Sheet, { chance, locked }: College, x: number, y: number) {
  if (chance === null) {
    const says = locked ? 'Chance of admission: locked' : 'Chance of admission: no estimate, data is missing'
    sheet.leaf('P', () => sheet.write([says], x, y + 2, sheet.style.note))
    return
  }
  const chip = drawChip(sheet, bandWords[chance.band], x, y, { ...bandLooks[chance.band], most: 120 })
  const range = chanceRange(chance)
  const says = range === null ? (withoutRange[chance.band] ?? '') : `Chance of admission ${range}`
  const left = x + chip + 8
  sheet.leaf('P', () => sheet.write([says], left, y + 1.5, sheet.style.value))
  if (range !== null)
    drawChanceBar(sheet, chance, left + sheet.width(says, sheet.style.value) + 10, y + 4.5, 96)
}

/** The college's own pages, in one line. */
function drawLinks(sheet: Sheet, { links, collegeName }: College, x: number, y: number) {
  const named = [
    { says: null, href: safeLink(links.website) },
    { says: 'Admissions', href: safeLink(links.admissions) },
    { says: 'Net price calculator', href: safeLink(links.netPriceCalculator) },
  ]
  let left = x
  for (const { says, href } of named) {
    if (href === null) continue
    const shown = sheet.oneLine(says ?? readableLink(href), sheet.style.link, 170)
    const box = { x: left, y, width: sheet.width(shown, sheet.style.link), height: sheet.style.link.leading }
    const draw = () => sheet.write([shown], box.x, y, sheet.style.link)
    sheet.group('P', () => sheet.link({ href }, `${says ?? 'Website'} of ${collegeName}`, box, draw))
    left += box.width + 14
  }
}

/** Rank, name, place, chance and ring. */
export function collegeHeader(sheet: Sheet, college: College, rank: number): Block {
  const name = sheet.fewLines(
    sheet.clean(college.collegeName) || 'Unnamed college',
    sheet.style.college,
    textWidth,
    3,
  )
  const place = sheet.fewLines(college.location, sheet.style.small, textWidth, 1)
  const words = name.length * sheet.style.college.leading + place.length * sheet.style.small.leading + 40
  const under = college.locked ? 'Locked' : college.scorePreview ? 'Preview score' : 'Match'
  return {
    height: Math.max(words, ringSize + 14) + 10,
    draw(x, y) {
      const left = x + numberWidth
      const number = { ...sheet.style.college, size: 24, color: ink.coralText }
      sheet.group('H1', () => {
        sheet.leaf('Span', () => sheet.write([String(rank)], x, y, number))
        sheet.leaf('Span', () => sheet.write(name, left, y, sheet.style.college))
      })
      let top = y + name.length * sheet.style.college.leading
      if (place.length > 0)
        sheet.leaf('P', () => sheet.write(place, left, top, { ...sheet.style.small, color: ink.muted }))
      top += place.length * sheet.style.small.leading
      drawChance(sheet, college, left, top + 6)
      drawLinks(sheet, college, left, top + 26)
      const ringLeft = x + column - ringSize - 4
      drawRing(sheet, college, ringLeft, y, ringSize)
      const caption = { width: ringSize + 20, align: 'center' } as const
      sheet.leaf('P', () => sheet.write([under], ringLeft - 10, y + ringSize + 3, sheet.style.label, caption))
    },
  }
}
