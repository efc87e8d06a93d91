import { type RawBuilder, sql } from 'kysely';
import { byName } from '../../database/byName.ts';
import { jsonColumns } from '../../database/jsonColumns.ts';
import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Person } from '../../security/auth.ts';
import { visibleContacts } from './contacts.policy.ts';

/** A contact with its places. */
export interface ContactRow extends Row<'contacts'> {
  places: Pick<Row<'places'>, 'id' | 'name' | 'main'>[];
}

/** The filters of a list. */
export interface ContactFilter {
  words: string[];
  category?: string;
  emergency?: boolean;
}

const orders = {
  name: sql`c.sort_name collate "C", c.id`,
  '-name': sql`c.sort_name collate "C" desc, c.id desc`,
  updated_at: sql`c.updated_at, c.id`,
  '-updated_at': sql`c.updated_at desc, c.id desc`,
};
export type ContactSort = keyof typeof orders;

const likeWord = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

function conditions(person: Person, { words, category, emergency }: ContactFilter): RawBuilder<unknown> {
  return sql.join(
    [
      visibleContacts(person),
      ...words.map((word) => sql`c.search_text like ${likeWord(word)}`),
      ...(category === undefined ? [] : [sql`c.category = ${category}`]),
      ...(emergency === undefined ? [] : [sql`c.emergency = ${emergency}`]),
    ],
    sql` and `,
  );
}

const columns = sql`c.*, coalesce((
  select json_agg(${jsonColumns<'places'>('p', ['id', 'name', 'main'])} order by p.main desc, ${byName('p.name')})
  from contact_places cp join places p on p.college_id = cp.college_id and p.id = cp.place_id
  where cp.college_id = c.college_id and cp.contact_id = c.id), '[]') as places`;

/** Finds a page of the contacts that the person may see. */
export async function findContacts(
  tx: CollegeTransaction,
  person: Person,
  filter: ContactFilter,
  { sort, limit, offset }: { sort: ContactSort; limit: number; offset: number },
): Promise<ContactRow[]> {
  const { rows } = await sql<ContactRow>`
    select ${columns} from contacts c where ${conditions(person, filter)}
    order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

export async function countContacts(
  tx: CollegeTransaction,
  person: Person,
  filter: ContactFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from contacts c where ${conditions(person, filter)}`.execute(tx);
  return rows[0]!.count;
}

/** Finds the categories in use among the contacts that the person may see. */
export async function findContactCategories(tx: CollegeTransaction, person: Person): Promise<string[]> {
  const { rows } = await sql<{ category: NonNullable<Row<'contacts'>['category']> }>`
    select c.category from contacts c
    where c.category is not null and ${visibleContacts(person)}
    group by c.category order by ${byName('c.category')}, c.category limit 200`.execute(tx);
  return rows.map(({ category }) => category);
}

/** Finds one contact without checking permissions. `lock` locks the row until the transaction ends. */
export async function findContact(
  tx: CollegeTransaction,
  id: string,
  lock = false,
): Promise<ContactRow | undefined> {
  const { rows } = await sql<ContactRow>`
    select ${columns} from contacts c where c.id = ${id} ${lock ? sql`for update of c` : sql``}`.execute(tx);
  return rows[0];
}

/** Counts how many of the places exist in the college. */
export async function countPlaces(tx: CollegeTransaction, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from places where id = any(${ids}::uuid[])`.execute(tx);
  return rows[0]!.count;
}

async function setPlaces(
  tx: CollegeTransaction,
  { college_id, id }: Pick<Row<'contacts'>, 'college_id' | 'id'>,
  placeIds: readonly string[],
): Promise<void> {
  await sql`
    with lost as (
      delete from contact_places
      where college_id = ${college_id} and contact_id = ${id} and place_id <> all(${placeIds}::uuid[]))
    insert into contact_places (college_id, contact_id, place_id)
    select ${college_id}::uuid, ${id}::uuid, place_id from unnest(${placeIds}::uuid[]) as place_id
    on conflict do nothing`.execute(tx);
}

export async function insertContact(
  tx: CollegeTransaction,
  contact: NewRow<'contacts'>,
  placeIds: readonly string[],
): Promise<void> {
  await tx.insertInto('contacts').values(contact).execute();
  await setPlaces(tx, contact, placeIds);
}

export async function changeContact(
  tx: CollegeTransaction,
  contact: Row<'contacts'>,
  change: Partial<NewRow<'contacts'>>,
  placeIds: readonly string[],
): Promise<void> {
  await tx
    .updateTable('contacts')
    .set({ ...change, version: contact.version + 1 })
    .where('college_id', '=', contact.college_id)
    .where('id', '=', contact.id)
    .execute();
  await setPlaces(tx, contact, placeIds);
}

export async function removeContact(
  tx: CollegeTransaction,
  { college_id, id }: Row<'contacts'>,
): Promise<void> {
  await tx.deleteFrom('contacts').where('college_id', '=', college_id).where('id', '=', id).execute();
}
