import type { OperationId } from '../generated/operations.ts';

/** The provider refused or failed: 403, 404, 409, 429 or 500 (specification §8). */
export class ApiError extends Error {
  readonly operationId: OperationId;
  readonly status: number;
  /** The body of the answer; undefined when it was no JSON. */
  readonly data: unknown;
  /** Seconds to wait before trying again; null when the provider did not say. */
  readonly retryAfter: number | null;

  constructor(operationId: OperationId, status: number, data: unknown, retryAfter: number | null = null) {
    super(`@school/domain: ${operationId} was answered with ${status}.`);
    this.name = 'ApiError';
    this.operationId = operationId;
    this.status = status;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

/** No answer came: no network, or the connection broke. Whether the provider did what it was asked is unknown. */
export class NetworkError extends Error {
  readonly operationId: OperationId;

  constructor(operationId: OperationId, cause: unknown) {
    super(`@school/domain: ${operationId} got no answer. The network may be gone.`, { cause });
    this.name = 'NetworkError';
    this.operationId = operationId;
  }
}

/**
 * Something answered, but not as the contract says: the page of a captive portal, a proxy's error page, another
 * server. It tells nothing about what was asked for, so it must count neither as success nor as a refusal.
 */
export class UnexpectedAnswerError extends Error {
  readonly operationId: OperationId;
  readonly status: number;

  constructor(operationId: OperationId, status: number, reason: string) {
    super(`@school/domain: ${operationId} got an answer (${status}) that is not the provider's: ${reason}.`);
    this.name = 'UnexpectedAnswerError';
    this.operationId = operationId;
    this.status = status;
  }
}
