import type { AudienceWrite } from '@school/domain';
import { useCollege } from '../data/DataRoot.tsx';
import { useQuery } from '../data/useQuery.ts';
import { useText } from '../intl/useText.ts';

/** Whom an audience names, and whom it leaves out. */
export type NamedAudience = { names: string[]; except: string | undefined };

/**
 * Reads the names of what audiences are made of; nothing where all are for everybody.
 *
 * @param audiences Those that will be asked for.
 */
export function useAudienceNames(
  audiences: readonly AudienceWrite[],
): (audience: AudienceWrite) => NamedAudience {
  const t = useText();
  const restricted = audiences.some(({ scope }) => scope === 'restricted');
  const byRole = audiences.some(({ role_ids: roles }) => (roles?.length ?? 0) > 0);
  const places = useCollege()?.places ?? [];
  const grades = useQuery('listGrades', restricted ? {} : null).data?.data ?? [];
  const courses = useQuery('listCourses', restricted ? {} : null).data?.data ?? [];
  const roles = useQuery('listRoles', byRole ? {} : null).data?.data ?? [];
  const known = [...places, ...grades, ...courses, ...roles];
  return ({ scope, place_ids, grade_ids, course_ids, role_ids, user_ids, exclude_user_ids }) => {
    const chosen = new Set([place_ids, grade_ids, course_ids, role_ids].flatMap((ids) => ids ?? []));
    const people = user_ids?.length ?? 0;
    const excluded = exclude_user_ids?.length ?? 0;
    const named = [
      ...known.filter(({ id }) => chosen.has(id)).map(({ name }) => name),
      ...(people > 0 ? [t('audience.named.people', { count: people })] : []),
    ];
    return {
      names: scope === 'all' ? [t('audience.named.everybody')] : named,
      except: excluded > 0 ? t('audience.named.except', { count: excluded }) : undefined,
    };
  };
}
