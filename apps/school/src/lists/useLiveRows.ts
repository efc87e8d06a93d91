import type { OperationId } from '@school/domain';
import { useEffect, useState } from 'react';
import { onInvalidate } from '../data/cache.ts';
import type { Query } from '../data/useQuery.ts';
import { settleRows } from './settleRows.ts';

type Page = { data: readonly { id: string }[] };

/** Changes of a list that wait for the user. */
export type HeldRows = {
  /** Number of new rows; 0 if only the order changed. */
  count: number;
  show(): void;
};

/** A query of a list, and the changes that wait. */
export type LiveQuery<Data> = Query<Data> & { held: HeldRows | undefined };

type Shown<Data extends Page> = {
  input: string;
  latest: Data | undefined;
  rows: Data['data'] | undefined;
  held: number | undefined;
};

function accept<Data extends Page>(shown: Shown<Data>, latest: Data, isOwn: boolean): Shown<Data> {
  if (isOwn || !shown.rows) return { ...shown, latest, rows: latest.data, held: undefined };
  const { rows, isHeld, added } = settleRows(shown.rows, latest.data);
  return { ...shown, latest, rows, held: isHeld ? added : undefined };
}

/**
 * Returns a list's query whose rows do not move when other people change the list. The user's own changes and a change of
 * the input apply at once.
 *
 * @param input The input of the query: another page, filter or order is another list.
 */
export function useLiveRows<Data extends Page>(
  operationId: OperationId,
  input: object | null,
  query: Query<Data>,
): LiveQuery<Data> {
  const key = JSON.stringify(input);
  const [isOwn, setIsOwn] = useState(true);
  const [shown, setShown] = useState<Shown<Data>>({
    input: key,
    latest: undefined,
    rows: undefined,
    held: undefined,
  });
  useEffect(
    () =>
      onInvalidate((isInvalid, cause) => {
        if (isInvalid(operationId)) setIsOwn(cause === 'own');
      }),
    [operationId],
  );
  let now = shown;
  const isNewInput = key !== now.input;
  if (isNewInput) {
    now = { ...now, input: key };
    setIsOwn(true);
  }
  if (query.data && query.data !== now.latest) now = accept(now, query.data, isOwn || isNewInput);
  if (now !== shown) setShown(now);
  // While a refetch loads the names of its rows, the earlier rows stay.
  const latest = query.data ?? (isOwn ? undefined : now.latest);
  return {
    ...query,
    loading: query.loading && latest === undefined,
    data: latest && { ...latest, data: now.rows ?? latest.data },
    held:
      now.held === undefined
        ? undefined
        : {
            count: now.held,
            show: () => setShown((last) => ({ ...last, rows: last.latest?.data, held: undefined })),
          },
  };
}
