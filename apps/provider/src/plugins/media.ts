import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connection.ts';
import { inTenant } from '../database/tenant.ts';
import { notFound } from './refusal.ts';

/** Address of one of a school's own pictures. */
export function pictureUrl(name: string | null): string | null {
  return name && `/media/files/${name}`;
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const yearly = 'public, max-age=31536000, immutable';

/**
 * A school's pictures: `/media/files/…` from its own folder, `/media/avatars/<id>.webp` from the database. Which school's
 * is decided by the host alone, so no address can lead into another one's.
 */
export function serveMedia(app: FastifyInstance, db: Database, picturesFolder: string): void {
  app.get<{ Params: { '*': string } }>('/media/files/*', (request, reply) => {
    const folder = request.college?.media_folder;
    if (!folder) throw notFound();
    reply.header('cache-control', 'public, max-age=3600');
    return reply.sendFile(request.params['*'], join(picturesFolder, folder), {
      dotfiles: 'ignore',
      cacheControl: false,
    });
  });

  app.get<{ Params: { file: string } }>('/media/avatars/:file', async (request, reply) => {
    const { college } = request;
    const id = request.params.file.replace(/\.webp$/, '');
    if (!college || !uuid.test(id)) throw notFound();
    const avatar = await inTenant(db, college.id, (tenant) =>
      tenant.selectFrom('avatars').select('content').where('id', '=', id).executeTakeFirst(),
    );
    if (!avatar) throw notFound();
    return reply.header('cache-control', yearly).type('image/webp').send(avatar.content);
  });
}
