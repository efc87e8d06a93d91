import type { Post } from '@school/domain';
import { Inline, Tag, Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { useText } from '../intl/useText.ts';

/**
 * Who a post is for, in a word each.
 *
 * @param most How many are named before the rest becomes a number.
 */
export function AudienceTags({
  post,
  most = 2,
}: {
  post: Pick<Post, 'audience' | 'courses' | 'grades'>;
  most?: number;
}) {
  const t = useText();
  const { formatNumber } = useIntl();
  if (post.audience.scope === 'all') {
    return (
      <Inline>
        <Tag>{t('posts.everybody')}</Tag>
      </Inline>
    );
  }
  const names = [...post.courses, ...post.grades];
  if (names.length === 0) {
    return (
      <Text as="span" size="small" tone="quiet">
        {t('posts.nobodyYet')}
      </Text>
    );
  }
  return (
    <Inline gap="xs">
      {names.slice(0, most).map(({ id, name }) => (
        <Tag key={id}>{name}</Tag>
      ))}
      {names.length > most && (
        <Text as="span" size="small" tone="quiet" dir="ltr">
          {formatNumber(names.length - most, { signDisplay: 'always' })}
        </Text>
      )}
    </Inline>
  );
}
