import { useCallback } from 'react';
import { useSources } from '../data/DataRoot.tsx';
import { eraseAllDrafts } from '../forms/draftOwner.ts';
import { useNavigation } from '../navigation/NavigationRoot.tsx';

/**
 * Signs out: nothing of the person stays on this device, also when the provider can't be told.
 * @returns Does it.
 */
export function useSignOut(): () => Promise<void> {
  const { client, session, storage } = useSources();
  const navigation = useNavigation();
  return useCallback(async () => {
    const told = client.call('logout', {}).catch(() => undefined);
    eraseAllDrafts(storage);
    session.logOut();
    // Who leaves on purpose doesn't want to be led back.
    navigation.navigate('/auth/login', { replace: true });
    await told;
  }, [client, session, storage, navigation]);
}
