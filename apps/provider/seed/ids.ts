import { createHash } from 'node:crypto';

/** The three demo schools; also the folder names of their pictures. */
export type SchoolKey = 'aromos' | 'puertoclaro' | 'vallenorte';

/** Demo records claim to be made in the 60 days after this moment, so that ids sort like real ones. */
const madeFrom = Date.UTC(2026, 0, 5, 12);
const sixtyDays = 60 * 86_400_000;

/**
 * A UUIDv7 made of a name: the same name gives the same id on every machine and in every year.
 * The name holds the school, the kind and the record: `aromos/post/huerto`.
 */
export function toId(name: string): string {
  const hash = createHash('sha256').update(name).digest();
  const time = (madeFrom + (hash.readUInt32BE(0) % sixtyDays)).toString(16).padStart(12, '0');
  const random = hash.toString('hex', 4, 14);
  const variant = ((hash[14]! & 0x3f) | 0x80).toString(16).padStart(2, '0');
  return [
    time.slice(0, 8),
    time.slice(8, 12),
    `7${random.slice(0, 3)}`,
    `${variant}${random.slice(3, 5)}`,
    random.slice(5, 17),
  ].join('-');
}

/** A number from 0 to 1 (exclusive) made of a name: chance that is the same every time. */
export function toChance(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0) / 0x1_0000_0000;
}
