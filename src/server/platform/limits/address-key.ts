import { isIPv4, isIPv6 } from 'node:net'

/**
 * The key under which an address is counted. One household or phone has a whole /64 of IPv6 addresses, so these count
 * as one. An IPv4 address counts as itself however it is written (::ffff:1.2.3.4, 1.2.3.4:5678). Everything that is
 * not an address shares one key: otherwise whoever writes the header could get a new key each time.
 */
export function addressKey(address: string): string {
  const bare = withoutPort(address.trim().toLowerCase())
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return 'no address'
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return [6, 7].flatMap((at) => bytesOf(groups[at] ?? 0)).join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(address)
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)
  const bare = bracketed?.[1] ?? withPort?.[1] ?? address
  return bare.split('%')[0] ?? '' // fe80::1%eth0: drop the network interface
}

/** The eight numbers of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const dotted = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(address)
  const pure = dotted
    ? address.slice(0, dotted.index) +
      [0, 2].map((at) => (Number(dotted[at + 1]) * 256 + Number(dotted[at + 2])).toString(16)).join(':')
    : address
  const [left = '', right] = pure.split('::')
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const [head, tail] = [numbers(left), numbers(right ?? '')]
  return right === undefined ? head : [...head, ...Array(8 - head.length - tail.length).fill(0), ...tail]
}

const bytesOf = (group: number) => [group >> 8, group & 255]
