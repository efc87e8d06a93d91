import { hasAudienceTarget } from '@school/domain';
import { Inline, Tag, Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { useText } from '../intl/useText.ts';
import { type ShownAudience, useAudienceNames } from './useAudienceNames.ts';

/**
 * Names of an audience as badges; single people and exceptions as counts.
 *
 * @param props.most Maximum number of names; the rest becomes a number. Without it, all.
 */
export function AudienceNames({ audience, most = Infinity }: { audience: ShownAudience; most?: number }) {
  const t = useText();
  const { formatNumber } = useIntl();
  const { names, except } = useAudienceNames([audience])(audience);
  const rest = names.length - most;
  return (
    <Inline gap="xs">
      {names.slice(0, most).map((name, at) => (
        <Tag key={at}>{name}</Tag>
      ))}
      {rest > 0 && (
        <Text as="span" size="small" tone="quiet" dir="ltr">
          {formatNumber(rest, { signDisplay: 'always' })}
        </Text>
      )}
      {!hasAudienceTarget(audience) && !audience.has_people && (
        <Text as="span" size="small" tone="quiet">
          {t('audience.empty')}
        </Text>
      )}
      {except && (
        <Text as="span" size="small" tone="quiet">
          {except}
        </Text>
      )}
    </Inline>
  );
}
