import type { AudienceWrite } from '@school/domain';
import { useCollege } from '../data/DataRoot.tsx';
import { useQuery } from '../data/useQuery.ts';
import { useText } from '../intl/useText.ts';

type Named = { id: string; name: string };

/** Names that are at hand already, as a post brings them along. */
type AtHand = { courses?: readonly Named[]; grades?: readonly Named[] };

/** @returns Whom an audience reaches, in a word each: courses, grades, places, roles; of single people how many. */
export function useAudienceNames(): (audience: AudienceWrite, atHand?: AtHand) => string[] {
  const t = useText();
  const places = useCollege()?.places;
  const courses = useQuery('listCourses', {}).data?.data;
  const grades = useQuery('listGrades', {}).data?.data;
  const roles = useQuery('listRoles', {}).data?.data;
  const of = (list: readonly Named[] | undefined, ids: readonly string[] = []) =>
    list?.filter(({ id }) => ids.includes(id)).map(({ name }) => name) ?? [];
  return (audience, atHand = {}) => {
    if (audience.scope === 'all') return [t('posts.everybody')];
    const people = audience.user_ids?.length ?? 0;
    return [
      ...of(atHand.courses ?? courses, audience.course_ids),
      ...of(atHand.grades ?? grades, audience.grade_ids),
      ...of(places, audience.place_ids),
      ...of(roles, audience.role_ids),
      ...(people > 0 ? [t('posts.people', { count: people })] : []),
    ];
  };
}
