import type { Template, TemplateDetail } from '@school/domain';
import type { Person } from '../../security/auth.ts';
import { presentPerson } from '../accounts/accounts.present.ts';
import { getAllowedTemplateActions } from './templates.policy.ts';
import type { ListedTemplateRow, TemplateRow } from './templates.queries.ts';

export function presentTemplate(row: ListedTemplateRow, person: Person): Template {
  const { id, kind, name, author, version, created_at, updated_at } = row;
  return {
    id,
    kind,
    name,
    author: author && presentPerson(author),
    version,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    can: getAllowedTemplateActions(person, row),
  };
}

/** Returns a template with its values, without a category or place that was deleted since. */
export function presentTemplateDetail(row: TemplateRow, person: Person): TemplateDetail {
  const values = {
    ...row.content,
    ...('category_id' in row.content && !row.knows_category && { category_id: null }),
    ...('place_id' in row.content && !row.knows_place && { place_id: null }),
  };
  return { ...presentTemplate(row, person), [row.kind]: values };
}
