import type { AuditKind } from '@school/domain';

/** Sentences by field, as a 422 carries them. */
export type FieldErrors = Record<string, string[]>;

/** A record without an id, by what the audit calls it. */
export interface ChangedSubject {
  kind: AuditKind;
  name: string;
}

/** An answer that ends the work at hand: thrown inside a transaction, it also undoes it. */
export class HttpError extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly body: {
    message: string;
    errors?: FieldErrors;
    current_version?: number;
    changed_by?: string;
    changed_at?: string;
  };
  readonly headers: Record<string, string>;
  /** Whose newer version is in the way, where the path has no id of it. */
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

/** 401. The words are Laravel's: clients compare them. */
export const unauthenticated = () => new HttpError(401, { message: 'Unauthenticated.' });
/** 403: not this person, inside this school. */
export const forbidden = (message = 'This action is unauthorized.') => new HttpError(403, { message });
/** 403 at sign-in, to who knows the password. */
export const accountSuspended = () => forbidden('Your access to this school is suspended.');
/** 409 at sign-in, to who knows the password. */
export const accountPending = () => new HttpError(409, { message: 'Your account is waiting for approval.' });
/** 404: the same for what does not exist and for what is another school's. */
export const notFound = () => new HttpError(404, { message: 'Not found.' });
/** 419. */
export const csrfMismatch = () => new HttpError(419, { message: 'CSRF token mismatch.' });
/**
 * Lets through what is meant for the version that there is, or, where nobody has to name one, for any.
 * @param asked The number in `If-Match`.
 * @param subject What it is about, where the path has no id of it.
 * @throws Refusal 409
 */
export function refuseStale(
  asked: number | undefined,
  { version }: { version: number },
  subject?: ChangedSubject,
): void {
  if (asked === undefined || asked === version) return;
  const body = { message: 'Somebody else has changed this meanwhile.', current_version: version };
  throw new HttpError(409, body, {}, subject);
}
/** 409 without a version: other things still depend on this one. */
export const inUse = (message: string) => new HttpError(409, { message });

/** 422; the message is the first sentence and how many more there are. */
export function invalid(errors: FieldErrors): HttpError {
  const sentences = Object.values(errors).flat();
  const more = sentences.length - 1;
  const rest = more > 0 ? ` (and ${more} more error${more > 1 ? 's' : ''})` : '';
  return new HttpError(422, { message: `${sentences[0] ?? 'The given data was invalid.'}${rest}`, errors });
}

/** 429; whole seconds, at least one. */
export function tooMany(seconds: number): HttpError {
  const wait = String(Math.max(1, Math.ceil(seconds)));
  return new HttpError(429, { message: 'Too many attempts. Try again later.' }, { 'retry-after': wait });
}

/** 503: come back in a moment. */
export const busy = () =>
  new HttpError(503, { message: 'The provider is busy. Try again in a moment.' }, { 'retry-after': '2' });
