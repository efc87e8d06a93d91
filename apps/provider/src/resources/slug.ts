import { fold } from '@school/domain';

/** Returns a unique slug for a name; a duplicate gets a number. It never changes afterwards, because links contain it. */
export function slugFrom(takenSlugs: ReadonlySet<string>, name: string, otherwise: string): string {
  const plain =
    fold(name)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || otherwise;
  let slug = plain;
  for (let number = 2; takenSlugs.has(slug); number += 1) slug = `${plain}-${number}`;
  return slug;
}
