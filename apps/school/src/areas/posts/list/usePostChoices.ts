import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import type { ListChoice } from '../../../lists/ListChoice.ts';

/** Returns the filters of posts: grade, course, category. */
export function usePostChoices(): ListChoice<'grade' | 'course' | 'category'>[] {
  const t = useText();
  const categories = useQuery('listPostCategories', {}).data?.data ?? [];
  const grades = useQuery('listGrades', {}).data?.data ?? [];
  const courses = useQuery('listCourses', {}).data?.data ?? [];
  return [
    {
      name: 'grade',
      label: t('posts.filter.grade'),
      any: t('posts.filter.anyGrade'),
      options: grades.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'course',
      label: t('posts.filter.course'),
      any: t('posts.filter.anyCourse'),
      options: courses.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'category',
      label: t('posts.filter.category'),
      any: t('posts.filter.anyCategory'),
      options: categories.map(({ slug, name }) => ({ value: slug, label: name })),
    },
  ];
}
