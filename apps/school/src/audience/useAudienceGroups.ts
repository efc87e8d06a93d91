import { allows, type AudienceWrite, type Course, fullName, type Grade } from '@school/domain';
import type { AudienceGroup, AudienceOption } from '@school/ui';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCollege, useSession } from '../data/DataRoot.tsx';
import { useLookup } from '../data/useLookup.ts';
import { useQuery } from '../data/useQuery.ts';
import { useText } from '../intl/useText.ts';
import type { AudienceGroupId } from './audienceValue.ts';
import { useKnownPeople } from './useKnownPeople.ts';

/** Maximum number of people per search. */
const offered = 20;

/** Options of the audience picker; null while they load. */
export type AudienceGroups = {
  groups: AudienceGroup[] | null;
  /** The school's courses; undefined while they load. */
  courses: readonly Course[] | undefined;
  /** People who can be excluded; without the permission to list people, only those already excluded. */
  exceptions: AudienceGroup | undefined;
  problem: ReturnType<typeof useQuery>['problem'];
  reload(): void;
};

type Named = { id: string; name: string };

/** A request that never resolves: a list that still loads. */
const awaited = () => new Promise<never>(() => undefined);

/** Returns a search of active people by name, for the picker's options. */
function usePeopleSearch(learn: ReturnType<typeof useKnownPeople>['learn']) {
  const { formatList } = useIntl();
  const lookUp = useLookup('listUsers');
  return useCallback(
    async (q: string, signal: AbortSignal) => {
      const outcome = await lookUp({ query: { q, per_page: offered, 'filter[status]': 'active' }, signal });
      if (!outcome.ok) throw new Error(outcome.problem.kind);
      const listedPeople = outcome.data.data.map((person) => ({
        id: person.id,
        name: fullName(person),
        roles: person.roles.map(({ name }) => name),
      }));
      learn(listedPeople);
      return listedPeople.map(({ id, name, roles: has }) => ({
        value: id,
        label: name,
        description: formatList(has),
      }));
    },
    [lookUp, learn, formatList],
  );
}

/**
 * Loads places, grades, courses and roles, and searches people if the user may list them. Chosen entries always stay among
 * the options, so that they can be removed.
 *
 * @param ownPart Offers only the user's own places, grades and courses.
 */
export function useAudienceGroups(value: AudienceWrite, ownPart: boolean): AudienceGroups {
  const t = useText();
  const { user } = useSession();
  const places = useCollege()?.places;
  const grades = useQuery('listGrades', {});
  const courses = useQuery('listCourses', {});
  const roles = useQuery('listRoles', {});
  // The counts are optional: the picker works without them.
  const counts = useQuery('countAudienceGroups', {}).data?.data;
  const seesPeople = user !== null && allows(user, 'users.view');
  // Removed entries stay selectable until the form is left.
  const [before] = useState(value);
  const both = (list: Exclude<keyof AudienceWrite, 'scope'>) => [
    ...new Set([...(before[list] ?? []), ...(value[list] ?? [])]),
  ];
  const [people, except] = [both('user_ids'), both('exclude_user_ids')];
  const { names, learn } = useKnownPeople([...people, ...except]);

  const search = usePeopleSearch(learn);
  const lists = [grades, courses, roles];
  // Shows the picker before its lists load, unless a chosen entry has no name yet.
  const chosenBefore = (['grade_ids', 'course_ids', 'place_ids', 'role_ids'] as const).some(
    (list) => both(list).length > 0,
  );
  const [gradeList, courseList, roleList] = [grades.data?.data, courses.data?.data, roles.data?.data];

  const toOption = (kind: keyof NonNullable<typeof counts>, { id, name }: Named): AudienceOption => {
    const people = counts?.[kind].find((one) => one.id === id)?.people ?? 0;
    return {
      value: id,
      label: name,
      ...(counts && { description: t('audience.named.people', { count: people }) }),
    };
  };
  const listDeleted = (chosen: readonly string[], list: readonly Named[]) =>
    chosen
      .filter((one) => !list.some((each) => each.id === one))
      .map((one) => ({ value: one, label: t('audience.unavailable') }));
  const listed = (
    id: AudienceGroupId & keyof NonNullable<typeof counts>,
    label: string,
    list: readonly Named[] | undefined,
    chosen: readonly string[],
    ownIds?: readonly string[],
  ): AudienceGroup => {
    if (!list) return { id, label, options: awaited };
    const visible =
      ownIds && ownPart ? list.filter((one) => ownIds.includes(one.id) || chosen.includes(one.id)) : list;
    const options = visible.map((one) => toOption(id, one));
    return { id, label, options: [...options, ...listDeleted(chosen, list)] };
  };
  // For the user's own part: their grades with the selectable courses, and their courses in other grades.
  const tree = (gradesThere: readonly Grade[], coursesThere: readonly Course[]): AudienceGroup => {
    const [ofGrades, ofCourses] = [both('grade_ids'), both('course_ids')];
    const mayChoose = (id: string, ownIds: readonly string[] | undefined, chosen: readonly string[]) =>
      !ownPart || ownIds?.includes(id) === true || chosen.includes(id);
    const options = gradesThere.flatMap((grade) => {
      const whole = mayChoose(grade.id, user?.grade_ids, ofGrades);
      const parts = coursesThere
        .filter((course) => course.grade_id === grade.id)
        .map((course) => ({
          ...toOption('courses', course),
          disabled: !mayChoose(course.id, user?.course_ids, ofCourses),
        }))
        .filter((course) => whole || !course.disabled);
      if (!whole && parts.length === 0) return [];
      return [{ ...toOption('grades', grade), disabled: !whole, parts }];
    });
    const deletedOptions = [...listDeleted(ofGrades, gradesThere), ...listDeleted(ofCourses, coursesThere)];
    return { id: 'grades', partsId: 'courses', label: t('audience.groups'), options, known: deletedOptions };
  };
  const ofPeople = (
    id: string,
    label: string,
    chosen: readonly string[],
    searched: boolean,
  ): AudienceGroup => {
    const options = chosen.map((one) => ({
      value: one,
      label: names[one] === null ? t('audience.unavailable') : (names[one] ?? t('audience.person')),
    }));
    return searched ? { id, label, options: search, known: options } : { id, label, options };
  };
  const somethingIn = ({ options }: AudienceGroup) => typeof options === 'function' || options.length > 0;

  const exceptions = ofPeople('exceptions', t('audience.exceptions'), except, seesPeople);
  return {
    groups:
      (gradeList && courseList && roleList) || !chosenBefore
        ? [
            gradeList && courseList
              ? tree(gradeList, courseList)
              : { id: 'grades', partsId: 'courses', label: t('audience.groups'), options: awaited },
            listed('places', t('audience.places'), places ?? [], both('place_ids'), user?.place_ids),
            listed('roles', t('audience.roles'), roleList, both('role_ids')),
            // A person can belong to any part of the school, so single people need more than the own part.
            ofPeople('people', t('audience.people'), people, seesPeople && !ownPart),
          ].filter(somethingIn)
        : null,
    courses: courseList,
    exceptions: somethingIn(exceptions) ? exceptions : undefined,
    problem: lists.find(({ data, problem }) => problem && !data)?.problem,
    reload: () => {
      for (const query of lists) query.reload();
    },
  };
}
