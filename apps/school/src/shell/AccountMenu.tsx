import { fullName } from '@school/domain';
import { Avatar, Button, Menu, Stack, Text } from '@school/ui';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useSession } from '../data/DataRoot.tsx';
import { useText } from '../intl/useText.ts';
import { useSignOut } from './useSignOut.ts';
import { profilePaths } from '../areas/profile/paths.ts';

/** Menu of the signed-in user with sign-out. */
export function AccountMenu() {
  const t = useText();
  const { formatList } = useIntl();
  const { user } = useSession();
  const signOut = useSignOut();
  const [, navigate] = useLocation();
  const name = user ? fullName(user) : t('app.account');
  const label = user ? t('app.accountMenu', { name }) : name;
  return (
    <Menu
      label={label}
      align="end"
      heading={
        <Stack>
          <Text as="span" weight="medium" isolate translate="no">
            {name}
          </Text>
          <Text as="span" size="small" tone="quiet" isolate>
            {formatList((user?.roles ?? []).map((role) => role.name))}
          </Text>
        </Stack>
      }
      trigger={
        <Button variant="plain" aria-label={label}>
          <Avatar name={name} src={user?.avatar} size={32} aria-hidden />
        </Button>
      }
      items={[
        {
          id: 'profile',
          label: t('profile.title'),
          icon: 'user',
          onSelect: () => navigate(profilePaths.detail.href()),
        },
        { id: 'sign-out', label: t('app.signOut'), icon: 'log-out', onSelect: () => void signOut() },
      ]}
    />
  );
}
