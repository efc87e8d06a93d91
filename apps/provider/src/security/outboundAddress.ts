import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** The address of a host name, resolved once: the connection must use it and must not resolve again. */
export interface ResolvedAddress {
  address: string;
  family: 4 | 6;
  /** Whether the operator allows this address although it is not public. */
  allowed: boolean;
}

/** Resolves the mail and calendar servers that schools configure. */
export interface Outbound {
  /** @throws AddressRejected for a name that does not resolve and for one in a private network, without saying which. */
  resolve: (host: string) => Promise<ResolvedAddress>;
}

/** One message for all reasons, so that a school's settings cannot scan the operator's network. */
export class AddressRejected extends Error {
  override name = 'AddressRejected';
  constructor() {
    super('The server cannot be reached.');
  }
}

type Network = readonly [address: string, prefix: number];

/** IANA's special-purpose registry for IPv4, with multicast and reserved networks. */
const privateNetworks: readonly Network[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** In IPv6 only 2000::/3 is public, without the networks that embed other addresses and those for documentation. */
const publicNetwork: Network = ['2000::', 3];
const notPublicAfterAll: readonly Network[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

function toBlockList(networks: readonly Network[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of networks)
    list.addSubnet(address, prefix, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return list;
}

const closed4 = toBlockList(privateNetworks);
const open6 = toBlockList([publicNetwork]);
const closed6 = toBlockList(notPublicAfterAll);

/** Returns whether an address is public. IPv4-mapped IPv6 addresses are outside of 2000::/3, so they are not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed4.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

/** Parses `10.0.0.7`, `10.0.0.0/8` or `fd00::/8`; undefined for anything else. */
export function parseNetwork(text: string): Network | undefined {
  const [address = '', length, ...rest] = text.split('/');
  const family = isIP(address);
  const most = family === 6 ? 128 : 32;
  const prefix = length === undefined ? most : /^\d{1,3}$/.test(length) ? Number(length) : -1;
  return family !== 0 && rest.length === 0 && prefix >= 0 && prefix <= most ? [address, prefix] : undefined;
}

/**
 * Creates the resolver of outbound addresses.
 * @param allowed Private addresses and networks that the operator allows.
 * @throws when one of them is neither an address nor a network.
 */
export function createOutbound(allowed: readonly string[]): Outbound {
  const networks = allowed.map((text) => {
    const network = parseNetwork(text);
    if (!network) throw new Error(`"${text}" is no address and no network.`);
    return network;
  });
  const opened = toBlockList(networks);
  return {
    async resolve(host) {
      const bare = host.replace(/^\[|\]$/g, '');
      const addresses = await lookup(bare, { all: true }).catch(() => []);
      const checked = addresses.map(({ address, family }): ResolvedAddress & { open: boolean } => {
        const named = opened.check(address, family === 6 ? 'ipv6' : 'ipv4');
        return {
          address,
          family: family === 6 ? 6 : 4,
          allowed: named,
          open: named || isPublicAddress(address),
        };
      });
      // One private address among public ones is enough to reject: the next connection could use it.
      const [first] = checked;
      if (!first || checked.some(({ open }) => !open)) throw new AddressRejected();
      const { address, family, allowed: isAllowed } = first;
      return { address, family, allowed: isAllowed };
    },
  };
}
