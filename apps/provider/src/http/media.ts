import { join } from 'node:path';
import { pictureWidths } from '@school/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/connection.ts';
import { inCollege } from '../database/collegeTransaction.ts';
import sharp from 'sharp';
import { isSignedIn } from '../security/auth.ts';
import { notFound } from '../httpError.ts';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Returns whether the name is an uploaded picture's, not that of a file in the school's folder. */
export const isUploaded = (name: string | null): name is string => name !== null && uuid.test(name);

/** URL of a post's picture: an uploaded one, or a file of the school's folder. */
export const newsPictureUrl = (name: string | null): string | null =>
  isUploaded(name) ? `/media/posts/${name}.webp` : name && `/media/files/${name}`;

/** URL of one of a school's pictures; each upload has another URL. */
export function pictureUrl(name: string | null): string | null {
  if (isUploaded(name)) return `/media/college/${name}.webp`;
  return name && `/media/files/${name}`;
}

/** Maximum number of variants in memory, about 60 kB each; the oldest is evicted first. */
const mostVariants = 200;

/** Creates smaller variants of pictures and caches the latest, because visitors request the same few. */
function createVariants() {
  const cache = new Map<string, Promise<Buffer>>();
  return (id: string, width: number, content: Buffer): Promise<Buffer> => {
    const key = `${id} ${width}`;
    const variant =
      cache.get(key) ??
      sharp(content).resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer();
    cache.set(key, variant);
    if (cache.size > mostVariants) cache.delete(cache.keys().next().value!);
    return variant;
  };
}

const yearly = 'public, max-age=31536000, immutable';
/** Only the person's own browser may store the picture, and asks every day whether it still exists. */
const daily = 'private, max-age=86400';

/** The number of cookies of one name that are tried. */
const mostTokens = 5;

/**
 * Returns the tokens of a request. The browser fetches a picture without the app's header, but with its cookie `token`; other
 * paths and parent domains may have set one of the same name.
 */
function readTokens({ headers: { authorization, cookie } }: FastifyRequest): string[] {
  const bearer = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1];
  if (bearer) return [bearer];
  return [...(cookie ?? '').matchAll(/(?:^|; *)token=([\w-]{43})(?=;|$)/g)]
    .map(([, token]) => token!)
    .slice(-mostTokens);
}

interface Stored {
  address: string;
  table: 'avatars' | 'college_pictures' | 'post_pictures';
  /** The widths in which it can be requested. @default only its own */
  widths?: readonly number[];
  /** Whether visitors may see it too. @default false */
  isPublic?: boolean;
}

/**
 * Serves a school's pictures: `/media/files/…` from its own folder, and from the database `/media/college/<id>.webp`
 * (its uploads), and for those who are signed in `/media/posts/<id>.webp` (its posts) and `/media/avatars/<id>.webp` (its
 * people). The host alone selects the school, so no URL leads to another one's pictures.
 */
export function serveMedia(
  app: FastifyInstance,
  db: Database,
  picturesFolder: string,
  clock: () => Date,
): void {
  app.get<{ Params: { '*': string } }>('/media/files/*', (request, reply) => {
    const folder = request.college?.media_folder;
    if (!folder) throw notFound();
    reply.header('cache-control', 'public, max-age=3600');
    return reply.sendFile(request.params['*'], join(picturesFolder, folder), {
      dotfiles: 'ignore',
      cacheControl: false,
    });
  });

  const variant = createVariants();
  const serveStored = ({ address, table, widths = [], isPublic = false }: Stored) =>
    app.get<{ Params: { file: string }; Querystring: { width?: string } }>(
      `${address}/:file`,
      async (request, reply) => {
        const { college } = request;
        const id = request.params.file.replace(/\.webp$/, '');
        const tokens = readTokens(request);
        if (!college || !uuid.test(id) || (!isPublic && tokens.length === 0)) throw notFound();
        const picture = await inCollege(db, college.id, (tx) => {
          const query = tx.selectFrom(table).select('content').where('id', '=', id);
          return (isPublic ? query : query.where(isSignedIn(tokens, clock()))).executeTakeFirst();
        });
        if (!picture) throw notFound();
        reply.header('cache-control', isPublic ? yearly : daily);
        // Each upload has another id.
        const etag = `"${id}"`;
        if (!isPublic && request.headers['if-none-match'] === etag) return reply.code(304).send();
        if (!isPublic) reply.header('etag', etag);
        const width = widths.find((one) => String(one) === request.query.width);
        const content = width ? await variant(id, width, picture.content) : picture.content;
        return reply.type('image/webp').send(content);
      },
    );
  serveStored({ address: '/media/avatars', table: 'avatars' });
  serveStored({
    address: '/media/college',
    table: 'college_pictures',
    widths: pictureWidths,
    isPublic: true,
  });
  serveStored({ address: '/media/posts', table: 'post_pictures' });
}
