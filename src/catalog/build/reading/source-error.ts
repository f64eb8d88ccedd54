/** A source we refuse to build from; the message names the file. */
export class SourceError extends Error {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`)
    this.name = 'SourceError'
  }
}
