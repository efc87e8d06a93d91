import { useCallback, useRef } from 'react';
import { useSources } from '../../../data/DataRoot.tsx';

/** Milliseconds between two signals. */
const period = 4000;

/** Returns a function to call when the user types in a conversation: it informs the other members, not too often. */
export function useSignalTyping(id: string): () => void {
  const { client } = useSources();
  const last = useRef(-Infinity);
  return useCallback(() => {
    const now = performance.now();
    if (!navigator.onLine || now - last.current < period) return;
    last.current = now;
    // Of no use later, so a failure has no consequence.
    void client.call('signalTyping', { path: { id } }).catch(() => undefined);
  }, [client, id]);
}
