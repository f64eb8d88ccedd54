/** Hands a file to the visitor as a download. */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on the content by the time this runs.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
