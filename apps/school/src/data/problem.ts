import type { ConflictProblem, ValidationProblem } from '@school/domain';
import { ApiError, NetworkError } from '@school/domain';

/** Details of the newer version in a conflict response; absent if the conflict has another cause. */
export type Newer = Partial<Omit<ConflictProblem, 'message'>>;

/** Why a request failed, by what the person can do about it. */
export type Problem =
  /** No network, or a captive portal answers; `noCopy`: nor was it read before on this device. */
  | { kind: 'offline'; noCopy?: true }
  /** A proxy or filter on the way rejected the request; `status` is its HTTP status. */
  | { kind: 'blocked'; status: number }
  /** A file was changed or deleted after it was chosen, so nothing was sent. */
  | { kind: 'fileChanged' }
  /** The session has ended. */
  | { kind: 'unauthenticated' }
  /** The user's role or the school's settings don't allow it. */
  | { kind: 'forbidden' }
  /** The record doesn't exist or isn't visible to the user: the server answers both alike. */
  | { kind: 'missing' }
  /** Another person changed the record meanwhile. */
  | { kind: 'conflict'; newer?: Newer }
  /** The server rejected these fields; after a wrong PIN, with the attempts that remain before a wait. */
  | { kind: 'invalid'; fields: string[]; attemptsLeft?: number | undefined }
  /** Too many attempts; seconds to wait, if the server sent them. */
  | { kind: 'tooMany'; seconds: number | null }
  /** It waited on this device for so long that the server may not recognise a repetition. */
  | { kind: 'old' }
  /** An unexpected error. */
  | { kind: 'failed' };

const byStatus: Record<number, Problem> = {
  401: { kind: 'unauthenticated' },
  403: { kind: 'forbidden' },
  404: { kind: 'missing' },
};

function invalidProblem(data: unknown): Problem {
  const { errors, attempts_left } = (data ?? {}) as Partial<ValidationProblem>;
  return { kind: 'invalid', fields: Object.keys(errors ?? {}), attemptsLeft: attempts_left };
}

/**
 * @returns The problem of a response outside of the contract: a 5xx of a proxy is an error, and so is a 419, which no proxy
 * sends; the other 4xx are a proxy's or a filter's. A captive portal answers with its page, a redirection or 511.
 */
function problemOfUnexpected(status: number): Problem {
  if (status < 400 || status === 511) return { kind: 'offline' };
  return status > 499 || status === 419 ? { kind: 'failed' } : { kind: 'blocked', status };
}

/** @returns The problem of a response; null for a success. */
export function problemOfAnswer(answer: {
  status: number;
  unexpected?: boolean;
  data?: unknown;
}): Problem | null {
  if (answer.unexpected) return problemOfUnexpected(answer.status);
  if (answer.status >= 200 && answer.status < 300) return null;
  if (answer.status === 422) return invalidProblem(answer.data);
  return byStatus[answer.status] ?? { kind: 'failed' };
}

/** @returns The problem of a rejected request. */
export function problemOfRejection(reason: unknown): Problem {
  if (reason instanceof NetworkError) return { kind: reason.fileChanged ? 'fileChanged' : 'offline' };
  if (!(reason instanceof ApiError)) return { kind: 'failed' };
  if (reason.status === 429) return { kind: 'tooMany', seconds: reason.retryAfter };
  if (reason.unexpected) return problemOfUnexpected(reason.status);
  if (reason.status === 409) return { kind: 'conflict', newer: reason.data as Newer };
  return byStatus[reason.status] ?? { kind: 'failed' };
}
