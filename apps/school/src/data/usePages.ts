import type { AnswerData, InputOf, OperationId } from '@school/domain';
import { useCallback, useMemo } from 'react';
import { unstable_serialize as serializeKey } from 'swr';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import { useShown } from './copies.ts';
import { useSession, useSources } from './DataRoot.tsx';
import { problemOfQuery } from './fetchAnswer.ts';
import { fetchOrStored, type Key } from './fetchOrStored.ts';
import type { Problem } from './problem.ts';
import { useListRefetch } from './useListRefetch.ts';

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
  const sources = useSources();
  const { token } = useSession();
  const getKey = (_index: number, previous: { meta: { before: string | null } } | null): Key | null => {
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
    getKey as never,
    ([, page]: Key) => fetchOrStored(sources, operationId, page as InputOf<Id>),
    // Data that was invalidated while no screen showed it is refetched on the next mount.
    {
      shouldRetryOnError: false,
      keepPreviousData: true,
      revalidateFirstPage: true,
      dedupingInterval: 0,
    },
  );
  const reload = useCallback(() => void again(), [again]);
  useListRefetch(operationId, unstable_serialize(getKey as never), reload);
  const pages = data as unknown as { data: Row<Id>[]; meta: { before: string | null } }[] | undefined;
  const loaded = pages?.length ?? 0;
  useShown((pages ?? [null]).map((_, index) => serializeKey(getKey(index, pages?.[index - 1] ?? null))));
  const rows = useMemo(() => pages?.flatMap((page) => page.data), [pages]);
  return {
    rows,
    loading: isLoading && pages === undefined,
    problem: problemOfQuery(error),
    more: (pages?.at(-1)?.meta.before ?? null) !== null,
    loadingMore: isValidating && pages !== undefined && size > pages.length,
    loadMore: useCallback(() => void setSize(loaded + 1), [setSize, loaded]),
    reload,
  };
}
