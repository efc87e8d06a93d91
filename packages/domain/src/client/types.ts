import type { OperationId, Operations } from '../generated/operations.ts';
import type { Problem } from '../generated/types.gen.ts';
import type { AnswerHeaders, UploadProgress } from './http.ts';

/** Options of a call besides its request. */
export interface CallOptions {
  /** Created once per intended write and reused for every retry, also after a reload. Only for writes. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Called repeatedly with the share of the body that was sent, if `ClientSources.xhr` was given. */
  onUploadProgress?: (progress: UploadProgress) => void;
}

/** What an operation is called with: `path`, `query` and `body` as the contract names them. */
export type InputOf<Id extends OperationId> = Operations[Id]['input'] & CallOptions;

/** The operations that can be called without input. */
export type BareOperationId = {
  [Id in OperationId]: Record<never, never> extends Operations[Id]['input'] ? Id : never;
}[OperationId];

/** These end in a rejection (specification §8). */
export type RejectedStatus = 403 | 404 | 409 | 429 | 500;

/** Statuses that the contract does not name; they are results like any other (specification §8). */
type UnnamedStatus = 402 | 405 | 406 | 408 | 410 | 412 | 428 | 431 | 451 | 501 | 502 | 503 | 504;

type SuccessStatus = 200 | 201 | 204;

type Named<Answers, Status extends keyof Answers> = Status extends number
  ? {
      readonly status: Status;
      readonly unexpected?: false;
      readonly data: Answers[Status];
      readonly headers: AnswerHeaders;
    }
  : never;

/**
 * A response that the contract does not document: a captive portal's page, a proxy's error page, or a redirection
 * (status 0). Counts neither as success nor as an error of the provider.
 */
export interface UnexpectedAnswer {
  readonly status: number;
  readonly unexpected: true;
  /** The body where it is JSON. */
  readonly data: unknown;
  readonly headers: AnswerHeaders;
}

/** An answer before its operation gives it a type. */
export interface ReadAnswer {
  readonly status: number;
  /** Whether it is not the contract's answer. */
  readonly unexpected?: boolean;
  readonly data: unknown;
  readonly headers: AnswerHeaders;
}

/** The result of a call: check `unexpected`, then `status`; then `data` has the type of that response. */
export type Answer<Id extends OperationId> =
  | UnexpectedAnswer
  | Named<Operations[Id]['answers'], Exclude<keyof Operations[Id]['answers'], RejectedStatus | 'default'>>
  | {
      readonly status: UnnamedStatus;
      readonly unexpected?: false;
      readonly data: Problem;
      readonly headers: AnswerHeaders;
    };

/** The data of a successful call. */
export type AnswerData<Id extends OperationId> = Operations[Id]['answers'][keyof Operations[Id]['answers'] &
  SuccessStatus];
