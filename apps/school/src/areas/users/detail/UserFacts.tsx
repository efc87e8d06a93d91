import { fullName, type SchoolUser, findScope } from '@school/domain';
import { Avatar, Divider, Heading, Inline, Page, Stack, Text } from '@school/ui';
import { useLocation } from 'wouter';
import { RecordBar } from '../../../actions/RecordBar.tsx';
import { useSession } from '../../../data/DataRoot.tsx';
import { useText } from '../../../intl/useText.ts';
import { PersonStatusBadge } from '../PersonStatusBadge.tsx';
import { PinState } from '../PinState.tsx';
import { usePersonActions } from '../usePersonActions.tsx';
import { UserNotices } from './UserNotices.tsx';
import { UserParts } from './UserParts.tsx';
import { UserRecord } from './UserRecord.tsx';
import { BackLink } from '../../../screen/BackLink.tsx';
import { userPaths } from '../paths.ts';

/** A person's record with its actions. */
export function UserFacts({ person }: { person: SchoolUser }) {
  const t = useText();
  const [, navigate] = useLocation();
  const { user } = useSession();
  const actions = usePersonActions(() => navigate(userPaths.list.href(), { replace: true }));
  const name = fullName(person);
  const isSelf = user?.id === person.id;
  const whole = isSelf || (user !== null && findScope(user, 'users.view') === 'any');
  return (
    <Page width="form">
      <Stack as="article" gap="xl">
        <Stack gap="m">
          <RecordBar
            label={t('users.actionsFor', { name })}
            actions={actions.getActions(person).filter((action) => action !== 'separator')}
          >
            <BackLink href={userPaths.list.href()}>{t('user.back')}</BackLink>
          </RecordBar>
          <Inline gap="m">
            <Avatar name={name} src={person.avatar} size={72} aria-hidden />
            <Stack gap="xs">
              <Heading level={2} size="display">
                <bdi>{name}</bdi>
              </Heading>
              {person.position && (
                <Text tone="quiet" isolate>
                  {person.position}
                </Text>
              )}
              <Inline gap="s">
                <PersonStatusBadge person={person} whole={whole} />
                <PinState person={person} />
              </Inline>
            </Stack>
          </Inline>
        </Stack>
        <UserNotices person={person} onGivePin={() => actions.openPinDialog(person)} />
        <UserRecord person={person} whole={whole} />
        <Divider />
        <UserParts person={person} />
      </Stack>
      {actions.dialogs}
    </Page>
  );
}
