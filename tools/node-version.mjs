/** Stops with an explanation on an unsupported Node. Plain syntax, so that an old Node can read this file. */
export function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  if (fits) return
  console.error(
    `Lantern needs Node 20.19 or later on 20, or 22.12 and later; this is ${process.versions.node}. Get one from https://nodejs.org and try again.`,
  )
  process.exit(1)
}
