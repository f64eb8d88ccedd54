import { createServer, request, type Server } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** A proxy that removes every script and preload from the product's documents: the least that they can cost. */
export async function bareDocuments(product: string): Promise<{ url: string; server: Server }> {
  const server = createServer((asked, answer) => {
    const isDocument = asked.headers.accept?.includes('text/html')
    const headers = { ...asked.headers, ...(isDocument && { 'accept-encoding': 'identity' }) }
    const onward = request(new URL(asked.url ?? '/', product), { headers }, async (reply) => {
      const { 'content-length': _length, 'content-security-policy': _policy, ...kept } = reply.headers
      if (!reply.headers['content-type']?.startsWith('text/html')) {
        answer.writeHead(reply.statusCode ?? 502, kept)
        return reply.pipe(answer)
      }
      const chunks: Buffer[] = []
      for await (const chunk of reply) chunks.push(chunk)
      const text = Buffer.concat(chunks).toString()
      const bare = text.replace(/<script\b[\s\S]*?<\/script>|<link rel="(modulepreload|preload)"[^>]*>/g, '')
      // Compressed as the product compresses it, so that both send the same number of bytes.
      answer.writeHead(reply.statusCode ?? 502, { ...kept, 'content-encoding': 'br' })
      answer.end(brotliCompressSync(bare))
    })
    asked.pipe(onward)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, server }
}
