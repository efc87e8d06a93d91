import {
  type AffectedPlace,
  type AlertKind,
  type AlertTranslation,
  alertTemplateValues,
  fillAlertTemplate,
  type Language,
} from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { alertTemplateIn, type OwnAlertText } from './alertTemplates.queries.ts';

/** An alert as its starter wrote it. */
interface WrittenAlert {
  alert_kind: AlertKind;
  title: string;
  content: string;
  places: readonly AffectedPlace[];
}

/** Reads the languages of a school and its own texts of a kind in one statement. */
async function readTexts(tx: CollegeTransaction, collegeId: string, kind: AlertKind) {
  const rows = await tx
    .selectFrom('colleges as c')
    .leftJoin('alert_texts as t', (on) => on.onRef('t.college_id', '=', 'c.id').on('t.kind', '=', kind))
    .select(['c.languages', 't.language', 't.title', 't.content'])
    .where('c.id', '=', collegeId)
    .execute();
  const ownTexts = rows.flatMap(({ language, title, content }): OwnAlertText[] =>
    language === null ? [] : [{ kind, language, title: title!, content: content! }],
  );
  return { languages: rows[0]!.languages, own: ownTexts };
}

/**
 * Returns the prepared text of an alert in the school's other languages. A title or content that differs from the prepared
 * one in the main language was written by the starter and is in no translation.
 */
export async function findAlertTranslations(
  tx: CollegeTransaction,
  college: { id: string; name: string; language: Language },
  { alert_kind: kind, title, content, places }: WrittenAlert,
): Promise<AlertTranslation[]> {
  const { languages, own: ownTexts } = await readTexts(tx, college.id, kind);
  const prepared = alertTemplateIn(ownTexts, kind, college.language, college.language);
  const names = places.map(({ name }) => name);
  const values = alertTemplateValues(names, college.name);
  const isPrepared = {
    title: fillAlertTemplate(prepared.title, values).trim() === title,
    content: fillAlertTemplate(prepared.content, values).trim() === content,
  };
  if (!isPrepared.title && !isPrepared.content) return [];
  return languages.flatMap((language): AlertTranslation[] => {
    const template = alertTemplateIn(ownTexts, kind, language, college.language);
    if (template.language !== language || language === college.language) return [];
    const place = new Intl.ListFormat(language).format(names) || college.name;
    const fill = (text: string) => fillAlertTemplate(text, { ...values, place });
    return [
      {
        language,
        ...(isPrepared.title ? { title: fill(template.title) } : {}),
        ...(isPrepared.content ? { content: fill(template.content) } : {}),
      },
    ];
  });
}
