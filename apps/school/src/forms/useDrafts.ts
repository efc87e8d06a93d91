import { useMemo } from 'react';
import { useSession, useSources } from '../data/DataRoot.tsx';
import { ownerOf } from './draftOwner.ts';
import { type Drafts, draftsOf } from './drafts.ts';

/** Returns the drafts of the signed-in user; null while the user is unknown. */
export function useDrafts(): Drafts | null {
  const { storage } = useSources();
  const owner = useSession().user?.id ?? ownerOf(storage);
  return useMemo(() => (owner ? draftsOf(storage, location.hostname, owner) : null), [storage, owner]);
}
