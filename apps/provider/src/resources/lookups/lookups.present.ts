import type { Course, Grade, PostCategory } from '@school/domain';
import type { Row } from '../../database/schema.ts';

/** Converts a category of posts or of documents to the contract's form. */
export function presentCategory({
  id,
  name,
  slug,
  parent_id,
  position,
  version,
}: Row<'post_categories'>): PostCategory {
  return { id, name, slug, parent_id, order: position, version };
}

export const presentGrade = ({ id, code, name, level, position, version }: Row<'grades'>): Grade => ({
  id,
  code,
  name,
  level,
  order: position,
  version,
});

export const presentCourse = ({ id, code, name, grade_id, letter, version }: Row<'courses'>): Course => ({
  id,
  code,
  name,
  grade_id,
  letter,
  version,
});
