import type { Audience, AudienceWrite } from '@school/domain';
import { useCollege } from '../data/DataRoot.tsx';
import { useQuery } from '../data/useQuery.ts';
import { useText } from '../intl/useText.ts';

/** An audience as it is written or read. */
export type ShownAudience = AudienceWrite & Pick<Audience, 'has_people'>;

type Named = { id: string; name: string };

/** Names of an audience, and of those it excludes. */
export type NamedAudience = { names: string[]; except: string | undefined };

/** Loads the lists that audiences refer to; none if all audiences include everyone. */
function useNameLists(audiences: readonly AudienceWrite[] | undefined) {
  const restricted = audiences?.some(({ scope }) => scope === 'restricted') ?? true;
  const byRole = audiences?.some(({ role_ids: roles }) => (roles?.length ?? 0) > 0) ?? true;
  const places = useCollege()?.places;
  const grades = useQuery('listGrades', restricted ? {} : null);
  const courses = useQuery('listCourses', restricted ? {} : null);
  const roles = useQuery('listRoles', restricted && byRole ? {} : null);
  // The narrowest groups come first, because a short space shows a number for the rest.
  const lists: (readonly Named[] | undefined)[] = [
    courses.data?.data,
    grades.data?.data,
    places,
    byRole ? roles.data?.data : [],
  ];
  return { lists, loading: grades.loading || courses.loading || roles.loading };
}

/** @returns Whether the names of the audiences still load. */
export const useAwaitedNames = (audiences: readonly AudienceWrite[]): boolean =>
  useNameLists(audiences).loading;

/**
 * Loads the names that audiences refer to; none if all audiences include everyone.
 *
 * @param audiences The audiences that are shown; any audience without it.
 */
export function useAudienceNames(
  audiences?: readonly AudienceWrite[],
): (audience: ShownAudience) => NamedAudience {
  const t = useText();
  const { lists } = useNameLists(audiences);
  const groups = lists.flatMap((list) => list ?? []);
  const read = lists.every((list) => list);
  return ({ scope, place_ids, grade_ids, course_ids, role_ids, user_ids, exclude_user_ids, has_people }) => {
    const chosen = new Set([place_ids, grade_ids, course_ids, role_ids].flatMap((ids) => ids ?? []));
    const chosenGroups = groups.filter(({ id }) => chosen.has(id));
    const people = user_ids?.length ?? 0;
    const excluded = exclude_user_ids?.length ?? 0;
    const named = [
      ...chosenGroups.map(({ name }) => name),
      ...(people > 0 ? [t('audience.named.people', { count: people })] : []),
      ...(has_people ? [t('audience.named.selected')] : []),
      ...(read && chosenGroups.length < chosen.size ? [t('audience.unavailable')] : []),
    ];
    return {
      // Waits for all lists, because rows would change their height as each one arrives.
      names: scope === 'all' ? [t('audience.named.all')] : read ? named : [],
      except: excluded > 0 ? t('audience.named.except', { count: excluded }) : undefined,
    };
  };
}
