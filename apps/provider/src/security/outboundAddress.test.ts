import { expect, test } from 'vitest';
import { AddressRejected, createOutbound, isPublicAddress, parseNetwork } from './outboundAddress.ts';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  'fe80::1',
  'fc00::1',
  'fd12::1',
  'ff02::1',
  '64:ff9b::7f00:1',
  '2001:db8::1',
  '2002:7f00:1::',
  'no address',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '200.1.123.4', '2606:4700::1111', '2800:3f0::1'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each(['10.0.0.7', '10.0.0.0/8', 'fd00::/8', '::1', '0.0.0.0/0'])('parses %s as a network', (text) =>
  expect(parseNetwork(text)).toBeDefined(),
);
test.each([
  '',
  'localhost',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '10.0.0.0/-1',
  'fd00::/129',
  '10.0.0.0/1e1',
])('rejects %o as a network', (text) => expect(parseNetwork(text)).toBeUndefined());

test('allows the operator’s networks and no other private address', async () => {
  const { resolve } = createOutbound(['127.0.0.1', 'fd00::/8']);
  expect(await resolve('127.0.0.1')).toEqual({ address: '127.0.0.1', family: 4, allowed: true });
  expect(await resolve('[fd00::1]')).toEqual({ address: 'fd00::1', family: 6, allowed: true });
  expect(await resolve('8.8.8.8')).toEqual({ address: '8.8.8.8', family: 4, allowed: false });
  for (const host of ['127.0.0.2', '10.0.0.1', '[::1]', '[::ffff:10.0.0.1]', 'nowhere.invalid'])
    await expect(resolve(host), host).rejects.toThrow(AddressRejected);
  expect(() => createOutbound(['intranet'])).toThrow(/no address and no network/);
});
