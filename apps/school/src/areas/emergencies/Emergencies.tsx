import { allows, type Notification } from '@school/domain';
import { loadOverlays } from '@school/ui';
import { Suspense, useEffect, useState } from 'react';
import { useSession } from '../../data/DataRoot.tsx';
import { problemMessage } from '../../intl/problemText.ts';
import { byOnClose, lateDialog } from '../../screen/lateDialog.tsx';
import { useScreenServices } from '../../screen/ScreenRoot.tsx';
import { AnsweredEmergency } from './AnsweredEmergency.tsx';
import { EndedEmergencies } from './EndedEmergencies.tsx';
import type { HelpDetails } from './HelpNoteDialog.tsx';
import { HelpNeeded } from './HelpNeeded.tsx';
import { EmergencyTakeover } from './EmergencyTakeover.tsx';
import { type Answer, answerProblems, useAnswers } from '../../outbox/useAnswers.ts';
import { useOngoing } from './useOngoing.ts';

const HelpNoteDialog = lateDialog(
  () => import('./HelpNoteDialog.tsx').then((file) => file.HelpNoteDialog),
  byOnClose,
);

const isReal = ({ mode }: Notification) => Number(mode === 'real');

/**
 * Shows the ongoing emergencies of the user on every protected screen: one after the other as a takeover until each is
 * answered, real ones first; then as a banner until it ends, and its end until it is read. The people who lead the response
 * also see who needs help.
 */
export function Emergencies() {
  const { data: ongoing, ended, help, reload, hide } = useOngoing();
  const { notices } = useScreenServices();
  const { user } = useSession();
  const { pending, getResponse, sendAnswer, isWaiting } = useAnswers();
  /** The emergency whose answer is on its way for the first time: its takeover stays until the attempt ends. */
  const [sending, setSending] = useState<string | null>(null);
  const [noteFor, setNoteFor] = useState<string | null>(null);

  const isAnswered = (alert: Notification) =>
    alert.response !== null || (getResponse(alert) !== null && sending !== alert.id);
  const [unanswered] = ongoing
    .filter((alert) => !isAnswered(alert))
    .sort((one, other) => isReal(other) - isReal(one));
  const mayNeedHelp = ongoing.length > 0;
  // Loaded with the alert, because the network may be gone when the person needs help, or signs out with a waiting answer.
  useEffect(() => {
    if (!mayNeedHelp) return;
    void HelpNoteDialog.load();
    loadOverlays();
  }, [mayNeedHelp]);
  const mayLead = (mayNeedHelp || help.length > 0) && user !== null && allows(user, 'emergency.board');
  useEffect(() => {
    if (mayLead) void import('./board/BoardScreen.tsx').catch(() => undefined);
  }, [mayLead]);
  const helped = ongoing.find(({ id }) => id === noteFor);

  const answer = async (alert: Notification, given: Answer) => {
    const { id } = alert;
    setSending(id);
    const problem = await sendAnswer(alert, given);
    setSending(null);
    if (!problem && given.state === 'needs_help') setNoteFor(id);
    if (problem?.kind !== 'conflict') return problem;
    // It has ended, so its takeover closes.
    notices.notify({ tone: 'critical', message: problemMessage(problem, answerProblems) });
    reload();
    return null;
  };

  const sendNote = async (alert: Notification, details: HelpDetails) => {
    const problem = await sendAnswer(alert, { state: 'needs_help', ...details });
    if (!problem)
      notices.notify(
        isWaiting(alert.id)
          ? { tone: 'info', message: { id: 'emergencies.help.noteWaits' } }
          : { tone: 'positive', message: { id: 'emergencies.help.noteSent' } },
      );
    return problem;
  };

  return (
    <>
      {help.map((requests) => (
        <HelpNeeded key={requests.id} requests={requests} />
      ))}
      <EndedEmergencies alerts={ended} onRead={hide} />
      {ongoing.filter(isAnswered).map((alert) => (
        <AnsweredEmergency
          key={alert.id}
          alert={alert}
          response={getResponse(alert)}
          isPending={pending[alert.id] !== undefined}
          onAddNote={() => setNoteFor(alert.id)}
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
            emergencyId={helped.id}
            details={{
              location: pending[helped.id]?.location ?? helped.response_location ?? '',
              note: pending[helped.id]?.note ?? helped.response_note ?? '',
            }}
            isWaiting={pending[helped.id] !== undefined}
            onSend={(details) => sendNote(helped, details)}
            onClose={() => setNoteFor(null)}
          />
        </Suspense>
      )}
    </>
  );
}
