import { useCallback, useEffect, useState } from 'react';
import { useLookup } from '../data/useLookup.ts';

/** How many names the provider tells at once. */
const atOnce = 100;

type Names = Readonly<Record<string, string | null>>;

/** Names of chosen people; null of those who are no longer there, nothing while they are being read. */
export type KnownPeople = { names: Names; learn(people: readonly { id: string; name: string }[]): void };

/**
 * Learns the names of people of whom only the ids are stored.
 *
 * @param ids Of all chosen people; those met before are not asked for again.
 */
export function useKnownPeople(ids: readonly string[]): KnownPeople {
  const preview = useLookup('previewAudience');
  const [names, setNames] = useState<Names>({});
  const asked = JSON.stringify([...new Set(ids)].filter((id) => !(id in names)).slice(0, atOnce));

  const learn = useCallback(
    (people: readonly { id: string; name: string }[]) =>
      setNames((old) => ({ ...old, ...Object.fromEntries(people.map(({ id, name }) => [id, name])) })),
    [],
  );

  useEffect(() => {
    const unknown = JSON.parse(asked) as string[];
    if (unknown.length === 0) return undefined;
    const stopping = new AbortController();
    // Whoever is chosen and left out at once is told by name; and whoever writes to people may ask, also when the list
    // of people isn't theirs to see.
    const audience = { scope: 'restricted' as const, user_ids: unknown, exclude_user_ids: unknown };
    void preview({ body: { audience }, signal: stopping.signal }).then((answer) => {
      if (stopping.signal.aborted || !answer.ok) return;
      const found = answer.data.data.excluded.map(({ person }) => person);
      setNames((old) => ({
        ...old,
        ...Object.fromEntries(unknown.map((id) => [id, null])),
        ...Object.fromEntries(found.map(({ id, name }) => [id, name])),
      }));
    });
    return () => stopping.abort();
  }, [asked, preview]);

  return { names, learn };
}
