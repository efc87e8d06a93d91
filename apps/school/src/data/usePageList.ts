import type { AnswerData, InputOf, OperationId, PageMeta } from '@school/domain';
import { useCallback, useEffect, useMemo } from 'react';
import { unstable_serialize as serializeKey } from 'swr';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import { useShown } from './copies.ts';
import { useSession, useSources } from './DataRoot.tsx';
import { problemOfQuery } from './fetchAnswer.ts';
import { fetchOrStored, type Key } from './fetchOrStored.ts';
import { onRecordChange } from './recordChanges.ts';
import { useListRefetch } from './useListRefetch.ts';
import type { Pages } from './usePages.ts';
import { isFetching } from './useQuery.ts';

/** Operations with numbered pages. */
export type PageId = {
  [Id in OperationId]: AnswerData<Id> extends { data: readonly unknown[]; meta: { last_page: number } }
    ? Id
    : never;
}[OperationId];

type Row<Id extends PageId> = AnswerData<Id> extends { data: readonly (infer Row)[] } ? Row : never;
type Page<Id extends PageId> = { data: Row<Id>[]; meta: PageMeta };

/**
 * Reads a list with numbered pages as one list; each `loadMore()` adds a page. A row that moved between two requests is
 * returned once.
 */
export function usePageList<Id extends PageId>(
  operationId: Id,
  input: InputOf<Id>,
): Pages<Row<Id> & { id: string }> & {
  /** Number of rows on all pages, as last read. */
  total: number | undefined;
} {
  const sources = useSources();
  const { token } = useSession();
  const getKey = (index: number, previous: Page<Id> | null): Key | null => {
    if (!token || (previous && previous.meta.current_page >= previous.meta.last_page)) return null;
    const { query } = input as { query?: object };
    return [operationId, { ...input, query: { ...query, page: index + 1 } }, token];
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
    { shouldRetryOnError: false, keepPreviousData: true, revalidateFirstPage: true, dedupingInterval: 0 },
  );
  const reload = useCallback(() => void again(), [again]);
  const listKey = unstable_serialize(getKey as never);
  useListRefetch(operationId, listKey, reload);
  useEffect(
    () =>
      onRecordChange(({ operationIds, apply }) => {
        if (!operationIds.includes(operationId)) return;
        const wasFetching = isFetching(listKey);
        void again((known) => known?.map((page) => apply(page)), { revalidate: false });
        if (wasFetching) void again();
      }),
    [operationId, listKey, again],
  );
  const pages = data as unknown as Page<Id>[] | undefined;
  const loaded = pages?.length ?? 0;
  useShown((pages ?? [null]).map((_, index) => serializeKey(getKey(index, pages?.[index - 1] ?? null))));
  const rows = useMemo(() => {
    const all = pages?.flatMap((page) => page.data as (Row<Id> & { id: string })[]);
    return all && [...new Map(all.map((row) => [row.id, row])).values()];
  }, [pages]);
  const last = pages?.at(-1)?.meta;
  return {
    rows,
    loading: isLoading && pages === undefined,
    problem: problemOfQuery(error),
    total: last?.total,
    more: last !== undefined && last.current_page < last.last_page,
    loadingMore: isValidating && pages !== undefined && size > pages.length,
    loadMore: useCallback(() => void setSize(loaded + 1), [setSize, loaded]),
    reload,
  };
}
