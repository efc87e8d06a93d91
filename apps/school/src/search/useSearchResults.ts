import { allows } from '@school/domain';
import type { PaletteCommand } from '@school/ui';
import { useEffect, useState } from 'react';
import { useSession, useSources } from '../data/DataRoot.tsx';
import { useText } from '../intl/useText.ts';
import { useScreenServices } from '../screen/ScreenRoot.tsx';
import { searchSources } from './searchSources.ts';

/** Delay after the last character before requests are sent, in milliseconds. */
const pause = 200;

/** Minimum number of characters, because fewer find too much. */
const fewest = 2;

type Results = { words: string; commands: PaletteCommand[] };

const none: Results = { words: '', commands: [] };

/** Returns the search results. The previous ones stay until the new ones are loaded. */
export function useSearchResults(typed: string): { commands: PaletteCommand[]; loading: boolean } {
  const t = useText();
  const { client } = useSources();
  const { user } = useSession();
  const { clock } = useScreenServices();
  const [results, setResults] = useState<Results>(none);
  const words = typed.trim();
  const isLongEnough = words.length >= fewest;

  useEffect(() => {
    if (!isLongEnough) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    const allowedSources = searchSources.filter(
      ({ permission }) =>
        !permission || (user !== null && [permission].flat().some((one) => allows(user, one))),
    );
    const timer = setTimeout(() => {
      const searches = allowedSources.map(({ find }) =>
        find(
          async (operationId, input) => {
            const answer = await client.call(operationId, input);
            return !answer.unexpected && answer.status === 200 ? (answer.data as never) : null;
          },
          words,
          signal,
          { now: clock(), me: user?.id },
        ).catch(() => null),
      );
      void Promise.all(searches).then((answers) => {
        if (signal.aborted) return;
        const commands = answers.flatMap((results, at) =>
          (results ?? []).map(({ id, title, description, href }): PaletteCommand => ({
            id,
            label: title,
            description,
            href,
            group: t(allowedSources[at]!.group),
            icon: allowedSources[at]!.icon,
            // The server also searches texts, which the palette can't match.
            keywords: [words],
          })),
        );
        if (answers.includes(null)) {
          commands.push({ id: 'failed', label: t('search.failed'), keywords: [words], disabled: true });
        }
        setResults({ words, commands });
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [client, clock, isLongEnough, t, user, words]);

  if (!isLongEnough) return { commands: [], loading: false };
  return { commands: results.commands, loading: results.words !== words };
}
