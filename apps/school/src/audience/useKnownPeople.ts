import { useCallback, useEffect, useState } from 'react';
import { useLookup } from '../data/useLookup.ts';

/** Maximum number of names per request. */
const atOnce = 100;

type Names = Readonly<Record<string, string | null>>;

/** Names of chosen people: null for deleted people, undefined while loading. */
export type KnownPeople = { names: Names; learn(people: readonly { id: string; name: string }[]): void };

/**
 * Looks up names of people that are stored as ids.
 *
 * @param ids Ids of all chosen people; known ones aren't requested again.
 */
export function useKnownPeople(ids: readonly string[]): KnownPeople {
  const preview = useLookup('previewAudience');
  const [names, setNames] = useState<Names>({});
  const unknownKey = JSON.stringify([...new Set(ids)].filter((id) => !(id in names)).slice(0, atOnce));

  const learn = useCallback(
    (people: readonly { id: string; name: string }[]) =>
      setNames((old) => ({ ...old, ...Object.fromEntries(people.map(({ id, name }) => [id, name])) })),
    [],
  );

  useEffect(() => {
    const unknown = JSON.parse(unknownKey) as string[];
    if (unknown.length === 0) return undefined;
    const stopping = new AbortController();
    // The preview names everyone who is both included and excluded, and needs no permission to list people.
    const audience = { scope: 'restricted' as const, user_ids: unknown, exclude_user_ids: unknown };
    void preview({ body: { audience }, signal: stopping.signal }).then((answer) => {
      if (stopping.signal.aborted || !answer.ok) return;
      const people = answer.data.data.excluded.map(({ person }) => person);
      setNames((old) => ({
        ...old,
        ...Object.fromEntries(unknown.map((id) => [id, null])),
        ...Object.fromEntries(people.map(({ id, name }) => [id, name])),
      }));
    });
    return () => stopping.abort();
  }, [unknownKey, preview]);

  return { names, learn };
}
