import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connection.ts';
import type { Language } from '@school/domain';
import { collegeAt, inCollege } from '../database/collegeTransaction.ts';
import { toOrigin, type PublicAddress, rejectOddAddress } from './publicAddress.ts';

/** The data of a college that every request needs. */
export interface College {
  id: string;
  slug: string;
  name: string;
  short_name: string;
  language: Language;
  /** `#RRGGBB` */
  theme_color: string;
  timezone: string;
  address: string | null;
  email: string | null;
  phone: string | null;
  phone_extension: string | null;
  media_folder: string | null;
  image: string | null;
  image_splash: string | null;
  /** Origin of links to the school, e.g. `https://aromos.example`, without a trailing slash. */
  origin: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The college of the Host; undefined at an unknown host. */
    college: College | undefined;
  }
}

const remembered = 5000;

/** Returns a finder of colleges by host name; caches answers for five seconds, since every request needs one. */
export function createCollegeLookup(
  db: Database,
  clock: () => Date,
  publicAddress: PublicAddress,
): (domain: string) => Promise<College | undefined> {
  const cache = new Map<string, { college: College | undefined; until: number }>();
  const lookUp = async (domain: string): Promise<College | undefined> => {
    const id = await collegeAt(db, domain);
    if (!id) return undefined;
    const row = await inCollege(db, id, (tx) =>
      tx
        .selectFrom('colleges')
        .select(['id', 'slug', 'name', 'short_name', 'language', 'theme_color', 'timezone'])
        .select(['address', 'email', 'phone', 'phone_extension', 'media_folder', 'image', 'image_splash'])
        .where('id', '=', id)
        .executeTakeFirst(),
    );
    return row && { ...row, origin: toOrigin(domain, publicAddress) };
  };
  return async (domain) => {
    const now = clock().getTime();
    const entry = cache.get(domain);
    if (entry && entry.until > now && entry.until - now <= remembered) return entry.college;
    const college = await lookUp(domain);
    // Clients choose the host, so the cache must be bounded.
    if (cache.size > 1000) cache.clear();
    cache.set(domain, { college, until: now + remembered });
    return college;
  };
}

/**
 * Sets each request's college by its Host. A forwarded host counts only behind a configured proxy (Fastify's
 * `trustProxy`).
 */
export function resolveCollege(
  app: FastifyInstance,
  db: Database,
  clock: () => Date,
  publicAddress: PublicAddress,
): void {
  const find = createCollegeLookup(db, clock, publicAddress);
  app.decorateRequest('college', undefined);
  app.addHook('onRequest', async (request) => {
    if (/^\/(?:healthz|readyz)\b/.test(request.url)) return;
    rejectOddAddress(request);
    const domain = request.hostname.toLowerCase().replace(/\.$/, '');
    if (domain.length <= 253) request.college = await find(domain);
  });
}
