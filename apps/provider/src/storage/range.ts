import type { ByteRange } from './storage.ts';

/**
 * Parses a `Range` header with one range (RFC 9110 §14). Ignores invalid and multiple ranges, as the standard allows;
 * answer `outside` with 416.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (!from && !to) return undefined;
  if (!from) return Number(to) === 0 ? 'outside' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  if (to && Number(to) < start) return undefined;
  if (start >= size) return 'outside';
  return { start, end: to ? Math.min(Number(to), size - 1) : size - 1 };
}

/** Returns whether an `If-None-Match` header contains the ETag. */
export function holdsTag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
