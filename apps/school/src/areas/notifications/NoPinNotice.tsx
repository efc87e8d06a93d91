import { LinkButton, Notice } from '@school/ui';
import { useText } from '../../intl/useText.ts';
import { profilePaths } from '../profile/paths.ts';

/** Says that a person without a PIN cannot confirm a real alert, with the way to set one. */
export function NoPinNotice() {
  const t = useText();
  return (
    <Notice
      tone="caution"
      icon="key-round"
      title={t('notifications.noPin.title')}
      action={
        <LinkButton size="s" href={profilePaths.detail.href({ part: 'pin' })}>
          {t('home.noPin.action')}
        </LinkButton>
      }
    >
      {t('notifications.noPin.body')}
    </Notice>
  );
}
