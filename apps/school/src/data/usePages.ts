import type { AnswerData, InputOf, OperationId } from '@school/domain';
import { useCallback, useMemo } from 'react';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import { useSession, useSources } from './DataRoot.tsx';
import { type Problem, problemOfRejection } from './problem.ts';
import { useListRefetch } from './useListRefetch.ts';
import { fetchAnswer, type Key, QueryError } from './useQuery.ts';

/** Operations with cursor pagination, newest first. */
export type CursorId = {
  [Id in OperationId]: AnswerData<Id> extends { data: readonly unknown[]; meta: { before: string | null } }
    ? Id
    : never;
}[OperationId];

type Row<Id extends CursorId> = AnswerData<Id> extends { data: readonly (infer Row)[] } ? Row : never;

/** The loaded pages of a list. */
export type Pages<Data> = {
  /** The same array until a newer response. */
  rows: Data[] | undefined;
  loading: boolean;
  problem: Problem | undefined;
  /** Whether there are older rows. */
  more: boolean;
  loadingMore: boolean;
  loadMore(): void;
  reload(): void;
};

/** Reads a list with cursor pagination; each `loadMore()` adds a page. */
export function usePages<Id extends CursorId>(operationId: Id, input: InputOf<Id>): Pages<Row<Id>> {
  const { client } = useSources();
  const { token } = useSession();
  const keyOf = (_index: number, previous: { meta: { before: string | null } } | null): Key | null => {
    if (!token || previous?.meta.before === null) return null;
    const { query } = input as { query?: object };
    const page = previous ? { ...input, query: { ...query, before: previous.meta.before } } : input;
    return [operationId, page, token];
  };
  const {
    data,
    error,
    isLoading,
    isValidating,
    size,
    setSize,
    mutate: again,
  } = useSWRInfinite(
    keyOf as never,
    ([, page]: Key) => fetchAnswer(client, operationId, page as InputOf<Id>),
    // Data that was invalidated while no screen showed it is refetched on the next mount.
    {
      shouldRetryOnError: false,
      keepPreviousData: true,
      revalidateFirstPage: true,
      dedupingInterval: 0,
    },
  );
  const reload = useCallback(() => void again(), [again]);
  useListRefetch(operationId, unstable_serialize(keyOf as never), reload);
  const pages = data as unknown as { data: Row<Id>[]; meta: { before: string | null } }[] | undefined;
  const rows = useMemo(() => pages?.flatMap((page) => page.data), [pages]);
  return {
    rows,
    loading: isLoading && pages === undefined,
    problem:
      error === undefined
        ? undefined
        : error instanceof QueryError
          ? error.problem
          : problemOfRejection(error),
    more: (pages?.at(-1)?.meta.before ?? null) !== null,
    loadingMore: isValidating && pages !== undefined && size > pages.length,
    loadMore: useCallback(() => void setSize((count) => count + 1), [setSize]),
    reload,
  };
}
