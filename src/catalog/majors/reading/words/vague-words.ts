import { stems } from './text.ts'

/** Words of so many titles that they connect nothing. */
export const vague: ReadonlySet<string> = new Set(
  stems(
    'other programs specialized studies science general field technology management engineering applied design system art education language literature health architecture american business computer',
  ),
)
