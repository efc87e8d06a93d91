import { useCallback } from 'react';
import { useSources } from '../data/DataRoot.tsx';
import { useCommand } from '../data/useCommand.ts';
import { eraseAllDrafts } from '../forms/draftOwner.ts';
import { useNavigation } from '../navigation/NavigationRoot.tsx';

/**
 * Signs out: nothing of the person stays on this device, also when the provider can't be told.
 * @returns Does it.
 */
export function useSignOut(): () => Promise<void> {
  const { session, storage } = useSources();
  const { run } = useCommand('logout');
  const navigation = useNavigation();
  return useCallback(async () => {
    const told = run({});
    eraseAllDrafts(storage);
    session.logOut();
    // Who leaves on purpose doesn't want to be led back.
    navigation.navigate('/auth/login', { replace: true });
    await told;
  }, [run, session, storage, navigation]);
}
