import { useCallback } from 'react';
import { useSources } from '../data/DataRoot.tsx';
import { digestOf, forgetRevocation, keepRevocation } from '../data/revocations.ts';
import { useCommand } from '../data/useCommand.ts';
import { eraseAllDrafts } from '../forms/draftOwner.ts';
import { useNavigation } from '../navigation/NavigationRoot.tsx';
import { useShell } from './ShellRoot.tsx';

/**
 * Signs out: nothing of the person stays on this device, also when the provider can't be reached. Of the token only the
 * digest is kept until the provider has ended the sign-in, which is all that the digest is good for.
 * @returns Does it.
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
    // Who leaves on purpose doesn't want to be led back.
    const left = navigation.navigate('/auth/login', { replace: true });
    const digested = await digest;
    // Kept before the answer is here: the page may be closed while the provider is being asked.
    const isKept = digested !== undefined && keepRevocation(storage, digested);
    const outcome = await answered;
    if (outcome.ok || outcome.problem.kind === 'unauthenticated') {
      if (digested !== undefined) forgetRevocation(storage, digested);
      return;
    }
    // A notice goes with the screen that it was shown on.
    await left;
    notices.notify({
      tone: 'critical',
      message: { id: isKept ? 'signOut.pending' : 'signOut.failed' },
    });
  }, [run, session, storage, notices, navigation]);
}
