import { joinAddress } from './address.ts';

const mediaPath = /^\/media\/[\w./-]+$/;

/**
 * Converts the paths of pictures between the contract (`/media/…`) and an API on another origin. Both functions are for
 * `JSON.parse` and `JSON.stringify`.
 */
export function mediaAddresses(baseUrl: string) {
  const base = joinAddress(baseUrl, '/');
  return {
    /** Makes the paths in an answer absolute. */
    read: (_key: string, value: unknown): unknown =>
      typeof value === 'string' && mediaPath.test(value) ? joinAddress(baseUrl, value) : value,
    /** Makes the addresses in a request paths again, because the provider stores paths. */
    write: (_key: string, value: unknown): unknown => {
      if (typeof value !== 'string' || !value.startsWith(base)) return value;
      const path = value.slice(base.length - 1);
      return mediaPath.test(path) ? path : value;
    },
  };
}
