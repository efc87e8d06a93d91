import type { AudienceWrite, Post } from '@school/domain';
import { Inline, Tag, Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { namesSomebody } from '../audience/audienceValue.ts';
import { useText } from '../intl/useText.ts';
import { useAudienceNames } from './useAudienceNames.ts';

/**
 * Who a post is for, in a word each.
 *
 * @param most How many are named before the rest becomes a number.
 */
export function AudienceTags({
  audience,
  post,
  most = 2,
}: {
  audience: AudienceWrite;
  /** The post, which brings some of the names along. */
  post?: Pick<Post, 'courses' | 'grades'>;
  most?: number;
}) {
  const t = useText();
  const { formatNumber } = useIntl();
  const names = useAudienceNames()(audience, post);
  if (!namesSomebody(audience)) {
    return (
      <Text as="span" size="small" tone="quiet">
        {t('posts.nobodyYet')}
      </Text>
    );
  }
  return (
    <Inline gap="xs">
      {names.slice(0, most).map((name) => (
        <Tag key={name}>{name}</Tag>
      ))}
      {names.length > most && (
        <Text as="span" size="small" tone="quiet" dir="ltr">
          {formatNumber(names.length - most, { signDisplay: 'always' })}
        </Text>
      )}
    </Inline>
  );
}
