import type { FastifyInstance } from 'fastify';
import { inCollege } from '../database/collegeTransaction.ts';
import type { Database } from '../database/connection.ts';
import { readLogoFile } from '../mail/logo.ts';
import { BoundedMap } from '../boundedMap.ts';
import { notFound } from '../httpError.ts';
import { drawIcon, type Icon } from './drawIcon.ts';
import { type IconName, icons, type IconSchool, iconVersion } from './iconLinks.ts';

/** Maximum number of icons in memory, at most 50 kB each. */
const mostIcons = 300;
const yearly = 'public, max-age=31536000, immutable';

/** Draws each icon once, also for requests at the same time, because that takes about 100 ms. */
function createIconReader(db: Database, picturesFolder: string) {
  const cachedIcons = new BoundedMap<string, Promise<Icon>>(mostIcons);
  const draw = async (school: IconSchool, name: IconName) =>
    drawIcon(name, school, await inCollege(db, school.id, (tx) => readLogoFile(tx, picturesFolder, school)));
  return (school: IconSchool, version: string, name: IconName): Promise<Icon> => {
    const key = `${version} ${name}`;
    const cachedIcon = cachedIcons.get(key);
    if (cachedIcon) return cachedIcon;
    const icon = draw(school, name);
    cachedIcons.set(key, icon);
    void icon.catch(() => cachedIcons.delete(key));
    return icon;
  };
}

/**
 * Serves the icons of the host's school at `/icons/<version>/<name>.png`. The address of an earlier version answers with the
 * current icon, because an installed app keeps its manifest for days.
 * @param picturesFolder Folder of the schools' pictures that were not uploaded.
 */
export function serveIcons(app: FastifyInstance, db: Database, picturesFolder: string): void {
  const readIcon = createIconReader(db, picturesFolder);
  app.get<{ Params: { version: string; file: string } }>('/icons/:version/:file', async (request, reply) => {
    const { college, params } = request;
    const name = params.file.replace(/\.png$/, '');
    if (!college || !params.file.endsWith('.png') || !Object.hasOwn(icons, name)) throw notFound();
    const version = iconVersion(college);
    const { png, isLogoMissing } = await readIcon(college, version, name as IconName);
    const isFinal = params.version === version && !isLogoMissing;
    return reply
      .header('cache-control', isFinal ? yearly : 'no-cache')
      .type('image/png')
      .send(png);
  });
}
