import { type RawBuilder, sql } from 'kysely';
import { byName } from '../../database/byName.ts';
import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

const orders = {
  main: sql`main desc, ${byName('name')}, id`,
  name: sql`${byName('name')}, id`,
  '-name': sql`${byName('name')} desc, id desc`,
  code: sql`lower(code)`,
  '-code': sql`lower(code) desc`,
};
export type PlaceSort = keyof typeof orders;

/** Serializes changes of one college's places, because codes and the main place are checked as a whole. */
export async function lockPlaces(tx: CollegeTransaction, collegeId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`places ${collegeId}`}, 0))`.execute(tx);
}

/** Finds all places of the college: a handful. */
export async function findPlaces(tx: CollegeTransaction, sort: PlaceSort = 'main'): Promise<Row<'places'>[]> {
  const order: RawBuilder<unknown> = orders[sort];
  return (await sql<Row<'places'>>`select * from places order by ${order}`.execute(tx)).rows;
}

export function findPlace(tx: CollegeTransaction, id: string): Promise<Row<'places'> | undefined> {
  return tx.selectFrom('places').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertPlace(tx: CollegeTransaction, place: NewRow<'places'>): Promise<void> {
  await tx.insertInto('places').values(place).execute();
}

/** Unmarks the current main place. */
export async function demoteMain(tx: CollegeTransaction): Promise<void> {
  await tx
    .updateTable('places')
    .set((of) => ({ main: false, version: of('version', '+', 1) }))
    .where('main', '=', true)
    .execute();
}

export async function changePlace(
  tx: CollegeTransaction,
  { college_id, id, version }: Row<'places'>,
  change: Partial<NewRow<'places'>>,
): Promise<void> {
  await tx
    .updateTable('places')
    .set({ ...change, version: version + 1 })
    .where('college_id', '=', college_id)
    .where('id', '=', id)
    .execute();
}

export async function removePlace(tx: CollegeTransaction, { college_id, id }: Row<'places'>): Promise<void> {
  await tx.deleteFrom('places').where('college_id', '=', college_id).where('id', '=', id).execute();
}

/** Returns the kinds of records that still use a place, as words. */
export async function listUses(tx: CollegeTransaction, id: string): Promise<string[]> {
  const { rows } = await sql<{
    courses: boolean;
    people: boolean;
    contacts: boolean;
    audiences: boolean;
    events: boolean;
  }>`
    select exists (select 1 from courses where place_id = ${id}) as courses,
      exists (select 1 from user_scopes where kind = 'place' and target_id = ${id}) as people,
      exists (select 1 from contact_places where place_id = ${id}) as contacts,
      exists (select 1 from posts where audience->'place_ids' ? ${id}::text)
        or exists (select 1 from documents where audience->'place_ids' ? ${id}::text)
        or exists (select 1 from events where audience->'place_ids' ? ${id}::text)
        -- What was sent has its recipients; an unsent one would have no recipients.
        or exists (select 1 from notifications where status in ('draft', 'scheduled')
          and audience->'place_ids' ? ${id}::text) as audiences,
      exists (select 1 from events where place_id = ${id}) as events`.execute(tx);
  return Object.entries(rows[0]!)
    .filter(([, used]) => used)
    .map(([what]) => what);
}
