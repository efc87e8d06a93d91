import { scopeOf } from '@school/domain';
import { Notice, Stack } from '@school/ui';
import { useCollege, useSession } from '../data/DataRoot.tsx';
import { useQuery } from '../data/useQuery.ts';
import { FormCheckboxGroup } from '../forms/FormCheckboxGroup.tsx';
import { FormRadioGroup } from '../forms/FormRadioGroup.tsx';
import { useFormValue } from '../forms/useFormValue.ts';
import type { MessageId } from '../intl/messages.ts';
import { useText } from '../intl/useText.ts';
import { ReadingFields } from '../people/ReadingFields.tsx';
import type { NotificationValues } from './notificationValues.ts';
import { RecipientCount } from './RecipientCount.tsx';

type Choice = { id: string; name: string };

/** Whom a notification is for, with how many that are. Who sends in their own part of the school is offered that part. */
export function RecipientFields() {
  const t = useText();
  const { user } = useSession();
  const everywhere = user === null || scopeOf(user, 'notifications.send') === 'any';
  const scope = useFormValue<NotificationValues, 'scope'>('scope');
  return (
    <Stack gap="xl">
      {everywhere && (
        <FormRadioGroup
          name="scope"
          label={t('notifications.form.audience')}
          variant="cards"
          options={[
            {
              value: 'restricted',
              label: t('notifications.form.restricted'),
              help: t('notifications.form.restrictedHelp'),
            },
            {
              value: 'all',
              label: t('notifications.form.everybody'),
              help: t('notifications.form.everybodyHelp'),
            },
          ]}
        />
      )}
      {scope === 'restricted' && <Groups everywhere={everywhere} />}
      <RecipientCount />
    </Stack>
  );
}

function Groups({ everywhere }: { everywhere: boolean }) {
  const t = useText();
  const { user } = useSession();
  const places = useCollege()?.places ?? [];
  const grades = useQuery('listGrades', {});
  const courses = useQuery('listCourses', {});
  const roles = useQuery('listRoles', {});
  if (!grades.data || !courses.data || !roles.data) {
    return (
      <ReadingFields
        problem={grades.problem ?? courses.problem ?? roles.problem}
        onRetry={() => {
          grades.reload();
          courses.reload();
          roles.reload();
        }}
      />
    );
  }
  const mine = (choices: readonly Choice[], ids: readonly string[] | undefined) =>
    everywhere ? choices : choices.filter(({ id }) => ids?.includes(id));
  const groups: { name: string; label: MessageId; columns: 2 | 3; choices: readonly Choice[] }[] = [
    {
      name: 'courses',
      label: 'notifications.form.courses',
      columns: 3,
      choices: mine(courses.data.data, user?.course_ids),
    },
    {
      name: 'grades',
      label: 'notifications.form.grades',
      columns: 3,
      choices: mine(grades.data.data, user?.grade_ids),
    },
    {
      name: 'places',
      label: 'notifications.form.places',
      columns: 2,
      choices: mine(places, user?.place_ids),
    },
    { name: 'roles', label: 'notifications.form.roles', columns: 2, choices: roles.data.data },
  ];
  return (
    <>
      {!everywhere && <Notice tone="info">{t('notifications.form.ownPart')}</Notice>}
      {groups
        // The first has the word that nobody was chosen, so it stays though it offers nothing.
        .filter(({ name, choices }) => name === 'courses' || choices.length > 0)
        .map(({ name, label, columns, choices }) => (
          <FormCheckboxGroup
            key={name}
            name={name}
            label={t(label)}
            columns={columns}
            options={choices.map(({ id, name: word }) => ({ value: id, label: word }))}
          />
        ))}
    </>
  );
}
