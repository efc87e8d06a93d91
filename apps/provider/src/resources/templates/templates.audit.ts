import type { Row } from '../../database/schema.ts';
import { changesOf } from '../../journal/changes.ts';

type Template = Pick<Row<'templates'>, 'id' | 'kind' | 'name' | 'content'>;

/** Returns the audit's subject for a template. */
export const subjectOf = ({ id, name }: Pick<Template, 'id' | 'name'>) => ({
  kind: 'template' as const,
  id,
  name,
});

/** Returns the fields of a template that the audit stores, without its values. */
export const recordOf = ({ kind, name }: Pick<Template, 'kind' | 'name'>) => ({ name, kind });

/** Returns the changes of an edit; for the values only whether they changed. */
export function editOf(before: Template, after: Template) {
  const { before: was, after: is } = changesOf(recordOf(before), recordOf(after));
  const values = changesOf({ content: before.content }, { content: after.content });
  return { before: was, after: 'content' in values.after ? { ...is, content: 'changed' } : is };
}
