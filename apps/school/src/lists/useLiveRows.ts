import type { OperationId } from '@school/domain';
import type { Query } from '../data/useQuery.ts';
import { type HeldRows, useHeldRows } from './useHeldRows.ts';

type Page = { data: readonly { id: string }[] };

/** A query of a list, and the changes that wait. */
export type LiveQuery<Data> = Query<Data> & { held: HeldRows | undefined };

const getRows = <Data extends Page>({ data }: Data): Data['data'] => data;

/**
 * Returns a list's query whose rows do not move when other people change the list.
 *
 * @param input The input of the query: another page, filter or order is another list.
 */
export function useLiveRows<Data extends Page>(
  operationId: OperationId,
  input: object | null,
  query: Query<Data>,
): LiveQuery<Data> {
  const { latest, rows, held } = useHeldRows(operationId, JSON.stringify(input), query.data, getRows<Data>);
  return {
    ...query,
    loading: query.loading && latest === undefined,
    data: latest && { ...latest, data: rows },
    held,
  };
}
