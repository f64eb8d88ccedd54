import { writeFileSync } from 'node:fs'
import { fileOf, fitted } from './chance/fit.ts'

// Writes src/contract/chance/coefficients.json and says how well it fits.

const made = fitted()
writeFileSync('src/contract/chance/coefficients.json', fileOf(made))
const { rms, meanError, unseenRms, words } = made.calibration
console.log(
  `23 cells: rms ${rms} points, mean error ${meanError}; each by a fit without it: rms ${unseenRms}`,
)
for (const { word, cells, admitted } of words)
  console.log(`${word}: ${admitted} of 100 admitted in ${cells} cells`)
