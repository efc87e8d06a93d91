import type { AlertKind, AlertTemplate, Language } from '@school/domain';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Row } from '../../database/schema.ts';
import { texts } from '../../texts.ts';

/** A school's own text of a kind of alert in one language. */
export type OwnAlertText = Pick<Row<'alert_texts'>, 'kind' | 'language' | 'title' | 'content'>;

const alertKinds = Object.keys(texts.en.alerts) as AlertKind[];

/**
 * Returns the text of a kind that readers of a language get: the school's own, else the school's in its main language,
 * because a standard text could contradict it, else the standard one.
 */
export function alertTemplateIn(
  ownTexts: readonly OwnAlertText[],
  kind: AlertKind,
  language: Language,
  mainLanguage: Language,
): AlertTemplate {
  const ownIn = (wanted: Language) => ownTexts.find((text) => text.kind === kind && text.language === wanted);
  const text = ownIn(language) ?? ownIn(mainLanguage) ?? { language, ...texts[language].alerts[kind] };
  const { title, content } = text;
  return { kind, title, content, language: text.language, customized: ownIn(language) !== undefined };
}

/** Returns the prepared text of each kind of alert for readers of a language. */
export async function findAlertTemplates(
  tx: CollegeTransaction,
  { language: mainLanguage }: { language: Language },
  language = mainLanguage,
): Promise<AlertTemplate[]> {
  const ownTexts = await tx
    .selectFrom('alert_texts')
    .select(['kind', 'language', 'title', 'content'])
    .execute();
  return alertKinds.map((kind) => alertTemplateIn(ownTexts, kind, language, mainLanguage));
}
