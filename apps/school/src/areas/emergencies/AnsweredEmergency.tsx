import { allows, type Notification, type SafetyState } from '@school/domain';
import { Banner, Button, Inline, LinkButton, Text } from '@school/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '../../data/DataRoot.tsx';
import { Separator } from '../../intl/Separator.tsx';
import { useMinuteTime } from '../../intl/useMinuteTime.ts';
import { useText } from '../../intl/useText.ts';
import { notificationPaths } from '../notifications/paths.ts';
import { AlertKindLead } from './AlertKindLead.tsx';
import { boardPaths } from './paths.ts';

const answerLabels = {
  safe: 'notifications.answer.answeredSafe',
  needs_help: 'notifications.answer.answeredNeedsHelp',
} as const;

/**
 * An ongoing emergency that the user has answered, with the latest update. Its board has the title and the answers, so there
 * it is only a request for help or an answer that the server has not confirmed.
 */
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
  const [path] = useLocation();
  const isOnBoard = path === board;
  const offersBoard = user !== null && allows(user, 'emergency.board') && !isOnBoard;
  const isDrill = mode === 'drill';
  const isSafe = response === 'safe';
  const formatTime = useMinuteTime();
  const latest = updates.at(-1);
  // The ones before the answer were in the takeover, with its own alarm.
  const [known] = useState(latest?.id);
  const answer =
    isPending && !isSafe ? t('emergencies.help.waiting') : t(answerLabels[isSafe ? 'safe' : 'needs_help']);
  if (isOnBoard && isSafe && !isPending) return null;
  return (
    <Banner
      tone={isDrill ? 'info' : 'critical'}
      icon={isDrill ? 'flag' : 'siren'}
      role="status"
      sound={latest?.id === known ? undefined : latest?.id}
      title={isOnBoard ? answer : t(isDrill ? 'emergencies.drillTitle' : 'emergencies.realTitle', { title })}
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
      {!isOnBoard && <AlertKindLead alert={alert} />}
      {!isOnBoard && <span>{answer}</span>}
      {!isOnBoard && isPending && isSafe && <Separator />}
      {isPending && isSafe && <span>{t('emergencies.waiting')}</span>}
      {latest && !isOnBoard && (
        <Text weight="bold">
          <span>{t('emergencies.updateAt', { time: formatTime(latest.created_at) })}</span>
          <Separator />
          <bdi>{latest.content}</bdi>
        </Text>
      )}
    </Banner>
  );
}
