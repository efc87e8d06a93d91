import type { PostCategory } from '@school/domain';
import type { Row } from '../../database/schema.ts';

/** A category of posts or of documents. */
export function presentCategory({
  id,
  name,
  slug,
  parent_id,
  position,
}: Row<'post_categories'>): PostCategory {
  return { id, name, slug, parent_id, order: position };
}
