import type { OperationId } from '@school/domain';
import { useEffect, useState } from 'react';
import { onInvalidate } from '../data/cache.ts';
import { settleRows } from './settleRows.ts';

type Row = { id: string };

/** Changes of a list that wait for the user. */
export type HeldRows = {
  /** Number of new rows; 0 if only the order changed. */
  count: number;
  show(): void;
};

type Shown<Data, R extends Row> = {
  key: string;
  latest: Data | undefined;
  rows: readonly R[] | undefined;
  held: number | undefined;
};

/**
 * Keeps the rows of a list in place when other people change it. The user's own changes, and another list, apply at once.
 *
 * @param key Identifies the list: another page, filter or order is another list.
 * @param data The latest response, the same object until there is a newer one.
 * @returns The latest response, its rows as they are shown, and the changes that wait. An earlier response stays while a
 *   refetch that another person caused is not complete.
 */
export function useHeldRows<Data, R extends Row>(
  operationId: OperationId,
  key: string,
  data: Data | undefined,
  getRows: (data: Data) => readonly R[],
): { latest: Data | undefined; rows: readonly R[] | undefined; held: HeldRows | undefined } {
  const [isOwn, setIsOwn] = useState(true);
  const [shown, setShown] = useState<Shown<Data, R>>({
    key,
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
  const isOther = key !== now.key;
  if (isOther) {
    now = { ...now, key };
    setIsOwn(true);
  }
  if (data !== undefined && data !== now.latest) {
    const fresh = getRows(data);
    const settled = isOwn || isOther || !now.rows ? undefined : settleRows(now.rows, fresh);
    now = {
      key,
      latest: data,
      rows: settled?.rows ?? fresh,
      held: settled?.isHeld ? settled.added : undefined,
    };
  }
  if (now !== shown) setShown(now);
  const latest = data ?? (isOwn ? undefined : now.latest);
  const show = () =>
    setShown((last) => ({ ...last, rows: last.latest && getRows(last.latest), held: undefined }));
  return {
    latest,
    rows: latest && (now.rows ?? getRows(latest)),
    held: now.held === undefined ? undefined : { count: now.held, show },
  };
}
