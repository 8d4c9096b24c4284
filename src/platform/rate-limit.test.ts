import { expect, it } from 'vitest';
import { networkOf } from './rate-limit.ts';

it('treats an IPv4 address as itself, in any notation', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

it('treats IPv6 addresses of one /48 as one', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48');
  expect(networkOf('2001:0DB8:1:ffff::9')).toBe('2001:db8:1::/48');
  expect(networkOf('2001:db8:2:2::9')).not.toBe('2001:db8:1::/48');
  expect(networkOf('::1')).toBe('0:0:0::/48');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0::/48');
});
