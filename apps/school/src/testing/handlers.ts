import { type AnswerData, type OperationId, operations } from '@school/domain';

/** A fake response: a status, pending for ever, or a network failure. */
export type MockAnswer =
  | {
      status: number;
      data?: unknown;
      /** Body of a file instead of JSON. */ text?: string;
      headers?: Record<string, string>;
    }
  | 'pending'
  | 'offline';

/** A request to an operation. */
export type MockRequest = {
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Record<string, string>;
};

/** Responses by operation; a function receives the request. */
export type Handlers = {
  [Id in OperationId]?: MockAnswer | ((request: MockRequest) => MockAnswer);
};

/** Returns a success response. */
export const ok = <Id extends OperationId>(id: Id, data?: AnswerData<Id>): MockAnswer => ({
  status: operations[id].success,
  data,
});

/** Returns the pagination counts of a page with `shown` of `total` rows. */
export const pageMeta = (shown: number, total = shown, perPage = 15) => ({
  current_page: 1,
  from: shown > 0 ? 1 : null,
  to: shown > 0 ? shown : null,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  per_page: perPage,
  total,
});

/** Empty pagination links. */
export const noLinks = { first: '', last: '', prev: null, next: null };

/** Returns a single page with a whole list. */
export const onePage = <Row>(rows: readonly Row[], total = rows.length) => ({
  data: [...rows],
  links: noLinks,
  meta: pageMeta(rows.length, total),
});
