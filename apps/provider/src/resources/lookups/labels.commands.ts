import { fold } from '@school/domain';
import { sql } from 'kysely';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Context } from '../../http/contract/handler.ts';
import { invalid, notFound, rejectStale } from '../../httpError.ts';

type Table = 'grades' | 'courses';
type Labelled = { college_id: string; id: string; name: string; version: number };
type LabelContext = Context<'updateGrade'> | Context<'updateCourse'>;

/** Finds and locks all rows of the college, because a label is checked against the others. */
async function findLabelled<Labelled>(tx: CollegeTransaction, table: Table): Promise<Labelled[]> {
  const query = sql<Labelled>`select * from ${sql.table(table)} order by id for update`;
  return (await query.execute(tx)).rows;
}

/**
 * Changes the label of a grade or course. Its code stays, so that audiences, imports and statistics still match.
 * @returns the changed row.
 */
export async function changeLabel<Row extends Labelled>(
  { tx, path, body, version, audit, publish }: LabelContext,
  table: Table,
  kind: 'grade' | 'course',
): Promise<Row> {
  const rows = await findLabelled<Row>(tx, table);
  const current = rows.find(({ id }) => id === path.id);
  if (!current) throw notFound();
  rejectStale(version, current);
  const name = body.name.trim();
  const isTaken = rows.some((other) => other !== current && fold(other.name) === fold(name));
  if (isTaken) throw invalid({ name: ['The name has already been taken.'] });
  const changed = { ...current, name, version: current.version + 1 };
  await sql`update ${sql.table(table)} set name = ${name}, version = ${changed.version}
    where college_id = ${current.college_id} and id = ${current.id}`.execute(tx);
  const { id, name: before } = current;
  audit({ subject: { kind, id, name: before }, before: { name: before }, after: { name } });
  // Labels appear on many screens of all people.
  publish({ kind: 'college.updated', to: 'everyone', data: {} });
  return changed;
}
