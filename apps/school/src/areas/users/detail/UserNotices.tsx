import type { SchoolUser } from '@school/domain';
import { Button, LinkButton, Notice } from '@school/ui';
import { useSession } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';
import { profilePaths } from '../../profile/paths.ts';
import { userPaths } from '../paths.ts';

/** Notices about a person: approve the sign-up, or set a PIN. */
export function UserNotices({ person, onGivePin }: { person: SchoolUser; onGivePin(): void }) {
  const t = useText();
  const { user } = useSession();
  if (person.status === 'pending') {
    return (
      <Notice
        tone="info"
        icon="user-plus"
        title={t('user.pending')}
        action={
          person.can.update && (
            <LinkButton size="s" href={userPaths.detail.href({ id: person.id, edit: true })}>
              {t('users.approve')}
            </LinkButton>
          )
        }
      >
        {t('user.pendingBody')}
      </Notice>
    );
  }
  if (person.has_pin !== false || person.status !== 'active') return null;
  return (
    <Notice
      tone="caution"
      icon="key-round"
      title={t('user.noPin')}
      action={
        person.id === user?.id ? (
          <LinkButton size="s" href={profilePaths.detail.href({ part: 'pin' })}>
            {t('home.noPin.action')}
          </LinkButton>
        ) : (
          person.can.reset && (
            <Button size="s" onClick={onGivePin}>
              {t('users.pin.set')}
            </Button>
          )
        )
      }
    >
      {t('user.noPinBody')}
    </Notice>
  );
}
