import type { Audience } from '@school/domain';
import { Inline, Tag, Text } from '@school/ui';
import { useCollege } from '../data/DataRoot.tsx';
import { useQuery } from '../data/useQuery.ts';
import { useText } from '../intl/useText.ts';

/** Who an event is for, by name; single people by their number. */
export function EventAudience({ audience }: { audience: Audience }) {
  const t = useText();
  const restricted = audience.scope === 'restricted';
  const places = useCollege()?.places ?? [];
  const grades = useQuery('listGrades', restricted ? {} : null).data?.data ?? [];
  const courses = useQuery('listCourses', restricted ? {} : null).data?.data ?? [];
  const roles =
    useQuery('listRoles', restricted && audience.role_ids.length > 0 ? {} : null).data?.data ?? [];
  const { place_ids, grade_ids, course_ids, role_ids, user_ids: people, exclude_user_ids: except } = audience;
  const chosen = [...place_ids, ...grade_ids, ...course_ids, ...role_ids];
  const named = [...places, ...grades, ...courses, ...roles].filter(({ id }) => chosen.includes(id));
  return (
    <Inline gap="xs">
      {!restricted && <Tag>{t('events.everybody')}</Tag>}
      {restricted && named.map(({ id, name }) => <Tag key={id}>{name}</Tag>)}
      {restricted && people.length > 0 && <Tag>{t('events.people', { count: people.length })}</Tag>}
      {except.length > 0 && (
        <Text as="span" size="small" tone="quiet">
          {t('events.except', { count: except.length })}
        </Text>
      )}
    </Inline>
  );
}
