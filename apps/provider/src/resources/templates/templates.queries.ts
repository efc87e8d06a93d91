import type { TemplateKind } from '@school/domain';
import { sql } from 'kysely';
import { byName } from '../../database/byName.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { NewRow, Row } from '../../database/schema.ts';
import { type PersonNameRow, personNameJson } from '../accounts/names.queries.ts';

/** A template in a list, without its values. */
export type ListedTemplateRow = Omit<Row<'templates'>, 'content' | 'name_key' | 'college_id'> & {
  author: PersonNameRow | null;
};

/** A template with its values. */
export type TemplateRow = ListedTemplateRow &
  Pick<Row<'templates'>, 'content' | 'college_id'> & {
    /** Whether its category and place, if it has them, exist. */
    knows_category: boolean;
    knows_place: boolean;
  };

const author = sql`(select ${personNameJson('u')} from users u
  where u.college_id = t.college_id and u.id = t.author_id) as author`;

/** Serializes the creation of templates of one kind, because their number is limited. */
export async function lockTemplates(
  tx: CollegeTransaction,
  collegeId: string,
  kind: TemplateKind,
): Promise<void> {
  const name = `${kind} templates ${collegeId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

export async function countTemplates(tx: CollegeTransaction, kind: TemplateKind): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from templates where kind = ${kind}`.execute(tx);
  return rows[0]!.count;
}

/** Finds all templates of a kind by name: at most a hundred. */
export async function findTemplates(
  tx: CollegeTransaction,
  kind: TemplateKind,
): Promise<ListedTemplateRow[]> {
  const { rows } = await sql<ListedTemplateRow>`
    select t.id, t.kind, t.name, t.author_id, t.version, t.created_at, t.updated_at, ${author}
    from templates t where t.kind = ${kind} order by ${byName('t.name')}, t.id`.execute(tx);
  return rows;
}

/** Finds one template without checking permissions. `lock` locks the row until the transaction ends. */
export async function findTemplate(
  tx: CollegeTransaction,
  id: string,
  lock = false,
): Promise<TemplateRow | undefined> {
  const { rows } = await sql<TemplateRow>`
    select t.*, ${author},
      exists (select from post_categories c where c.college_id = t.college_id
        and c.id = (t.content->>'category_id')::uuid) as knows_category,
      exists (select from places p where p.college_id = t.college_id
        and p.id = (t.content->>'place_id')::uuid) as knows_place
    from templates t where t.id = ${id} ${lock ? sql`for update of t` : sql``}`.execute(tx);
  return rows[0];
}

export async function insertTemplate(tx: CollegeTransaction, template: NewRow<'templates'>): Promise<void> {
  await tx.insertInto('templates').values(template).execute();
}

export async function updateTemplateRow(
  tx: CollegeTransaction,
  { college_id, id, version }: TemplateRow,
  change: Partial<NewRow<'templates'>>,
): Promise<void> {
  await tx
    .updateTable('templates')
    .set({ ...change, version: version + 1 })
    .where('college_id', '=', college_id)
    .where('id', '=', id)
    .execute();
}

export async function removeTemplate(
  tx: CollegeTransaction,
  { college_id, id }: Pick<TemplateRow, 'college_id' | 'id'>,
): Promise<void> {
  await tx.deleteFrom('templates').where('college_id', '=', college_id).where('id', '=', id).execute();
}
