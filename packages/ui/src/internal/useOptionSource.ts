import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { usableOptions } from '../components/Field/usableOptions.ts';
import type { ComboboxOption } from './findOptions.ts';

/** Searches for options asynchronously. The signal is aborted when the answer is no longer needed. */
export type OptionSearch = (query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

/** The options: a list, or an async search that is called as the user types. */
export type OptionSource = readonly ComboboxOption[] | OptionSearch;

/** The options that a source has returned, and its state. */
export interface OptionOffer {
  options: readonly ComboboxOption[];
  status: 'ready' | 'loading' | 'failed';
  /** Retries a failed search. */
  retry: () => void;
}

interface Answer {
  query: string;
  attempt: number;
  options: readonly ComboboxOption[];
  failed: boolean;
}

/* Debounces typing: one request for a word, not for each character. */
const pause = 200;
const none: readonly ComboboxOption[] = [];

/**
 * The options of a list, or the results of a search for a query while `active`. Earlier results are shown until then.
 */
export const useOptionSource = (
  component: string,
  source: OptionSource,
  query: string,
  active: boolean,
): OptionOffer => {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const searches = typeof source === 'function';
  const isCurrent = answer?.query === query && answer.attempt === attempt;

  const search = useEffectEvent((signal: AbortSignal) => {
    if (typeof source !== 'function') return;
    const publish = (options: readonly ComboboxOption[], failed: boolean) => {
      if (!signal.aborted) setAnswer({ query, attempt, options, failed });
    };
    /* A search that throws before it waits has failed as well. */
    Promise.resolve()
      .then(() => source(query, signal))
      .then(
        (options) => publish(usableOptions(component, options, false), false),
        () => publish(none, true),
      );
  });
  useEffect(() => {
    if (!searches || !active || isCurrent) return;
    const controller = new AbortController();
    const timer = setTimeout(() => search(controller.signal), query === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [searches, active, isCurrent, query, attempt]);

  const list = useMemo(
    () => (typeof source === 'function' ? none : usableOptions(component, source, false)),
    [component, source],
  );
  if (!searches) return { options: list, status: 'ready', retry: () => {} };
  return {
    options: answer?.options ?? none,
    status: !isCurrent ? 'loading' : answer.failed ? 'failed' : 'ready',
    retry: () => setAttempt(attempt + 1),
  };
};
