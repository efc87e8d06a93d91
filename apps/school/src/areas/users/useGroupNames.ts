import { useCollege } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';

type Kind = 'roles' | 'places' | 'grades' | 'courses';

/** @returns The names of a person's groups, in the school's order, without deleted ones. */
export function useGroupNames(): (kind: Kind, ids: readonly string[]) => string[] {
  const groups: Record<Kind, readonly { id: string; name: string }[]> = {
    places: useCollege()?.places ?? [],
    roles: useQuery('listRoles', {}).data?.data ?? [],
    grades: useQuery('listGrades', {}).data?.data ?? [],
    courses: useQuery('listCourses', {}).data?.data ?? [],
  };
  return (kind, ids) => groups[kind].filter(({ id }) => ids.includes(id)).map(({ name }) => name);
}
