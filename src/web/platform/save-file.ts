const keepMs = 60_000

/** Downloads a file under this name. Its address is kept for a while, since some browsers read it late. */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), keepMs)
}
