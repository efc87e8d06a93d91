import { type RawBuilder, sql } from 'kysely';
import { jsonColumns } from '../../database/jsonColumns.ts';
import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Person } from '../../security/auth.ts';
import { type PersonNameRow, personNameJson } from '../accounts/names.queries.ts';
import { visibleDocuments } from './documents.policy.ts';

/** A document with the joined data of its answer. */
export interface DocumentRow extends Row<'documents'> {
  category: Pick<Row<'document_categories'>, 'id' | 'name' | 'slug'>;
  author: PersonNameRow;
  downloads_count: number;
}

/** The filters of a list. */
export interface DocumentFilter {
  words: string[];
  category?: string;
}

const orders = {
  '-created_at': sql`d.created_at desc, d.id desc`,
  created_at: sql`d.created_at, d.id`,
  '-updated_at': sql`d.updated_at desc, d.id desc`,
  updated_at: sql`d.updated_at, d.id`,
  '-title': sql`d.search_text collate "C" desc, d.id desc`,
  title: sql`d.search_text collate "C", d.id`,
};
export type DocumentSort = keyof typeof orders;

const likeWord = (word: string) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

function conditions(person: Person, now: Date, { words, category }: DocumentFilter): RawBuilder<unknown> {
  const below = sql`d.category_id in (
    with recursive below (id) as (
      select id from document_categories where slug = ${category}
      union select c.id from document_categories c join below on c.parent_id = below.id)
    select id from below)`;
  return sql.join(
    [
      visibleDocuments(person, now),
      ...words.map((word) => sql`d.search_text like ${likeWord(word)}`),
      ...(category ? [below] : []),
    ],
    sql` and `,
  );
}

const columns = sql`d.*,
  (select ${jsonColumns<'document_categories'>('c', ['id', 'name', 'slug'])}
    from document_categories c where c.college_id = d.college_id and c.id = d.category_id) as category,
  (select ${personNameJson('u')}
    from users u where u.college_id = d.college_id and u.id = d.author_id) as author,
  (select count(*) from document_downloads l
    where l.college_id = d.college_id and l.document_id = d.id) as downloads_count`;

/** Finds a page of the documents that the person may see. */
export async function findDocuments(
  tx: CollegeTransaction,
  person: Person,
  now: Date,
  filter: DocumentFilter,
  { sort, limit, offset }: { sort: DocumentSort; limit: number; offset: number },
): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select ${columns} from documents d where ${conditions(person, now, filter)}
    order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

export async function countDocuments(
  tx: CollegeTransaction,
  person: Person,
  now: Date,
  filter: DocumentFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from documents d where ${conditions(person, now, filter)}`.execute(tx);
  return rows[0]!.count;
}

/** Finds one document without checking permissions. `lock` locks the row until the transaction ends. */
export async function findDocument(
  tx: CollegeTransaction,
  id: string,
  lock = false,
): Promise<DocumentRow | undefined> {
  const { rows } = await sql<DocumentRow>`
    select ${columns} from documents d where d.id = ${id} ${lock ? sql`for update of d` : sql``}`.execute(tx);
  return rows[0];
}

/** Returns an expression: whether the college has the category. */
export const hasCategory = (id: string) =>
  sql<boolean>`exists (select 1 from document_categories where id = ${id})`;

export async function insertDocument(tx: CollegeTransaction, document: NewRow<'documents'>): Promise<void> {
  await tx.insertInto('documents').values(document).execute();
}

export async function changeDocument(
  tx: CollegeTransaction,
  { college_id, id, version }: Row<'documents'>,
  change: Partial<NewRow<'documents'>>,
): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ ...change, version: version + 1 })
    .where('college_id', '=', college_id)
    .where('id', '=', id)
    .execute();
}

export async function removeDocument(
  tx: CollegeTransaction,
  { college_id, id }: Row<'documents'>,
): Promise<void> {
  await tx.deleteFrom('documents').where('college_id', '=', college_id).where('id', '=', id).execute();
}

/** In milliseconds. A request within this time belongs to the same download: resumed, or clicked twice. */
const oneDownload = 10 * 60_000;

/** Counts a download once. An advisory lock serializes downloads that start at the same time. */
export async function noteDownload(
  tx: CollegeTransaction,
  { college_id, id }: Row<'documents'>,
  userId: string,
  now: Date,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`download ${id} ${userId}`}, 0))`.execute(tx);
  await sql`
    insert into document_downloads (college_id, document_id, user_id, downloaded_at)
    select ${college_id}, ${id}, ${userId}, ${now} where not exists (
      select 1 from document_downloads where college_id = ${college_id} and document_id = ${id}
        and user_id = ${userId} and downloaded_at > ${new Date(now.getTime() - oneDownload)})`.execute(tx);
}
