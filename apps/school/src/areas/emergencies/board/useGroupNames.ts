import type { BoardRow } from '@school/domain';
import { useCollege } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';

type Named = { id: string; name: string };

const noNames: readonly Named[] = [];

/** Returns the school's places and courses, and a function that names those of a person. */
export function useGroupNames() {
  const places: readonly Named[] = useCollege()?.places ?? noNames;
  const courses: readonly Named[] = useQuery('listCourses', {}).data?.data ?? noNames;
  const named = new Map([...places, ...courses].map(({ id, name }) => [id, name]));
  const namesOf = ({ place_ids, course_ids }: BoardRow) =>
    [...place_ids, ...course_ids].flatMap((id) => named.get(id) ?? []);
  return { places, courses, namesOf };
}
