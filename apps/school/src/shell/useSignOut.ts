import { useConfirm } from '@school/ui';
import { useCallback } from 'react';
import { useSources } from '../data/DataRoot.tsx';
import { digestOf, forgetRevocation, storeRevocation } from '../data/revocations.ts';
import { useCommand } from '../data/useCommand.ts';
import { eraseAllDrafts } from '../forms/eraseDrafts.ts';
import { useText } from '../intl/useText.ts';
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

/**
 * Signs out after a confirmation if messages are not sent yet, and removes the person's data from this device, even if the server is unreachable. Stores only a digest of the
 * token until the server has ended the session; the digest has no other use.
 * @returns Signs out.
 */
export function useSignOut(): () => Promise<void> {
  const { session, storage } = useSources();
  const { notices } = useShell();
  const { run } = useCommand('logout');
  const navigation = useNavigation();
  const confirm = useConfirm();
  const t = useText();
  return useCallback(async () => {
    const { token, user } = session.getState();
    // A browser without this database has no waiting messages.
    const count = await countMessages(user?.id).catch(() => 0);
    const question = {
      tone: 'critical',
      title: t('signOut.unsent.title'),
      body: t('signOut.unsent.body', { count }),
      confirmLabel: t('signOut.unsent.confirm'),
    } as const;
    if (count > 0 && !(await confirm(question))) return;
    const answered = run({});
    const digest = token ? digestOf(token, globalThis.crypto?.subtle).catch(() => undefined) : undefined;
    eraseAllDrafts(storage);
    session.logOut();
    forgetSessionEnd(notices);
    void eraseMessages();
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
  }, [run, session, storage, notices, navigation, confirm, t]);
}
