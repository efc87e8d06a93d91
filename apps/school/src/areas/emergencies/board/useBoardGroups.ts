import type { BoardRow } from '@school/domain';
import { useIntl } from 'react-intl';
import { useCollege } from '../../../data/DataRoot.tsx';
import { useQuery } from '../../../data/useQuery.ts';
import { useNameOrder } from '../../../intl/useNameOrder.ts';

type Named = { id: string; name: string };

const noNames: readonly Named[] = [];

/** Returns the school's places and courses, and a function that names those of a person. */
export function useBoardGroups() {
  const { formatNumber } = useIntl();
  const compareNames = useNameOrder();
  const places: readonly Named[] = useCollege()?.places ?? noNames;
  const courses: readonly Named[] = useQuery('listCourses', {}).data?.data ?? noNames;
  const named = new Map([...places, ...courses].map(({ id, name }) => [id, name]));
  const sortedNames = (ids: readonly string[]) => ids.flatMap((id) => named.get(id) ?? []).sort(compareNames);
  /** @param most The maximum number of courses; the rest becomes a number. */
  const listGroupNames = ({ place_ids, course_ids }: BoardRow, most = Infinity) => {
    const names = sortedNames(course_ids);
    const rest = names.length - most;
    return [
      ...sortedNames(place_ids),
      ...names.slice(0, most),
      ...(rest > 0 ? [formatNumber(rest, { signDisplay: 'always' })] : []),
    ];
  };
  return { places, courses, listGroupNames };
}
