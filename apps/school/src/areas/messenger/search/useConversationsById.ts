import type { Conversation } from '@school/domain';
import { useEffect, useState } from 'react';
import { useLookup } from '../../../data/useLookup.ts';
import { useQuery } from '../../../data/useQuery.ts';

type ById = Readonly<Record<string, Conversation | undefined>>;

const latest = { query: { per_page: 100 } } as const;

/** Returns conversations by id: the latest hundred in one request, older ones each in its own. */
export function useConversationsById(ids: readonly string[]): ById {
  const { data, loading } = useQuery('listConversations', latest);
  const read = useLookup('getConversation');
  const [older, setOlder] = useState<ById>({});
  const conversations: ById = {
    ...older,
    ...Object.fromEntries(data?.data.map((conversation) => [conversation.id, conversation]) ?? []),
  };
  const unknownKey = loading ? '' : [...new Set(ids)].filter((id) => !(id in conversations)).join(' ');

  useEffect(() => {
    if (unknownKey === '') return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    const unknown = unknownKey.split(' ');
    void Promise.all(unknown.map((id) => read({ path: { id }, signal }))).then((outcomes) => {
      if (signal.aborted) return;
      const entries = outcomes.map((outcome, at) => [
        unknown[at]!,
        outcome.ok ? outcome.data.data : undefined,
      ]);
      setOlder((before) => ({ ...before, ...(Object.fromEntries(entries) as ById) }));
    });
    return () => stopping.abort();
  }, [unknownKey, read]);
  return conversations;
}
