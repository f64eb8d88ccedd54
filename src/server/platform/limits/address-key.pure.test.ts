import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['[2001:DB8:1:2::9]:8080', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, key) => expect(addressKey(address)).toBe(key))

test.each([
  '',
  'unknown',
  'x'.repeat(500),
  '1.2.3',
  '1.2.3.4.5',
  '::ffff:1.2.3.400',
  'a, b',
  '2001:db8::1::2',
])('"%s" is no address, and all such are one', (garbage) => expect(addressKey(garbage)).toBe('no address'))

test('all addresses of one /64 are one, however written; another /64 is another', () => {
  const group = fc.integer({ min: 0, max: 0xffff })
  fc.assert(
    fc.property(
      fc.array(group, { minLength: 8, maxLength: 8 }),
      fc.array(group, { minLength: 4, maxLength: 4 }),
      (groups, others) => {
        const written = (list: number[]) => list.map((one) => one.toString(16)).join(':')
        fc.pre(groups.slice(0, 4).some((one) => one !== 0))
        const key = addressKey(written(groups))
        expect(addressKey(written([...groups.slice(0, 4), ...others]))).toBe(key)
        const padded = groups.map((one) => one.toString(16).padStart(4, '0').toUpperCase()).join(':')
        expect(addressKey(`[${padded}]:443`)).toBe(key)
        const neighbor = [...groups.slice(0, 3), ((groups[3] ?? 0) + 1) & 0xffff, ...others]
        expect(addressKey(written(neighbor))).not.toBe(key)
      },
    ),
  )
})

test('nothing makes it fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(addressKey(text)).toMatch(/\S/)
    }),
  )
})
