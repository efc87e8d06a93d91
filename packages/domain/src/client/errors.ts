import type { OperationId } from '../generated/operations.ts';

/** The provider rejected the request or failed: 403, 404, 409, 429 or 500 (specification §8). */
export class ApiError extends Error {
  readonly operationId: OperationId;
  readonly status: number;
  /** The body of the answer; undefined when it was no JSON. */
  readonly data: unknown;
  /** The body is not documented, so the status may be a proxy's: such a 404 does not describe the record. */
  readonly unexpected: boolean;
  /** Seconds to wait before trying again; null when the provider did not say. */
  readonly retryAfter: number | null;

  constructor(
    operationId: OperationId,
    status: number,
    data: unknown,
    retryAfter: number | null = null,
    unexpected = false,
  ) {
    super(`@school/domain: ${operationId} was answered with ${status}.`);
    this.name = 'ApiError';
    this.operationId = operationId;
    this.status = status;
    this.data = data;
    this.retryAfter = retryAfter;
    this.unexpected = unexpected;
  }
}

/** No answer came: no network, or the connection broke. Whether the provider executed the call is unknown. */
export class NetworkError extends Error {
  readonly operationId: OperationId;
  /** Whether nothing was sent, because a file was changed or deleted after it was chosen. */
  readonly fileChanged: boolean;

  constructor(operationId: OperationId, cause: unknown, fileChanged = false) {
    super(`@school/domain: ${operationId} got no answer. The network may be gone.`, { cause });
    this.name = 'NetworkError';
    this.operationId = operationId;
    this.fileChanged = fileChanged;
  }
}
