import { useMemo } from 'react';
import { useSession, useSources } from '../data/DataRoot.tsx';
import { ownerOf } from './draftOwner.ts';
import { type Drafts, draftsOf } from './drafts.ts';

/** The drafts of whoever is signed in; null until it is known who that is. */
export function useDrafts(): Drafts | null {
  const { storage } = useSources();
  const owner = useSession().user?.id ?? ownerOf(storage);
  return useMemo(() => (owner ? draftsOf(storage, location.hostname, owner) : null), [storage, owner]);
}
