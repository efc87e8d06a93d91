import { type AnswerData, type OperationId, operations } from '@school/domain';

/** How the provider of a stage answers: with a status, never, or not at all because the network is gone. */
export type MockAnswer =
  | {
      status: number;
      data?: unknown;
      /** The body of a file, in place of JSON. */ text?: string;
      headers?: Record<string, string>;
    }
  | 'pending'
  | 'offline';

/** What was asked of an operation. */
export type MockRequest = {
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Record<string, string>;
};

/** Answers by operation; a function looks at what was asked. */
export type Handlers = {
  [Id in OperationId]?: MockAnswer | ((request: MockRequest) => MockAnswer);
};

/** The answer of a success. */
export const ok = <Id extends OperationId>(id: Id, data?: AnswerData<Id>): MockAnswer => ({
  status: operations[id].success,
  data,
});

/** The provider's count of a page that holds `shown` of `total`. */
export const countOf = (shown: number, total = shown, perPage = 15) => ({
  current_page: 1,
  from: shown > 0 ? 1 : null,
  to: shown > 0 ? shown : null,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  per_page: perPage,
  total,
});

/** The ways from a page to its neighbours. */
export const noLinks = { first: '', last: '', prev: null, next: null };

/** One page that holds all of a list. */
export const onePage = <Row>(rows: readonly Row[], total = rows.length) => ({
  data: [...rows],
  links: noLinks,
  meta: countOf(rows.length, total),
});
