import type { Audience } from '@school/domain';
import { Inline, Tag, Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { useText } from '../intl/useText.ts';
import { useGroupNames } from '../people/useGroupNames.ts';

/**
 * Whom something is for, in a word each.
 *
 * @param most How many are named before the rest becomes a number.
 */
export function Recipients({ audience, most = 2 }: { audience: Audience; most?: number }) {
  const t = useText();
  const { formatNumber } = useIntl();
  const names = useGroupNames();
  if (audience.scope === 'all') {
    return (
      <Inline>
        <Tag>{t('notifications.form.everybody')}</Tag>
      </Inline>
    );
  }
  const people = audience.user_ids.length;
  const words = [
    ...names('courses', audience.course_ids),
    ...names('grades', audience.grade_ids),
    ...names('places', audience.place_ids),
    ...names('roles', audience.role_ids),
    ...(people > 0 ? [t('notifications.people', { count: people })] : []),
  ];
  if (words.length === 0) {
    return (
      <Text as="span" size="small" tone="quiet">
        {t('notifications.nobodyYet')}
      </Text>
    );
  }
  return (
    <Inline gap="xs">
      {words.slice(0, most).map((word) => (
        <Tag key={word}>{word}</Tag>
      ))}
      {words.length > most && (
        <Text as="span" size="small" tone="quiet" dir="ltr">
          {formatNumber(words.length - most, { signDisplay: 'always' })}
        </Text>
      )}
    </Inline>
  );
}
