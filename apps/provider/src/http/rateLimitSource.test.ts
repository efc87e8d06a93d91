import { expect, test } from 'vitest';
import { toRateLimitSource } from './rateLimitSource.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1234::1', '2001:db8:0:1200::/56'],
  ['2001:0DB8:0000:12ff:aaaa:bbbb:cccc:dddd', '2001:db8:0:1200::/56'],
  ['2001:db8:0:1300::1', '2001:db8:0:1300::/56'],
  ['2001:db8:0:12::1', '2001:db8:0:0::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
])('N21: counts %s as %s', (ip, source) => {
  expect(toRateLimitSource(ip)).toBe(source);
});
