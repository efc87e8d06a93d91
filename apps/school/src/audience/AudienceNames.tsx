import { type AudienceWrite, namesSomebody } from '@school/domain';
import { Inline, Tag, Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { useText } from '../intl/useText.ts';
import { useAudienceNames } from './useAudienceNames.ts';

/**
 * Whom something is for, in a word each; single people and those left out by their number.
 *
 * @param props.most How many are named before the rest becomes a number. All of them without it.
 */
export function AudienceNames({ audience, most = Infinity }: { audience: AudienceWrite; most?: number }) {
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
      {!namesSomebody(audience) && (
        <Text as="span" size="small" tone="quiet">
          {t('audience.nobody')}
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
