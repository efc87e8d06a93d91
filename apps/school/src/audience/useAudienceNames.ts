import type { AudienceWrite } from '@school/domain';
import { useCollege } from '../data/DataRoot.tsx';
import { useQuery } from '../data/useQuery.ts';
import { useText } from '../intl/useText.ts';

type Named = { id: string; name: string };

/** Whom an audience names, and whom it leaves out. */
export type NamedAudience = { names: string[]; except: string | undefined };

/**
 * Reads the names of what audiences are made of; nothing where all are for everybody.
 *
 * @param audiences Those that will be asked for; any without it.
 */
export function useAudienceNames(
  audiences?: readonly AudienceWrite[],
): (audience: AudienceWrite) => NamedAudience {
  const t = useText();
  const restricted = audiences?.some(({ scope }) => scope === 'restricted') ?? true;
  const byRole = audiences?.some(({ role_ids: roles }) => (roles?.length ?? 0) > 0) ?? true;
  const places = useCollege()?.places;
  const grades = useQuery('listGrades', restricted ? {} : null).data?.data;
  const courses = useQuery('listCourses', restricted ? {} : null).data?.data;
  const roles = useQuery('listRoles', restricted && byRole ? {} : null).data?.data;
  // What is narrowest comes first: where there is little room, the rest becomes a number.
  const lists: (readonly Named[] | undefined)[] = [courses, grades, places, byRole ? roles : []];
  const known = lists.flatMap((list) => list ?? []);
  const read = lists.every((list) => list);
  return ({ scope, place_ids, grade_ids, course_ids, role_ids, user_ids, exclude_user_ids }) => {
    const chosen = new Set([place_ids, grade_ids, course_ids, role_ids].flatMap((ids) => ids ?? []));
    const there = known.filter(({ id }) => chosen.has(id));
    const people = user_ids?.length ?? 0;
    const excluded = exclude_user_ids?.length ?? 0;
    const named = [
      ...there.map(({ name }) => name),
      ...(people > 0 ? [t('audience.named.people', { count: people })] : []),
      ...(read && there.length < chosen.size ? [t('audience.gone')] : []),
    ];
    return {
      names: scope === 'all' ? [t('audience.named.everybody')] : named,
      except: excluded > 0 ? t('audience.named.except', { count: excluded }) : undefined,
    };
  };
}
