import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Command, Font } from 'fontkit'
import type { Shape } from './raster.ts'

const { resolve } = createRequire(import.meta.url)

/** Text as outlines in one font. */
export type Face = {
  width: (text: string, size: number) => number
  /** The baseline's left end is at x, y. */
  shape: (text: string, size: number, x: number, y: number) => Shape
}

/** The heading font of the site (the file's default weight is its widest) and the text font of our PDF. */
export async function openFaces(): Promise<{ display: Face; text: Face }> {
  const { create } = await import('fontkit')
  const open = async (file: string) => faceOf(create(await readFile(resolve(file))))
  return {
    display: await open(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
    text: await open('@expo-google-fonts/be-vietnam-pro/500Medium/BeVietnamPro_500Medium.ttf'),
  }
}

const faceOf = (font: Font): Face => ({
  width: (text, size) => (font.layout(text).advanceWidth * size) / font.unitsPerEm,
  shape(text, size, x, y) {
    const unit = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(text)
    let pen = 0
    return glyphs.flatMap(({ path }, at) => {
      const left = x + pen * unit
      pen += positions[at]?.xAdvance ?? 0
      return outlinesOf(path.commands).map((outline) =>
        outline.map((value, part) => (part % 2 === 0 ? left + value * unit : y - value * unit)),
      )
    })
  },
})

const curveSteps = 8

/** Curves become short lines: finer than a pixel at the sizes of a card. */
function outlinesOf(commands: readonly Command[]): number[][] {
  const outlines: number[][] = []
  for (const { command, args } of commands) {
    if (command === 'moveTo') outlines.push([...args])
    const outline = outlines.at(-1)
    if (!outline || command === 'moveTo' || command === 'closePath') continue
    const corners = [outline.at(-2) ?? 0, outline.at(-1) ?? 0, ...args]
    const steps = command === 'lineTo' ? 1 : curveSteps
    for (let step = 1; step <= steps; step++) outline.push(...pointAt(corners, step / steps))
  }
  return outlines
}

/** De Casteljau: halfway points of halfway points, until one is left. */
function pointAt(corners: readonly number[], share: number): readonly number[] {
  if (corners.length <= 2) return corners
  const between = corners.slice(2).map((value, at) => (corners[at] ?? 0) * (1 - share) + value * share)
  return pointAt(between, share)
}

/** Lines of at most `most` points, broken between words. */
export function linesOf(face: Face, text: string, size: number, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && face.width(longer, size) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
