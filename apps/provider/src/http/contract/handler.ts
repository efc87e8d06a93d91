import type { OperationId, Operations, operations } from '@school/domain';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { AuditedChange } from '../../journal/auditedChange.ts';
import type { SchoolEvent } from '../../journal/events.ts';
import type { Person } from '../../security/auth.ts';
import type { College } from '../college.ts';
import type { KnownDevice } from '../knownDevice.ts';
import type { Limits } from '../../security/limits.ts';
import type { Outbound } from '../../security/outboundAddress.ts';
import type { Passwords } from '../../security/passwords.ts';
import type { DeliveryChannel } from '../../database/tables/mail.ts';
import type { VapidKeys } from '../../push/vapidKeys.ts';
import type { LogoReader } from '../../mail/logo.ts';
import type { Spool } from '../../storage/spool.ts';
import type { FileKey, Storage } from '../../storage/storage.ts';
import type { Encryption } from '../../security/encryption.ts';
import type { Bytes } from './bytes.ts';
import type { StoredAnswer } from './idempotency.ts';

/** The services that handlers use beside the college's rows. */
export interface Services {
  db: Database;
  clock: () => Date;
  encryption: Encryption;
  limits: Limits;
  passwords: Passwords;
  /** The storage of the documents' files. */
  storage: Storage;
  /** Removes a file that no row refers to; the cleanup worker retries a removal that fails. */
  forget: (key: FileKey) => void;
  /** Holds uploads until they are accepted. */
  spool: Spool;
  /** Wakes the mail worker; called after the commit that queued mails. */
  wakeMail: () => void;
  /** Wakes the calendar sync; called after the commit that queued copies of events. */
  wakeCalendarSync: () => void;
  /** Wakes the scheduler now, or after `delay` milliseconds; called after the commit. */
  wakeScheduler: (delay?: number) => void;
  /** The channels outside of the app that this installation has. */
  channels: readonly DeliveryChannel[];
  /** Returns the key pair for push messages. */
  vapidKeys: () => Promise<VapidKeys>;
  /** Returns a college's logo as e-mails show it. */
  readLogo: LogoReader;
  /** Resolves the servers that colleges configure, and rejects addresses that are not public. */
  outbound: Outbound;
}

type Input<K extends OperationId, Part extends string> = Operations[K]['input'] extends {
  [P in Part]?: infer Value;
}
  ? NonNullable<Value>
  : Record<never, never>;

/** The signed-in person; undefined where the contract's operation is public. */
type PersonOf<K extends OperationId> = (typeof operations)[K]['permission'] extends 'public'
  ? undefined
  : Person;

/** An authorized request: the context of slow work outside of a transaction. */
export interface RequestContext<K extends OperationId> {
  /** Only inside the college's transaction. */
  tx?: CollegeTransaction | undefined;
  college: College;
  person: PersonOf<K>;
  path: Input<K, 'path'>;
  query: Input<K, 'query'>;
  body: Input<K, 'body'>;
  /** The number in `If-Match`; undefined without one, which only operations that do not require it allow. */
  version: number | undefined;
  now: Date;
  services: Services;
  /**
   * Key of the rate limits: the address, or the network of an IPv6 address; forwarded addresses count only behind a
   * configured proxy.
   */
  source: string;
  /** Origin of links to the college: `https://aromos.example:8443`, without a trailing slash. */
  origin: string;
  /** The `If-None-Match` header, for handlers that answer 304. */
  ifNoneMatch: string | undefined;
  /** The `Authorization` header, for handlers that authenticate the person again. */
  authorization: string | undefined;
  setCsrfCookies: () => void;
  /** The browser's device, and the accounts that signed in with it before. */
  device: () => KnownDevice;
  /** Returns a request header, for the few handlers whose answer depends on one. */
  header: (name: string) => string | undefined;
  /** True for HEAD: only the headers are sent. */
  headOnly: boolean;
  /** Runs at the very end and receives the failure, if any; undoes effects that no transaction undoes. */
  onEnd: (work: (failure: unknown) => Promise<void>) => void;
}

/** The same inside the college's transaction. */
export interface Context<K extends OperationId> extends RequestContext<K> {
  tx: CollegeTransaction;
  /** Adds a change to the audit log, in the same transaction as the request's changes. */
  audit: (change: AuditedChange) => void;
  /** Publishes an event to open screens after the commit. */
  publish: (event: SchoolEvent) => void;
  /** An insert or update that this request does not read; the request's last statement executes it. */
  defer: (part: RawBuilder<unknown>) => void;
  /**
   * Keeps no Idempotency-Key, for a visitor's write that changed nothing: it may run again, and visitors cannot fill the
   * database with keys.
   */
  forgetKey: () => void;
  /** Runs work after the commit. */
  afterCommit: (work: () => void) => void;
}

type Done = 200 | 201 | 204 | 206;

/** A 304 answer to `If-None-Match`; only where the contract declares it. */
export interface NotModified {
  status: 304;
  body?: undefined;
  headers?: Record<string, string>;
}

/** A success answer that the contract declares; its body is a text where the contract's media type is not JSON. */
export type Answer<K extends OperationId> =
  | NotModified
  | {
      [S in keyof Operations[K]['answers'] & Done]: Operations[K]['answers'][S] extends void
        ? { status: S; body?: undefined; headers?: Record<string, string> }
        : { status: S; body: Wire<Operations[K]['answers'][S]>; headers?: Record<string, string> };
    }[keyof Operations[K]['answers'] & Done];

/** Bodies that are not JSON are bytes or text; all others are as declared. */
type Wire<T> = T extends Blob ? Bytes : T extends string ? Bytes | string : T;

/** A handler in two steps: work before the transaction, then the transaction. */
export interface Prepared<K extends OperationId> {
  before: (context: RequestContext<K>) => Promise<unknown>;
  answer: (context: Context<K>, value: never) => Promise<Answer<K>>;
  /** Rejects a request without permission before the first byte of a streamed body is read. */
  allowed?: (context: AdmittedContext<K>) => Promise<void>;
  /** Whether `before` has external effects, e.g. sends a mail or counts an attempt. @default false */
  hasExternalEffects?: boolean;
}

/** The part of a request that is known before its body. */
export type AdmittedContext<K extends OperationId> = Pick<Context<K>, 'tx' | 'person' | 'path' | 'now'>;

export type Handler<K extends OperationId> = ((context: Context<K>) => Promise<Answer<K>>) | Prepared<K>;

/** A handler of any operation, as the pipeline calls it: validation has established what the types of its operation promise. */
export interface AnyHandler {
  before?: (context: Context<OperationId>) => Promise<unknown>;
  answer: (context: Context<OperationId>, value: unknown) => Promise<StoredAnswer>;
  allowed?: (context: Context<OperationId>) => Promise<void>;
  hasExternalEffects?: boolean;
}

/** Returns a handler of either form in the form that has steps. */
export const toAnyHandler = (handler: Handler<OperationId>): AnyHandler =>
  (typeof handler === 'function' ? { answer: handler } : handler) as AnyHandler;

/** Operations that don't answer with JSON at once; each has its own route. */
export type OwnRoute = 'openStream';

/** Exactly one handler per operation: a missing one fails compilation and the provider's start. */
export type Handlers = { [K in Exclude<OperationId, OwnRoute>]: Handler<K> };

/**
 * Creates a handler whose slow work (hashing, mail, images) runs before the transaction, without a connection or a
 * lock.
 */
export function prepared<K extends OperationId, V>(
  before: (context: RequestContext<K>) => Promise<V>,
  answer: (context: Context<K>, value: V) => Promise<Answer<K>>,
  allowed?: Prepared<K>['allowed'],
): Prepared<K> {
  return { before, answer, ...(allowed ? { allowed } : {}) };
}

/**
 * Marks a prepared handler as having external effects: a repeated idempotency key gets the stored answer without new
 * effects.
 */
export const hasExternalEffects = <K extends OperationId>(handler: Prepared<K>): Prepared<K> => ({
  ...handler,
  hasExternalEffects: true,
});
