import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { byName } from '../../database/byName.ts';
import type { Database } from '../../database/connection.ts';
import type { NewRow } from '../../database/schema.ts';
import { collegeAt, inCollege, type CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { CollegeRow } from './colleges.present.ts';

/** Finds the record. `lock` locks the row until the transaction ends. */
export function findCollege(
  tx: CollegeTransaction,
  id: string,
  lock = false,
): Promise<CollegeRow | undefined> {
  const query = tx
    .selectFrom('colleges')
    .selectAll()
    .select((of) =>
      jsonArrayFrom(
        of
          .selectFrom('places')
          .select(['places.id', 'places.name', 'places.main'])
          .whereRef('places.college_id', '=', 'colleges.id')
          .orderBy('places.main', 'desc')
          .orderBy(byName('places.name'))
          .orderBy('places.id'),
      ).as('places'),
    )
    .where('id', '=', id);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** Finds the college of a domain in a transaction of that college, because the requesting host may belong to another one. */
export async function findByDomain(db: Database, domain: string): Promise<CollegeRow | undefined> {
  const id = await collegeAt(db, domain);
  if (!id) return undefined;
  return inCollege(db, id, (tx) => findCollege(tx, id));
}

/** Reads the current name from the database. */
export function getCollegeName(tx: CollegeTransaction, id: string): Promise<{ name: string }> {
  return tx.selectFrom('colleges').select('name').where('id', '=', id).executeTakeFirstOrThrow();
}

export async function changeCollege(
  tx: CollegeTransaction,
  { id, version }: Pick<CollegeRow, 'id' | 'version'>,
  change: Partial<NewRow<'colleges'>>,
): Promise<void> {
  await tx
    .updateTable('colleges')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

export async function addPictures(
  tx: CollegeTransaction,
  pictures: NewRow<'college_pictures'>[],
): Promise<void> {
  if (pictures.length > 0) await tx.insertInto('college_pictures').values(pictures).execute();
}

export async function removePictures(tx: CollegeTransaction, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('college_pictures').where('id', 'in', ids).execute();
}
