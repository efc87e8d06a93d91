import { unknownPlaceholders } from '@school/domain';
import type { Context } from '../../plugins/contract/handler.ts';
import { type FieldErrors, invalid } from '../../plugins/httpError.ts';
import { findAlertTemplates } from './alertTemplates.queries.ts';

/** @throws HttpError 422 for a placeholder that has no value, because it would appear in an alert as it is. */
function refuseUnknownPlaceholders(text: { title: string; content: string }): void {
  const errors: FieldErrors = {};
  for (const field of ['title', 'content'] as const) {
    const [unknown] = unknownPlaceholders(text[field]);
    if (unknown !== undefined)
      errors[field] = [`The placeholder {${unknown}} is unknown. Use {place} or {school}.`];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * Stores the school's own text for a kind of alert; without title and content, resets it.
 * @returns all texts.
 * @throws HttpError 422
 */
export async function changeAlertTemplate({
  tx,
  college,
  body,
  now,
  record,
  announce,
}: Context<'updateAlertTemplate'>) {
  const { kind, title, content } = body;
  if ((title === undefined) !== (content === undefined))
    throw invalid({ [title === undefined ? 'title' : 'content']: ['Title and content go together.'] });
  const before = (await findAlertTemplates(tx, college)).find((template) => template.kind === kind)!;
  if (title === undefined || content === undefined) {
    await tx.deleteFrom('alert_templates').where('kind', '=', kind).execute();
  } else {
    const text = { title: title.trim(), content: content.trim() };
    refuseUnknownPlaceholders(text);
    await tx
      .insertInto('alert_templates')
      .values({ college_id: college.id, kind, ...text, updated_at: now })
      .onConflict((conflict) =>
        conflict.columns(['college_id', 'kind']).doUpdateSet({ ...text, updated_at: now }),
      )
      .execute();
  }
  const templates = await findAlertTemplates(tx, college);
  const after = templates.find((template) => template.kind === kind)!;
  const recordOf = ({ title, content }: typeof after) => ({ alert_kind: kind, title, content });
  record({
    subject: { kind: 'college', id: college.id, name: college.name },
    before: recordOf(before),
    after: recordOf(after),
  });
  announce({ kind: 'college.updated', to: 'everybody', data: {} });
  return templates;
}
