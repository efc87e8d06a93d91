import type { AlertKind, AlertTemplate, Language } from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { texts } from '../../texts.ts';

/** Returns the prepared text of each kind of alert: the school's own, or the standard one in its language. */
export async function findAlertTemplates(
  tx: CollegeTransaction,
  { language }: { language: Language },
): Promise<AlertTemplate[]> {
  const rows = await tx.selectFrom('alert_templates').select(['kind', 'title', 'content']).execute();
  const own = new Map(rows.map((row) => [row.kind, row]));
  const standard = Object.entries(texts[language].alerts) as [
    AlertKind,
    { title: string; content: string },
  ][];
  return standard.map(([kind, text]) => ({ kind, ...text, ...own.get(kind), customized: own.has(kind) }));
}
