import type { NewRow, Row } from '../../database/schema.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';

/** Finds the settings. `lock` locks the row until the transaction ends. */
export async function findCalendarSettings(
  tx: CollegeTransaction,
  lock = false,
): Promise<Row<'calendar_settings'> | undefined> {
  const query = tx.selectFrom('calendar_settings').selectAll();
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

export async function storeCalendarSettings(
  tx: CollegeTransaction,
  settings: NewRow<'calendar_settings'>,
): Promise<void> {
  const { college_id: _same, ...change } = settings;
  await tx
    .insertInto('calendar_settings')
    .values(settings)
    .onConflict((known) => known.column('college_id').doUpdateSet(change))
    .execute();
}
