import type { Notification } from '@school/domain';
import { Banner } from '@school/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../../data/DataRoot.tsx';
import { useQuery } from '../../data/useQuery.ts';
import { problemMessage } from '../../intl/problemText.ts';
import { useText } from '../../intl/useText.ts';
import { useShell } from '../../shell/ShellRoot.tsx';
import { allClearLabel } from '../notifications/index.ts';
import { AnsweredEmergency } from './AnsweredEmergency.tsx';
import { EmergencyTakeover } from './EmergencyTakeover.tsx';
import { useAnswerRetries } from './useAnswerRetries.ts';
import { type Answer, answerProblems, useAnswers } from './useAnswers.ts';
import { useEnded } from './useEnded.ts';

const loadHelpNote = () => import('./HelpNoteDialog.tsx').then((file) => ({ default: file.HelpNoteDialog }));
const HelpNoteDialog = lazy(loadHelpNote);

const isReal = ({ mode }: Notification) => Number(mode === 'real');

/**
 * Shows the ongoing emergencies of the user on every protected screen: one after the other as a takeover until each is
 * answered, real ones first; then as a banner until it ends, and its end until it is dismissed.
 */
export function Emergencies() {
  const { user } = useSession();
  const { data, reload } = useQuery('listOngoingEmergencies', user ? {} : null);
  const { notices } = useShell();
  const ongoing = data?.data ?? [];
  const { ended, dismiss } = useEnded(data?.data);
  const { pending, responseOf, give, send } = useAnswers();
  useAnswerRetries({ pending, send });
  /** The emergency whose answer is on its way for the first time: its takeover stays until the attempt ends. */
  const [sending, setSending] = useState<string | null>(null);
  const [noteFor, setNoteFor] = useState<string | null>(null);

  const isAnswered = (alert: Notification) =>
    alert.response !== null || (responseOf(alert) !== null && sending !== alert.id);
  const [unanswered] = ongoing
    .filter((alert) => !isAnswered(alert))
    .toSorted((one, other) => isReal(other) - isReal(one));
  const mayNeedHelp = ongoing.length > 0;
  // Loaded with the alert, because the network may be gone when the person needs help.
  useEffect(() => {
    if (mayNeedHelp) loadHelpNote().catch(() => {});
  }, [mayNeedHelp]);
  const openNote = (id: string) =>
    loadHelpNote().then(
      () => setNoteFor(id),
      () => notices.notify({ tone: 'critical', message: problemMessage({ kind: 'offline' }) }),
    );
  const helped = ongoing.find(({ id }) => id === noteFor);

  const answer = async ({ id }: Notification, given: Answer) => {
    setSending(id);
    const problem = await give(id, given);
    setSending(null);
    if (!problem && given.state === 'needs_help') void openNote(id);
    if (problem?.kind !== 'conflict') return problem;
    // It has ended, so its takeover closes.
    notices.notify({ tone: 'critical', message: problemMessage(problem, answerProblems) });
    reload();
    return null;
  };

  return (
    <>
      {ended.map(({ alert, text }) => (
        <Ended key={alert.id} alert={alert} text={text} onDismiss={() => dismiss(alert.id)} />
      ))}
      {ongoing.filter(isAnswered).map((alert) => (
        <AnsweredEmergency
          key={alert.id}
          alert={alert}
          response={responseOf(alert)}
          isPending={pending[alert.id] !== undefined}
          onAddNote={() => void openNote(alert.id)}
        />
      ))}
      {unanswered && (
        <EmergencyTakeover
          key={unanswered.id}
          alert={unanswered}
          onAnswer={(state) => answer(unanswered, { state })}
        />
      )}
      {helped && (
        <Suspense>
          <HelpNoteDialog
            key={helped.id}
            details={{
              location: pending[helped.id]?.location ?? helped.response_location ?? '',
              note: pending[helped.id]?.note ?? helped.response_note ?? '',
            }}
            onSend={(details) => give(helped.id, { state: 'needs_help', ...details })}
            onClose={() => setNoteFor(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const separator = ' · ';

/** The end of an emergency, with the text of the all-clear if the page received it. */
function Ended(props: { alert: Notification; text: string | undefined; onDismiss: () => void }) {
  const t = useText();
  const { alert, text, onDismiss } = props;
  return (
    <Banner tone="positive" role="status" title={t(allClearLabel(alert))} onDismiss={onDismiss}>
      {text === undefined ? (
        t('emergencies.ended', { title: alert.title })
      ) : (
        <>
          <bdi>{alert.title}</bdi>
          {separator}
          <bdi>{text}</bdi>
        </>
      )}
    </Banner>
  );
}
