import { createTransport } from 'nodemailer'
import { second } from '#server/platform/clock.ts'
import { headers, longestSend, type Transport } from './transport.ts'

/** A server that accepts the connection and then is silent must not hold a message forever. */
const silence = { connectionTimeout: 10 * second, greetingTimeout: 10 * second, socketTimeout: 30 * second }

export function smtpTransport(url: string, from: string, most = longestSend): Transport {
  const smtp = createTransport(url, { from, ...silence })
  return {
    kind: 'smtp',
    send: async (id, message) => {
      const sent = smtp.sendMail({
        ...headers(from, id, message),
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      await within(most, sent)
    },
    close: () => smtp.close(),
  }
}

async function within(ms: number, sent: Promise<unknown>) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server took too long')), ms)
  })
  try {
    await Promise.race([sent, late])
  } finally {
    clearTimeout(timer)
  }
}
