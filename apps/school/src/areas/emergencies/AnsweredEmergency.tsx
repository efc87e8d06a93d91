import type { Notification } from '@school/domain';
import { Banner, Button, Inline, LinkButton } from '@school/ui';
import { useText } from '../../intl/useText.ts';
import { notificationPaths } from '../notifications/paths.ts';
import type { PendingAnswer } from './pendingAnswers.ts';

/** An ongoing emergency that the user has answered, with the latest update. */
export function AnsweredEmergency(props: {
  alert: Notification;
  /** The answer that the server has not confirmed. */
  pending: PendingAnswer | undefined;
  onAddNote(): void;
}) {
  const t = useText();
  const { alert, pending, onAddNote } = props;
  const { id, mode, title, updates } = alert;
  const response = pending?.state ?? alert.response;
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
        </Inline>
      }
    >
      {t(
        response === 'safe' ? 'notifications.answer.answeredSafe' : 'notifications.answer.answeredNeedsHelp',
      )}
      {pending && <> {t('emergencies.waiting')}</>}
      {latest && (
        <>
          {' '}
          <bdi>{latest.content}</bdi>
        </>
      )}
    </Banner>
  );
}
