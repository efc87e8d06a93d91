import { useConfirm } from '@school/ui';
import { useCallback } from 'react';
import { useSources } from '../data/DataRoot.tsx';
import { digestOf, forgetRevocation, storeRevocation } from '../data/revocations.ts';
import { useCommand } from '../data/useCommand.ts';
import { eraseAllDrafts } from '../forms/eraseDrafts.ts';
import { useDrafts } from '../forms/useDrafts.ts';
import { problemMessage } from '../intl/problemText.ts';
import { useText } from '../intl/useText.ts';
import { readPendingAnswers } from '../outbox/pendingAnswers.ts';
import { answerProblems, useAnswers } from '../outbox/useAnswers.ts';
import { endPush } from '../push/endPush.ts';
import { useNavigation } from '../router/NavigationRoot.tsx';
import { forgetSessionEnd } from './sessionEnd.ts';
import { useShell } from './ShellRoot.tsx';

/** Returns the number of the person's messages that wait on this device. */
async function countMessages(person: string | undefined): Promise<number> {
  const { indexedDB } = globalThis;
  if (!indexedDB || !person) return 0;
  const { countUnsent } = await import('../outbox/openOutbox.ts');
  return countUnsent(indexedDB, { school: window.location.hostname, person });
}

/** Erases the messages that wait on this device. */
async function eraseMessages(): Promise<void> {
  const { indexedDB } = globalThis;
  if (!indexedDB) return;
  const { eraseOutboxes } = await import('../outbox/openOutbox.ts');
  await eraseOutboxes(indexedDB, null);
}

/** The questions before what waits on this device is deleted. */
const questions = {
  answers: { title: 'signOut.unanswered.title', body: 'signOut.unanswered.body' },
  messages: { title: 'signOut.unsent.title', body: 'signOut.unsent.body' },
} as const;

/** Milliseconds that a sign-out waits for the answers to alerts: the network may be gone. */
const longestWait = 5000;

/**
 * Sends the user's answers to alerts that wait on this device.
 * @returns the number of those that are still waiting.
 */
function useAnswersSending(): () => Promise<number> {
  const { notices } = useShell();
  const { send } = useAnswers();
  const drafts = useDrafts();
  return useCallback(async () => {
    if (!drafts) return 0;
    const sendOne = async ([id, answer]: Parameters<typeof send>) => {
      const problem = await send(id, answer);
      if (problem) notices.notify({ tone: 'critical', message: problemMessage(problem, answerProblems) });
    };
    const waiting = Object.entries(readPendingAnswers(drafts));
    if (waiting.length === 0) return 0;
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, longestWait);
    await Promise.race([Promise.all(waiting.map(sendOne)), late.promise]);
    clearTimeout(timer);
    return Object.keys(readPendingAnswers(drafts)).length;
  }, [drafts, notices, send]);
}

/**
 * Signs out and removes the person's data from this device, even if the server is unreachable. Waiting answers to alerts
 * are sent first; what can't be sent is deleted after a confirmation. Stores only a digest of the token until the server has
 * ended the session; the digest has no other use.
 * @returns Signs out.
 */
export function useSignOut(): () => Promise<void> {
  const { session, storage } = useSources();
  const { notices } = useShell();
  const { run } = useCommand('logout');
  const navigation = useNavigation();
  const confirm = useConfirm();
  const sendAnswers = useAnswersSending();
  const t = useText();
  return useCallback(async () => {
    const { token, user } = session.getState();
    const mayDelete = ({ title, body }: (typeof questions)[keyof typeof questions], count: number) =>
      count === 0 ||
      confirm({
        tone: 'critical',
        title: t(title),
        body: t(body, { count }),
        confirmLabel: t('signOut.unsent.confirm'),
      });
    if (!(await mayDelete(questions.answers, await sendAnswers()))) return;
    // A browser without this database has no waiting messages.
    if (!(await mayDelete(questions.messages, await countMessages(user?.id).catch(() => 0)))) return;
    const answered = run({});
    const digest = token ? digestOf(token, globalThis.crypto?.subtle).catch(() => undefined) : undefined;
    eraseAllDrafts(storage);
    session.logOut();
    forgetSessionEnd(notices);
    void eraseMessages();
    void endPush();
    // After a deliberate sign-out, sign-in has no return URL.
    const left = navigation.navigate('/auth/login', { replace: true });
    const digested = await digest;
    // Stored before the response, because the page may be closed during the request.
    const isStored = digested !== undefined && storeRevocation(storage, digested);
    const outcome = await answered;
    if (outcome.ok || outcome.problem.kind === 'unauthenticated') {
      if (digested !== undefined) forgetRevocation(storage, digested);
      return;
    }
    // An error toast is removed when its screen is left, so it waits for the navigation.
    await left;
    notices.notify({
      tone: 'critical',
      message: { id: isStored ? 'signOut.pending' : 'signOut.failed' },
    });
  }, [run, session, storage, notices, navigation, confirm, sendAnswers, t]);
}
