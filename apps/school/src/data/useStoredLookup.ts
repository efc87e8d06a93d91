import type { AnswerData, InputOf, OperationId } from '@school/domain';
import { useCallback, useRef, useState } from 'react';
import { isCopy, noteUpdated, useShown } from './copies.ts';
import { useSources } from './DataRoot.tsx';
import { problemOfQuery } from './fetchAnswer.ts';
import { fetchOrStored, keyOfRequest } from './fetchOrStored.ts';
import type { Outcome } from './useCommand.ts';

/** What a request adds to the answers on screen: the first one, an earlier part, or what is new. */
export type LookupPart = 'first' | 'earlier' | 'newer';

/** Reads answers for a screen that holds them outside of the cache and continues the first one. */
export type StoredLookup<Id extends OperationId> = {
  /** Sends the operation. Without a connection, newer answers don't come from this device. Never rejects. */
  read(input: InputOf<Id>, part: LookupPart): Promise<Outcome<AnswerData<Id>>>;
  /** Whether the first answer is from this device, or missing, because the server could not be asked. */
  isOutdated(): boolean;
};

/** @returns Sends an operation without the cache, and keeps its answers on this device. */
export function useStoredLookup<Id extends OperationId>(operationId: Id): StoredLookup<Id> {
  const sources = useSources();
  const [shownKey, setShownKey] = useState('');
  const firstKey = useRef('');
  useShown([shownKey]);
  const read = useCallback(
    async (input: InputOf<Id>, part: LookupPart): Promise<Outcome<AnswerData<Id>>> => {
      const key = keyOfRequest(operationId, input, sources.session.getState().token);
      if (part === 'first') {
        firstKey.current = key;
        setShownKey(key);
      }
      try {
        const data = (await fetchOrStored(sources, operationId, input, part !== 'newer')) as AnswerData<Id>;
        if (part === 'newer') noteUpdated(firstKey.current);
        return { ok: true, data };
      } catch (reason) {
        return { ok: false, problem: problemOfQuery(reason) ?? { kind: 'failed' } };
      }
    },
    [sources, operationId],
  );
  const isOutdated = useCallback(() => isCopy(firstKey.current), []);
  return { read, isOutdated };
}
