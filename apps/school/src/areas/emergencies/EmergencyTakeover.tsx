import type { Notification, SafetyState } from '@school/domain';
import { AlertTakeover, Time } from '@school/ui';
import { useEffect, useState } from 'react';
import { useCollege } from '../../data/DataRoot.tsx';
import { useCommand } from '../../data/useCommand.ts';
import { problemText } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';
import { useSchool } from '../../shell/ShellRoot.tsx';

/** Covers the page with an emergency or a drill until the user answers it; showing it marks it as seen. */
export function EmergencyTakeover({ alert }: { alert: Notification }) {
  const t = useText();
  const { name } = useSchool();
  const timeZone = useCollege()?.setting.timezone;
  const { run: markRead } = useCommand('markNotificationRead');
  const { run: acknowledge } = useCommand('acknowledgeNotification');
  const [sending, setSending] = useState<SafetyState | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { id, mode, title, content, author, sent_at, seen_at, updates } = alert;
  const isUnread = seen_at === null;

  useEffect(() => {
    if (isUnread) void markRead({ path: { id } });
  }, [markRead, id, isUnread]);

  const answer = async (state: SafetyState) => {
    setSending(state);
    setProblem(null);
    const outcome = await acknowledge({ path: { id }, body: { state } });
    setSending(null);
    if (!outcome.ok) setProblem(problemText(t, outcome.problem));
  };

  return (
    <AlertTakeover
      mode={mode}
      sound
      label={t(mode === 'drill' ? 'notifications.drill' : 'emergencies.real')}
      context={<bdi>{name}</bdi>}
      title={title}
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
        </>
      }
    >
      <span dir="auto">{content}</span>
      {updates.map((update) => (
        <strong key={update.id} dir="auto">
          {update.content}
        </strong>
      ))}
    </AlertTakeover>
  );
}
