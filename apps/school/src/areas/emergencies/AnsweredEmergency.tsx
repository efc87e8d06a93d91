import { allows, type Notification, type SafetyState } from '@school/domain';
import { Banner, Button, Inline, LinkButton } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import { useText } from '../../intl/useText.ts';
import { notificationPaths } from '../notifications/paths.ts';
import { useRouterLocation } from '../../router/NavigationRoot.tsx';
import { boardPaths } from './paths.ts';

const separator = ' · ';

/** An ongoing emergency that the user has answered, with the latest update. */
export function AnsweredEmergency(props: {
  alert: Notification;
  response: SafetyState | null;
  /** Whether the server has not confirmed the answer. */
  isPending: boolean;
  onAddNote(): void;
}) {
  const t = useText();
  const { alert, response, isPending, onAddNote } = props;
  const { id, mode, title, updates } = alert;
  const { user } = useSession();
  const board = boardPaths.board.href({ id });
  const { path } = useRouterLocation();
  const offersBoard = user !== null && allows(user, 'emergency.board') && path !== board;
  const isDrill = mode === 'drill';
  const latest = updates.at(-1);
  return (
    <Banner
      tone={isDrill ? 'info' : 'critical'}
      icon={isDrill ? 'flag' : 'siren'}
      role="status"
      title={t(isDrill ? 'emergencies.drillTitle' : 'emergencies.realTitle', { title })}
      action={
        <Inline gap="s">
          {response === 'needs_help' && (
            <Button size="s" onClick={onAddNote}>
              {t('emergencies.help.add')}
            </Button>
          )}
          <LinkButton size="s" href={notificationPaths.receivedOne.href({ id })}>
            {t('emergencies.open')}
          </LinkButton>
          {offersBoard && (
            <LinkButton size="s" href={board}>
              {t('board.open')}
            </LinkButton>
          )}
        </Inline>
      }
    >
      {t(
        response === 'safe' ? 'notifications.answer.answeredSafe' : 'notifications.answer.answeredNeedsHelp',
      )}
      {isPending && separator}
      {isPending && t('emergencies.waiting')}
      {latest && separator}
      {latest && <bdi>{latest.content}</bdi>}
    </Banner>
  );
}
