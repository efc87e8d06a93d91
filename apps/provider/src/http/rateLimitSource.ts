import { isIPv6 } from 'node:net';

/** Returns the eight groups of an IPv6 address, without leading zeros. */
function parseGroups(address: string): string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const parts = (text: string) => (text ? text.split(':') : []);
  const [front, back] = [parts(head), parts(tail ?? '')];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  return [...front, ...Array<string>(missing).fill('0'), ...back].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  );
}

/**
 * Returns the key by which attempts are counted: an IPv4 address, or the /56 network of an IPv6 address, since providers
 * give so many addresses to one household.
 */
export function toRateLimitSource(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [first, second, third, fourth] = parseGroups(ip) as [string, string, string, string];
  const network = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return `${[first, second, third, network].join(':')}::/56`;
}
