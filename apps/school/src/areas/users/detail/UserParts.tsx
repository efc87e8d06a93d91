import type { SchoolUser } from '@school/domain';
import { Heading, Inline, Link, Stack, Tag, Text } from '@school/ui';
import { useQuery } from '../../../data/useQuery.ts';
import { useText } from '../../../intl/useText.ts';
import { useGroupNames } from '../useGroupNames.ts';
import { useRoleSummary } from '../../roles/index.ts';
import { rolePaths } from '../../roles/paths.ts';

/** A person's roles and groups. */
export function UserParts({ person }: { person: SchoolUser }) {
  const t = useText();
  const names = useGroupNames();
  const summary = useRoleSummary();
  const roles = useQuery('listRoles', {}).data?.data ?? [];
  const parts = [
    ...names('places', person.place_ids),
    ...names('grades', person.grade_ids),
    ...names('courses', person.course_ids),
  ];
  return (
    <Stack gap="xl">
      <Stack as="section" gap="m" aria-label={t('users.form.roles')}>
        <Heading level={3} size="heading">
          {t('users.form.roles')}
        </Heading>
        {person.roles.length === 0 && <Text tone="quiet">{t('user.noRoles')}</Text>}
        <Stack as="ul" gap="m">
          {person.roles.map(({ id, name }) => {
            const role = roles.find((one) => one.id === id);
            return (
              <Stack as="li" key={id} gap="xs">
                <Link href={rolePaths.detail.href({ id })}>
                  <bdi>{name}</bdi>
                </Link>
                {role && (
                  <Text size="small" tone="quiet">
                    {summary(role.permissions)}
                  </Text>
                )}
              </Stack>
            );
          })}
        </Stack>
      </Stack>
      <Stack as="section" gap="m" aria-label={t('user.parts')}>
        <Heading level={3} size="heading">
          {t('user.parts')}
        </Heading>
        {parts.length === 0 ? (
          <Text tone="quiet">{t('user.noParts')}</Text>
        ) : (
          <Inline gap="xs">
            {parts.map((name) => (
              <Tag key={name}>{name}</Tag>
            ))}
          </Inline>
        )}
      </Stack>
    </Stack>
  );
}
