import { allows } from '@school/domain';
import type { AudienceGroup } from '@school/ui';
import { useCallback, useMemo } from 'react';
import { useCollege, useSession } from '../data/DataRoot.tsx';
import { useLookup } from '../data/useLookup.ts';
import { useQuery } from '../data/useQuery.ts';
import { useText } from '../intl/useText.ts';
import type { AudienceGroupId } from './audienceValue.ts';

/** How many people a search offers. */
const offered = 20;

/** What the school's people can be named by; null until it is known. */
export type AudienceGroups = {
  groups: AudienceGroup[] | null;
  /** Who can be left out; nobody who may not look people up. */
  exceptions: AudienceGroup | undefined;
  problem: ReturnType<typeof useQuery>['problem'];
  reload(): void;
};

const byName = (list: readonly { id: string; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }));

/** Reads places, grades, courses and roles, and searches people for those who may see them. */
export function useAudienceGroups(): AudienceGroups {
  const t = useText();
  const { user } = useSession();
  const places = useCollege()?.places;
  const grades = useQuery('listGrades', {});
  const courses = useQuery('listCourses', {});
  const roles = useQuery('listRoles', {});
  const lookUp = useLookup('listUsers');
  const seesPeople = user !== null && allows(user, 'users.view');

  const search = useCallback(
    async (q: string, signal: AbortSignal) => {
      const found = await lookUp({ query: { q, per_page: offered, 'filter[status]': 'active' }, signal });
      if (!found.ok) throw new Error(found.problem.kind);
      return found.data.data.map(({ id, name, first_lastname: lastname, email }) => ({
        value: id,
        label: `${name} ${lastname}`.trim(),
        help: email,
      }));
    },
    [lookUp],
  );

  const known = [grades, courses, roles];
  const [gradeList, courseList, roleList] = [grades.data?.data, courses.data?.data, roles.data?.data];
  return {
    groups: useMemo(() => {
      if (!gradeList || !courseList || !roleList) return null;
      const groups: (AudienceGroup & { id: AudienceGroupId })[] = [
        { id: 'grades', label: t('audience.grades'), options: byName(gradeList) },
        { id: 'courses', label: t('audience.courses'), options: byName(courseList) },
        { id: 'places', label: t('audience.places'), options: byName(places ?? []) },
        { id: 'roles', label: t('audience.roles'), options: byName(roleList) },
      ];
      if (seesPeople) groups.push({ id: 'people', label: t('audience.people'), options: search });
      return groups;
    }, [t, gradeList, courseList, roleList, places, seesPeople, search]),
    exceptions: useMemo(
      () => (seesPeople ? { id: 'exceptions', label: t('audience.exceptions'), options: search } : undefined),
      [t, seesPeople, search],
    ),
    problem: known.find(({ problem }) => problem)?.problem,
    reload: () => {
      for (const query of known) query.reload();
    },
  };
}
