import { useMemo } from 'react';
import { useSession, useSources } from '../data/DataRoot.tsx';
import { readDraftOwner } from './draftOwner.ts';
import { type Drafts, openDrafts } from './drafts.ts';

/** Returns the drafts of the signed-in user; null while the user is unknown. */
export function useDrafts(): Drafts | null {
  const { storage } = useSources();
  const owner = useSession().user?.id ?? readDraftOwner(storage);
  return useMemo(() => (owner ? openDrafts(storage, location.hostname, owner) : null), [storage, owner]);
}
