import type { ConflictProblem } from '@school/domain';
import { ApiError, NetworkError } from '@school/domain';

/** What a refusal says of the newer version that stands in the way; without a version something else does. */
export type Newer = Partial<Omit<ConflictProblem, 'message'>>;

/** Why something didn't happen, in the terms of what a person can do about it. */
export type Problem =
  /** The network is gone, or something else answers in the provider's place: a captive portal, say. */
  | { kind: 'offline' }
  /** The session has ended. */
  | { kind: 'unauthenticated' }
  /** Their role doesn't allow it, or the school has switched it off. */
  | { kind: 'forbidden' }
  /** It isn't there, or isn't theirs: the provider answers both alike. */
  | { kind: 'missing' }
  /** Somebody else changed it meanwhile. */
  | { kind: 'conflict'; newer?: Newer }
  /** Named fields were refused. */
  | { kind: 'invalid'; fields: string[] }
  /** Too many tries; how many seconds to wait, if the provider said so. */
  | { kind: 'tooMany'; seconds: number | null }
  /** A fault that isn't theirs. */
  | { kind: 'failed' };

const byStatus: Record<number, Problem> = {
  401: { kind: 'unauthenticated' },
  403: { kind: 'forbidden' },
  404: { kind: 'missing' },
};

const fieldsOf = (data: unknown): string[] =>
  Object.keys((data as { errors?: Record<string, unknown> } | null | undefined)?.errors ?? {});

/** @returns What an answer that the contract doesn't describe means: a proxy's 502 is a fault, a portal's page no network. */
const problemOfUnexpected = (status: number): Problem => ({ kind: status >= 500 ? 'failed' : 'offline' });

/** @returns What an answer that isn't a success means; null for a success. */
export function problemOfAnswer(answer: {
  status: number;
  unexpected?: boolean;
  data?: unknown;
}): Problem | null {
  if (answer.unexpected) return problemOfUnexpected(answer.status);
  if (answer.status >= 200 && answer.status < 300) return null;
  if (answer.status === 422) return { kind: 'invalid', fields: fieldsOf(answer.data) };
  return byStatus[answer.status] ?? { kind: 'failed' };
}

/** @returns What a rejected call means. */
export function problemOfRejection(reason: unknown): Problem {
  if (reason instanceof NetworkError) return { kind: 'offline' };
  if (!(reason instanceof ApiError)) return { kind: 'failed' };
  if (reason.status === 429) return { kind: 'tooMany', seconds: reason.retryAfter };
  if (reason.unexpected) return problemOfUnexpected(reason.status);
  if (reason.status === 409) return { kind: 'conflict', newer: reason.data as Newer };
  return byStatus[reason.status] ?? { kind: 'failed' };
}
