import { useConfirm } from '@school/ui';
import { useCallback } from 'react';
import { authPaths } from '../areas/auth/paths.ts';
import { useSources } from '../data/DataRoot.tsx';
import { computeDigest, forgetRevocation, storeRevocation } from '../data/revocations.ts';
import { useCommand } from '../data/useCommand.ts';
import { eraseAllDrafts } from '../forms/eraseDrafts.ts';
import { pendingLanguage } from '../intl/language.ts';
import { useText } from '../intl/useText.ts';
import { untilTried } from '../outbox/untilTried.ts';
import { useOpenOutbox } from '../outbox/useOutbox.ts';
import { endPush } from '../push/endPush.ts';
import { useNavigation } from '../router/NavigationRoot.tsx';
import { forgetSessionEnd } from './sessionEnd.ts';
import { useScreenServices } from '../screen/ScreenRoot.tsx';

/** Erases the writes that wait on this device. */
async function eraseWrites(): Promise<void> {
  const { indexedDB } = globalThis;
  if (!indexedDB) return;
  const { eraseOutboxes } = await import('../outbox/openOutbox.ts');
  await eraseOutboxes(window, null);
}

/** The questions before what waits on this device is deleted. */
const questions = {
  answers: { title: 'signOut.unanswered.title', body: 'signOut.unanswered.body' },
  writes: { title: 'signOut.unsent.title', body: 'signOut.unsent.body' },
} as const;

/**
 * Sends what waits on this device.
 * @returns the question about what is still waiting, with its number.
 */
function useLastSending(): () => Promise<{ question: keyof typeof questions; count: number }> {
  const { network } = useScreenServices();
  const open = useOpenOutbox();
  return useCallback(async () => {
    const outbox = await open();
    if (!outbox) return { question: 'writes', count: 0 };
    outbox.resume();
    await Promise.all(outbox.read().map(({ seq }) => untilTried(outbox, seq, network.get)));
    const answers = outbox.read().filter(({ payload }) => payload.kind === 'answer').length;
    return answers > 0
      ? { question: 'answers', count: answers }
      : { question: 'writes', count: outbox.read().length };
  }, [network, open]);
}

/**
 * Signs out and removes the person's data from this device, even if the server is unreachable. What waits on it is sent
 * first; what can't be sent is deleted after a confirmation. Stores only a digest of the token until the server has
 * ended the session; the digest has no other use.
 * @returns Signs out.
 */
export function useSignOut(): () => Promise<void> {
  const { session, storage } = useSources();
  const { notices } = useScreenServices();
  const { run } = useCommand('logout');
  const navigation = useNavigation();
  const confirm = useConfirm();
  const sendLast = useLastSending();
  const t = useText();
  return useCallback(async () => {
    const { token } = session.getState();
    const { question, count } = await sendLast();
    const { title, body } = questions[question];
    const mayDelete =
      count === 0 ||
      (await confirm({
        tone: 'critical',
        title: t(title),
        body: t(body, { count }),
        confirmLabel: t('signOut.unsent.confirm'),
      }));
    if (!mayDelete) return;
    const answered = run({});
    const digest = token ? computeDigest(token, globalThis.crypto?.subtle).catch(() => undefined) : undefined;
    eraseAllDrafts(storage);
    // A language that the account doesn't have yet must not change that of the next person.
    storage.removeItem(pendingLanguage);
    session.logOut();
    forgetSessionEnd(notices);
    void eraseWrites();
    void endPush();
    // After a deliberate sign-out, sign-in has no return URL.
    const left = navigation.navigate(authPaths.login, { replace: true });
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
  }, [run, session, storage, notices, navigation, confirm, sendLast, t]);
}
