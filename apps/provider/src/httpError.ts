import type { AuditKind } from '@school/domain';

/** Error messages by field, as in a 422. */
export type FieldErrors = Record<string, string[]>;

/** A record without an id, identified by its name in the audit log. */
export interface ChangedSubject {
  kind: AuditKind;
  name: string;
}

/** An error that becomes an HTTP answer: thrown inside a transaction, it also rolls it back. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly body: {
    message: string;
    errors?: FieldErrors;
    current_version?: number;
    changed_by?: string;
    changed_at?: string;
    reminded_at?: string;
    attempts_left?: number;
  };
  readonly headers: Record<string, string>;
  /** The record with the newer version, where the path has no id of it. */
  readonly subject: ChangedSubject | undefined;

  constructor(
    status: number,
    body: HttpError['body'],
    headers: Record<string, string> = {},
    subject?: ChangedSubject,
  ) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.headers = headers;
    this.subject = subject;
  }
}

/** 401. The message is Laravel's: clients compare it. */
export const unauthenticated = () => new HttpError(401, { message: 'Unauthenticated.' });
/** 403: the person lacks the permission. */
export const forbidden = (message = 'This action is unauthorized.') => new HttpError(403, { message });
/** @throws HttpError 403: within a college the answer reveals that the record exists, but not its audience. */
export function requireAllowed(isAllowed: boolean): void {
  if (!isAllowed) throw forbidden();
}
/** 403 at sign-in, after a correct password. */
export const accountSuspended = () => forbidden('Your access to this school is suspended.');
/** 409 at sign-in, after a correct password. */
export const accountPending = () => new HttpError(409, { message: 'Your account is waiting for approval.' });
/** 404: the same for missing records and for those of another college. */
export const notFound = () => new HttpError(404, { message: 'Not found.' });
/** 419. */
export const csrfMismatch = () => new HttpError(419, { message: 'CSRF token mismatch.' });
/**
 * Accepts a write to the current version, or without a version where none is required.
 * @param expected The number in `If-Match`.
 * @param subject The record, where the path has no id of it.
 * @throws HttpError 409
 */
export function rejectStale(
  expected: number | undefined,
  { version }: { version: number },
  subject?: ChangedSubject,
): void {
  if (expected === undefined || expected === version) return;
  const body = { message: 'The record was changed after you read it.', current_version: version };
  throw new HttpError(409, body, {}, subject);
}
/** 409 without a version: other records still depend on this one. */
export const inUse = (message: string) => new HttpError(409, { message });

/**
 * 422; the message is the first error and the number of further ones.
 * @param details `attempts_left` after a wrong PIN.
 */
export function invalid(errors: FieldErrors, details: { attempts_left?: number } = {}): HttpError {
  const sentences = Object.values(errors).flat();
  const more = sentences.length - 1;
  const rest = more > 0 ? ` (and ${more} more error${more > 1 ? 's' : ''})` : '';
  const message = `${sentences[0] ?? 'The given data was invalid.'}${rest}`;
  return new HttpError(422, { message, errors, ...details });
}

/** 429; `Retry-After` in whole seconds, at least one. */
export function tooMany(seconds: number): HttpError {
  const wait = String(Math.max(1, Math.ceil(seconds)));
  return new HttpError(429, { message: 'Too many attempts. Try again later.' }, { 'retry-after': wait });
}

/** 503: retry in a moment. */
export const busy = () =>
  new HttpError(503, { message: 'The provider is busy. Try again in a moment.' }, { 'retry-after': '2' });
