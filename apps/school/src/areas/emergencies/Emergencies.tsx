import { allows, type Notification } from '@school/domain';
import { Banner, Inline, LinkButton } from '@school/ui';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { useText } from '../../intl/useText.ts';
import { notificationPaths } from '../notifications/paths.ts';
import { boardPaths } from './paths.ts';
import { EmergencyTakeover } from './EmergencyTakeover.tsx';
import { useEnded } from './useEnded.ts';

const isReal = ({ mode }: Notification) => Number(mode === 'real');

/**
 * Shows the ongoing emergencies of the user on every protected screen: one after the other as a takeover until each is
 * answered, real ones first; then as a banner until it ends, and its end until it is dismissed.
 */
export function Emergencies() {
  const { user } = useSession();
  const { data } = useQuery('listOngoingEmergencies', user ? {} : null);
  const ongoing = data?.data ?? [];
  const { ended, dismiss } = useEnded(data?.data);
  const [unanswered] = ongoing
    .filter(({ response }) => response === null)
    .toSorted((one, other) => isReal(other) - isReal(one));
  return (
    <>
      {ended.map((alert) => (
        <Ended key={alert.id} alert={alert} onDismiss={() => dismiss(alert.id)} />
      ))}
      {ongoing.map((alert) => alert.response !== null && <Answered key={alert.id} alert={alert} />)}
      {unanswered && <EmergencyTakeover key={unanswered.id} alert={unanswered} />}
    </>
  );
}

function Answered({ alert }: { alert: Notification }) {
  const t = useText();
  const { id, mode, title, response, updates } = alert;
  const { user } = useSession();
  const mayLead = user !== null && allows(user, 'emergency.board');
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
          <LinkButton size="s" href={notificationPaths.receivedOne.href({ id })}>
            {t('emergencies.open')}
          </LinkButton>
          {mayLead && (
            <LinkButton size="s" href={boardPaths.board.href({ id })}>
              {t('board.open')}
            </LinkButton>
          )}
        </Inline>
      }
    >
      {t(
        response === 'safe' ? 'notifications.answer.answeredSafe' : 'notifications.answer.answeredNeedsHelp',
      )}
      {latest && (
        <>
          {' '}
          <bdi>{latest.content}</bdi>
        </>
      )}
    </Banner>
  );
}

function Ended({ alert, onDismiss }: { alert: Notification; onDismiss: () => void }) {
  const t = useText();
  return (
    <Banner tone="positive" role="status" title={t('notifications.allClear')} onDismiss={onDismiss}>
      {t('emergencies.ended', { title: alert.title })}
    </Banner>
  );
}
