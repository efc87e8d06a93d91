import type { Row } from '../../database/schema.ts';
import { diffFields } from '../../journal/changes.ts';

type Template = Pick<Row<'templates'>, 'id' | 'kind' | 'name' | 'content'>;

/** Returns the audit's subject for a template. */
export const toTemplateSubject = ({ id, name }: Pick<Template, 'id' | 'name'>) => ({
  kind: 'template' as const,
  id,
  name,
});

/** Returns the fields of a template that the audit stores, without its values. */
export const toTemplateAuditRecord = ({ kind, name }: Pick<Template, 'kind' | 'name'>) => ({ name, kind });

/** Returns the changes of an edit; for the values only whether they changed. */
export function toTemplateEdit(before: Template, after: Template) {
  const { before: was, after: is } = diffFields(toTemplateAuditRecord(before), toTemplateAuditRecord(after));
  const values = diffFields({ content: before.content }, { content: after.content });
  return { before: was, after: 'content' in values.after ? { ...is, content: 'changed' } : is };
}
