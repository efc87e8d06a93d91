import { isIPv6 } from 'node:net';

/** The eight groups of an address of IPv6, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const parts = (text: string) => (text ? text.split(':') : []);
  const [front, back] = [parts(head), parts(tail ?? '')];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array<string>(missing).fill('0'), ...back].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}

/**
 * What attempts are counted by: an address of IPv4, or the network of one of IPv6, since who has one address of those has
 * the other 2^64 of its network too.
 */
export function sourceOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIPv6(ip) ? `${groupsOf(ip).slice(0, 4).join(':')}::/64` : ip;
}
