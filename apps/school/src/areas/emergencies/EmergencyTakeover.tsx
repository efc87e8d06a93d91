import type { Notification, SafetyState } from '@school/domain';
import { AlertTakeover, Time } from '@school/ui';
import { useEffect, useState } from 'react';
import { useCollege } from '../../data/DataRoot.tsx';
import type { Problem } from '../../data/problem.ts';
import { useCommand } from '../../data/useCommand.ts';
import { Separator } from '../../intl/Separator.tsx';
import { useMinuteTime } from '../../intl/useMinuteTime.ts';
import { FactLine } from '../../intl/FactLine.tsx';
import { problemText } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';
import { useOnline, useSchool } from '../../screen/ScreenRoot.tsx';
import { alertKinds } from '../notifications/index.ts';
import { ElapsedTime } from './ElapsedTime.tsx';
import { answerProblems } from '../../outbox/useAnswers.ts';

/** Covers the page with an emergency or a drill until the user answers it; showing it marks it as seen. */
export function EmergencyTakeover(props: {
  alert: Notification;
  /** Sends the answer, or stores it until it can be sent. */
  onAnswer(state: SafetyState): Promise<Problem | null>;
}) {
  const t = useText();
  const { name } = useSchool();
  const timeZone = useCollege()?.setting.timezone;
  const { run: markRead } = useCommand('markNotificationRead');
  const [sending, setSending] = useState<SafetyState | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, mode, alert_kind, title, content, author, places, sent_at, seen_at, updates } = props.alert;
  const kind = alert_kind ? [t(alertKinds[alert_kind])] : [];
  const isOnline = useOnline();
  const isUnread = seen_at === null;
  const formatTime = useMinuteTime();
  const latest = updates.at(-1);
  const formatLabel = (at: string) => t('emergencies.updateAt', { time: formatTime(at) });

  useEffect(() => {
    if (isUnread) void markRead({ path: { id } });
  }, [markRead, id, isUnread]);

  const answer = async (state: SafetyState) => {
    setSending(state);
    setProblem(null);
    const rejected = await props.onAnswer(state);
    setSending(null);
    if (rejected) setProblem(problemText(t, rejected, answerProblems));
  };

  return (
    <AlertTakeover
      mode={mode}
      sound
      soundKey={[props.alert.reminded_at, latest?.id].join(' ')}
      label={t(mode === 'drill' ? 'notifications.drill' : 'emergencies.real')}
      context={<FactLine facts={[...kind, { name }, ...places]} />}
      elapsed={sent_at && <ElapsedTime since={sent_at} />}
      title={title}
      update={latest && { label: formatLabel(latest.created_at), text: latest.content }}
      notice={problem && <span role="alert">{problem}</span>}
      answers={[
        {
          id: 'safe',
          icon: 'shield-check',
          label: t('notifications.answer.safe'),
          primary: true,
          loading: sending === 'safe',
          onSelect: () => void answer('safe'),
        },
        {
          id: 'needs_help',
          icon: 'hand',
          label: t('notifications.answer.needsHelp'),
          help: t('emergencies.needsHelpHelp'),
          loading: sending === 'needs_help',
          onSelect: () => void answer('needs_help'),
        },
      ]}
      footer={
        <>
          <span>{t('emergencies.startedBy', { name: author.name })}</span>
          {sent_at && <Time value={sent_at} timeZone={timeZone} format="relative" />}
          {mode === 'drill' && <span>{t('notifications.answer.drill')}</span>}
          {!isOnline && <span>{t('emergencies.sentLater')}</span>}
        </>
      }
    >
      <span dir="auto">{content}</span>
      {updates.slice(0, -1).map(({ id: key, content: text, created_at }) => (
        <div key={key}>
          <span>{formatLabel(created_at)}</span>
          <Separator />
          <bdi>{text}</bdi>
        </div>
      ))}
    </AlertTakeover>
  );
}
