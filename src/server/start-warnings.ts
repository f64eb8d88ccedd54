import { type Config, isGuessed } from './env.ts'

const sandbox = 'Payments run in the sandbox (TEST MODE): Gold costs nothing here.'

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/** What works but may not be meant, a sentence each: said at every start. */
export function startWarnings(config: Config): string[] {
  const { production, publicUrl, smtpUrl, payments, trustProxy, jwtSecret } = config
  const { protocol, hostname } = new URL(publicUrl)
  const warnings: string[] = []
  if (trustProxy === true)
    warnings.push(
      'TRUST_PROXY is true: whatever address X-Forwarded-For names is believed, and limits go by it. Only right behind a proxy that overwrites this header; else give the number of proxies or their addresses.',
    )
  if (payments === 'sandbox') warnings.push(sandbox)
  if (payments === 'sandbox' && !production && protocol === 'https:')
    warnings.push('PUBLIC_URL is https://: if this is the real site, set NODE_ENV=production.')
  if (jwtSecret !== null && isGuessed(jwtSecret))
    warnings.push('JWT_SECRET is one that anybody would guess: set your own.')
  if (production && protocol === 'http:' && !thisMachine.has(hostname))
    warnings.push(
      'PUBLIC_URL is http://: passwords cross the network in the open. Put TLS in front, and name the https:// address.',
    )
  if (production && !smtpUrl)
    warnings.push('SMTP_URL is not set: mail, password resets too, is written to files and reaches nobody.')
  return warnings
}
