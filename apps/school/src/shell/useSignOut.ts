import { useCallback } from 'react';
import { useSources } from '../data/DataRoot.tsx';
import { digestOf, forgetRevocation, storeRevocation } from '../data/revocations.ts';
import { useCommand } from '../data/useCommand.ts';
import { eraseAllDrafts } from '../forms/draftOwner.ts';
import { useNavigation } from '../router/NavigationRoot.tsx';
import { forgetSessionEnd } from './sessionEnd.ts';
import { useShell } from './ShellRoot.tsx';

/**
 * Signs out and removes the person's data from this device, even if the server is unreachable. Stores only a digest of the
 * token until the server has ended the session; the digest has no other use.
 * @returns Signs out.
 */
export function useSignOut(): () => Promise<void> {
  const { session, storage } = useSources();
  const { notices } = useShell();
  const { run } = useCommand('logout');
  const navigation = useNavigation();
  return useCallback(async () => {
    const { token } = session.getState();
    const answered = run({});
    const digest = token ? digestOf(token, globalThis.crypto?.subtle).catch(() => undefined) : undefined;
    eraseAllDrafts(storage);
    session.logOut();
    forgetSessionEnd(notices);
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
  }, [run, session, storage, notices, navigation]);
}
