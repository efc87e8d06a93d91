import { Select } from '@school/ui';
import { useQuery } from '../../data/useQuery.ts';
import type { MessageId } from '../../intl/messages.ts';
import { useText } from '../../intl/useText.ts';
import type { Narrowing, PostsFilter } from './postsFilter.ts';

/** The value of "any" in a select, where an empty one means that nothing has been chosen. */
const any = 'any';

const words: Record<Narrowing, { label: MessageId; any: MessageId }> = {
  grade: { label: 'posts.filter.grade', any: 'posts.filter.anyGrade' },
  course: { label: 'posts.filter.course', any: 'posts.filter.anyCourse' },
  category: { label: 'posts.filter.category', any: 'posts.filter.anyCategory' },
};

/** By grade, by course, by category: what is chosen is in the address at once. */
export function NarrowingSelects(props: {
  filter: PostsFilter;
  onChange(change: Partial<PostsFilter>): void;
  /** Writes each label out above its select. */
  labelled?: boolean;
}) {
  const t = useText();
  const categories = useQuery('listPostCategories', {}).data?.data ?? [];
  const grades = useQuery('listGrades', {}).data?.data ?? [];
  const courses = useQuery('listCourses', {}).data?.data ?? [];
  const options: Record<Narrowing, { value: string; label: string }[]> = {
    grade: grades.map(({ id, name }) => ({ value: id, label: name })),
    course: courses.map(({ id, name }) => ({ value: id, label: name })),
    category: categories.map(({ slug, name }) => ({ value: slug, label: name })),
  };
  return (['grade', 'course', 'category'] as const).map((by) => (
    <Select
      key={by}
      label={t(words[by].label)}
      hideLabel={!props.labelled}
      value={props.filter[by] || any}
      onValueChange={(value) => props.onChange({ [by]: value === any ? '' : value })}
      options={[{ value: any, label: t(words[by].any) }, ...options[by]]}
    />
  ));
}
