import { scopeOf } from '@school/domain';
import { Skeleton, SkeletonGroup, Stack } from '@school/ui';
import { useCollege, useSession } from '../data/DataRoot.tsx';
import { useQuery } from '../data/useQuery.ts';
import { FormCheckboxGroup } from '../forms/FormCheckboxGroup.tsx';
import { FormRadioGroup } from '../forms/FormRadioGroup.tsx';
import { useFormValue } from '../forms/useFormValue.ts';
import { useText } from '../intl/useText.ts';
import { Failed } from '../shell/Failed.tsx';
import type { EventValues } from './eventValues.ts';

type Group = { id: string; name: string };

const options = (list: readonly Group[]) => list.map(({ id, name }) => ({ value: id, label: name }));

/** Who an event is for. Whose right ends at their own part of the school is offered that part alone. */
export function EventAudienceFields() {
  const t = useText();
  const { user } = useSession();
  const scope = useFormValue<EventValues, 'scope'>('scope');
  const everywhere = user !== null && scopeOf(user, 'events.write') === 'any';
  return (
    <Stack gap="l">
      <FormRadioGroup
        name="scope"
        label={t('events.form.audience')}
        variant="cards"
        options={[
          { value: 'restricted', label: t('events.form.restricted'), help: t('events.form.restrictedHelp') },
          {
            value: 'all',
            label: t('audience.named.everybody'),
            help: t(everywhere ? 'events.form.everybodyHelp' : 'events.form.everybodyNot'),
            disabled: !everywhere,
          },
        ]}
      />
      {scope === 'restricted' && <GroupFields everywhere={everywhere} />}
    </Stack>
  );
}

function GroupFields({ everywhere }: { everywhere: boolean }) {
  const t = useText();
  const { user } = useSession();
  const places = useCollege()?.places ?? [];
  const grades = useQuery('listGrades', {});
  const courses = useQuery('listCourses', {});
  const roles = useQuery('listRoles', {});
  const all = [grades, courses, roles];
  const chosen = {
    places: useFormValue<EventValues, 'places'>('places'),
    grades: useFormValue<EventValues, 'grades'>('grades'),
    courses: useFormValue<EventValues, 'courses'>('courses'),
  };
  if (!grades.data || !courses.data || !roles.data) {
    const problem = all.find((query) => query.problem)?.problem;
    if (problem) return <Failed problem={problem} onRetry={() => all.forEach(({ reload }) => reload())} />;
    return (
      <SkeletonGroup label={t('app.loading')}>
        <Skeleton shape="box" height={96} />
        <Skeleton shape="box" height={320} />
      </SkeletonGroup>
    );
  }
  const own = (list: readonly Group[], mine: readonly string[] = [], ticked: readonly string[]) =>
    options(everywhere ? list : list.filter(({ id }) => mine.includes(id) || ticked.includes(id)));
  const groups = [
    ['places', t('events.form.places'), own(places, user?.place_ids, chosen.places)],
    ['grades', t('events.form.grades'), own(grades.data.data, user?.grade_ids, chosen.grades)],
    ['courses', t('events.form.courses'), own(courses.data.data, user?.course_ids, chosen.courses)],
    ['roles', t('events.form.roles'), options(roles.data.data)],
  ] as const;
  return groups
    .filter(([, , offered]) => offered.length > 0)
    .map(([name, label, offered]) => (
      <FormCheckboxGroup key={name} name={name} label={label} columns={3} options={offered} />
    ));
}
