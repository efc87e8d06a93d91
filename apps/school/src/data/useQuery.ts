import type { AnswerData, InputOf, OperationId } from '@school/domain';
import { useCallback, useMemo } from 'react';
import useSWR, {
  mutate,
  SWRConfig,
  unstable_serialize,
  type MutatorCallback,
  type MutatorOptions,
} from 'swr';
import { isOwnDeletion, onInvalidate, setDrop, setInvalidation } from './cache.ts';
import { invalidatedByWrite } from './invalidatedBy.ts';
import { onRecordChange } from './recordChanges.ts';
import type { Problem } from './problem.ts';
import { useShown } from './copies.ts';
import { useSession, useSources } from './DataRoot.tsx';
import { problemOfQuery } from './fetchAnswer.ts';
import { fetchOrStored, type Key } from './fetchOrStored.ts';

/** State of a query. */
export type Query<Data> = {
  /** The last response, also while a newer one loads. */
  data: Data | undefined;
  /** Whether there is neither a response nor a problem yet. */
  loading: boolean;
  /** Whether the response belongs to an earlier input, because that to the current one loads. */
  outdated: boolean;
  /** Problem of the latest request. */
  problem: Problem | undefined;
  reload(): void;
};

/** A query whose response can be changed ahead of the server's; the next response replaces it. */
type ChangeableQuery<Data> = Query<Data> & {
  change(to: (data: Data | undefined) => Data | undefined): void;
};

const once = { shouldRetryOnError: false, keepPreviousData: true };

setInvalidation(invalidatedByWrite);
setDrop(() => void mutate(() => true, undefined));
onInvalidate((outdated) => {
  void mutate((key) => {
    if (!Array.isArray(key)) return false;
    const [operationId, input] = key as Key;
    const { path } = input as { path?: { id?: string } };
    return outdated(operationId) && !(path?.id && isOwnDeletion(path.id));
  });
});

/**
 * Returns whether an answer is being fetched. A change of the cached answer makes the cache ignore that response, so it
 * must be fetched again.
 */
export const isFetching = (serializedKey: string): boolean =>
  SWRConfig.defaultValue.cache.get(serializedKey)?.isValidating === true;

const ahead: MutatorOptions = { revalidate: (_data, key) => isFetching(unstable_serialize(key)) };

onRecordChange(({ operationIds, apply }) => {
  void mutate(
    (key) => Array.isArray(key) && operationIds.includes((key as Key)[0]),
    (answer: unknown) => answer && apply(answer),
    ahead,
  );
});

/**
 * Reads an operation of the contract and caches the response until a command invalidates it.
 *
 * @param input Null while it can't be called yet.
 */
export function useQuery<Id extends OperationId>(
  operationId: Id,
  input: InputOf<Id> | null,
): ChangeableQuery<AnswerData<Id>> {
  const sources = useSources();
  const { token } = useSession();
  // Without a token there is no request; the last response stays until the screen unmounts.
  const key: Key | null = input === null || !token ? null : [operationId, input, token];
  const {
    data,
    error,
    isLoading,
    mutate: again,
  } = useSWR<AnswerData<Id>, unknown, Key | null>(
    key,
    () => fetchOrStored(sources, operationId, input as InputOf<Id>),
    once,
  );
  useShown([unstable_serialize(key)]);
  const problem = useMemo(() => problemOfQuery(error), [error]);
  return {
    data,
    loading: isLoading && data === undefined,
    outdated: isLoading && data !== undefined,
    problem,
    reload: useCallback(() => void again(), [again]),
    change: useCallback(
      (to) => void again(to as MutatorCallback<AnswerData<Id>>, ahead as MutatorOptions<AnswerData<Id>>),
      [again],
    ),
  };
}
