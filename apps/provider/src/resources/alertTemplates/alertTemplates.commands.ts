import { alertPlaceholders, invalidPlaceholders } from '@school/domain';
import type { Context } from '../../http/contract/handler.ts';
import { type FieldErrors, invalid } from '../../httpError.ts';
import { findAlertTemplates } from './alertTemplates.queries.ts';

/** @throws HttpError 422 for a placeholder without a value or an unpaired brace, because it would appear in an alert as it is. */
function rejectInvalidPlaceholders(text: { title: string; content: string }): void {
  const errors: FieldErrors = {};
  for (const field of ['title', 'content'] as const) {
    const [invalidText] = invalidPlaceholders(text[field], alertPlaceholders);
    if (invalidText !== undefined)
      errors[field] = [`${invalidText} is not a placeholder. Use {place} or {school}.`];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * Stores the school's own text for a kind of alert in one language; without title and content, resets it.
 * @returns all texts of the language.
 * @throws HttpError 422
 */
export async function changeAlertTemplate({
  tx,
  college,
  body,
  now,
  audit,
  publish,
}: Context<'updateAlertTemplate'>) {
  const { kind, language = college.language, title, content } = body;
  if ((title === undefined) !== (content === undefined))
    throw invalid({ [title === undefined ? 'title' : 'content']: ['Title and content go together.'] });
  const before = (await findAlertTemplates(tx, college, language)).find(
    (template) => template.kind === kind,
  )!;
  if (title === undefined || content === undefined) {
    await tx.deleteFrom('alert_texts').where('kind', '=', kind).where('language', '=', language).execute();
  } else {
    const text = { title: title.trim(), content: content.trim() };
    rejectInvalidPlaceholders(text);
    await tx
      .insertInto('alert_texts')
      .values({ college_id: college.id, kind, language, ...text, updated_at: now })
      .onConflict((conflict) =>
        conflict.columns(['college_id', 'kind', 'language']).doUpdateSet({ ...text, updated_at: now }),
      )
      .execute();
  }
  const templates = await findAlertTemplates(tx, college, language);
  const after = templates.find((template) => template.kind === kind)!;
  const toText = ({ title, content }: typeof after) => ({ title, content });
  audit({
    subject: { kind: 'college', id: college.id, name: college.name },
    before: toText(before),
    // The audit stores differences; readers need to know which text changed.
    after: { alert_kind: kind, language, ...toText(after) },
  });
  publish({ kind: 'college.updated', to: 'everyone', data: {} });
  return templates;
}
