import type { OperationId, Operations, operations } from '@school/domain';
import type { RawBuilder } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { Act } from '../../journal/audit.ts';
import type { Announcement } from '../../journal/events.ts';
import type { Person } from '../auth.ts';
import type { College } from '../college.ts';
import type { KnownDevice } from '../knownDevice.ts';
import type { Limits } from '../limits.ts';
import type { Outbound } from '../outboundAddress.ts';
import type { Passwords } from '../passwords.ts';
import type { LogoReader } from '../../mail/logo.ts';
import type { Spool } from '../../storage/spool.ts';
import type { FileKey, Storage } from '../../storage/storage.ts';
import type { Encryption } from '../encryption.ts';
import type { Bytes } from './bytes.ts';

/** What handlers use beside the school's rows. */
export interface Services {
  db: Database;
  clock: () => Date;
  seal: Encryption;
  limits: Limits;
  passwords: Passwords;
  /** Where documents' files are. */
  storage: Storage;
  /** Removes a file that no row names any more; one that cannot be removed now is found by the cleaning. */
  forget: (key: FileKey) => void;
  /** Where uploads wait until they are accepted. */
  spool: Spool;
  /** Says that mails wait; called after the commit that queued them. */
  wakeMail: () => void;
  /** The same of copies of events. */
  wakeCopier: () => void;
  /** The same of what the dispatcher does. */
  wakeScheduler: () => void;
  /** Logo of a school, as e-mails show it. */
  readLogo: LogoReader;
  /** Finds servers that schools name, and refuses those that nobody outside may reach. */
  outbound: Outbound;
}

type Input<K extends OperationId, Part extends string> = Operations[K]['input'] extends {
  [P in Part]?: infer Value;
}
  ? NonNullable<Value>
  : Record<never, never>;

/** The signed-in person, except where the contract lets anyone in. */
type PersonOf<K extends OperationId> = (typeof operations)[K]['permission'] extends 'public'
  ? undefined
  : Person;

/** A request that was let in, outside of a transaction: the place for slow work. */
export interface Early<K extends OperationId> {
  college: College;
  person: PersonOf<K>;
  path: Input<K, 'path'>;
  query: Input<K, 'query'>;
  body: Input<K, 'body'>;
  /** The number in `If-Match`; undefined without one, which only an operation allows that does not require it. */
  version: number | undefined;
  now: Date;
  services: Services;
  /** What its attempts are counted by: its address, of IPv6 its network; a forwarded one only behind a configured proxy. */
  source: string;
  /** What links to the school begin with: `https://aromos.example:8443`, without a slash at the end. */
  origin: string;
  /** The header, for those who answer 304 when nothing changed. */
  ifNoneMatch: string | undefined;
  /** The header, for those who must look at the person again. */
  authorization: string | undefined;
  setCsrfCookies: () => void;
  /** The browser, and who was signed in with it before. */
  device: () => KnownDevice;
  /** A request header, for the few that decide what is answered. */
  header: (name: string) => string | undefined;
  /** HEAD: nothing but the headers will be sent. */
  headOnly: boolean;
  /** Runs at the very end, told what went wrong if anything did: the place to undo what no transaction undoes. */
  onEnd: (work: (failure: unknown) => Promise<void>) => void;
}

/** The same inside the school's transaction. */
export interface Context<K extends OperationId> extends Early<K> {
  tenant: CollegeTransaction;
  /** Keeps an administrative act in the audit, together with all that this request changes or not at all. */
  record: (act: Act) => void;
  /** Tells open screens, once everything is committed. */
  announce: (announcement: Announcement) => void;
  /** An insert or update that nothing reads in this request: it is done by its last statement. */
  store: (part: RawBuilder<unknown>) => void;
  /** Runs when everything is committed. */
  afterCommit: (work: () => void) => void;
}

type Done = 200 | 201 | 204 | 206;

/** Nothing changed since the ETag of `If-None-Match`; only where the contract declares it. */
export interface NotModified {
  status: 304;
  body?: undefined;
  headers?: Record<string, string>;
}

/** An answer that the contract declares as success; its body is a text where the contract says that it is no JSON. */
export type Answer<K extends OperationId> =
  | NotModified
  | {
      [S in keyof Operations[K]['answers'] & Done]: Operations[K]['answers'][S] extends void
        ? { status: S; body?: undefined; headers?: Record<string, string> }
        : { status: S; body: Wire<Operations[K]['answers'][S]>; headers?: Record<string, string> };
    }[keyof Operations[K]['answers'] & Done];

/** The asker has it already. */
type Unchanged = { status: 304; body?: undefined; headers?: Record<string, string> };

/** What is no JSON is given as bytes, or as the text that it is; everything else is as declared. */
type Wire<T> = T extends Blob ? Bytes : T extends string ? Bytes | string : T;

/** What a request needs computed before its transaction, then the transaction. */
export interface Prepared<K extends OperationId> {
  before: (early: Early<K>) => Promise<unknown>;
  answer: (context: Context<K>, value: never) => Promise<Answer<K>>;
  /** Refuses who may not, before the first byte of a streamed body is read. */
  allowed?: (asked: Asked<K>) => Promise<void>;
  /** Whether `before` sends a mail, counts a try or the like. @default false */
  isFeltOutside?: boolean;
}

/** As much of a request as is known before its body. */
export type Asked<K extends OperationId> = Pick<Context<K>, 'tenant' | 'person' | 'path' | 'now'>;

export type Handler<K extends OperationId> =
  ((context: Context<K>) => Promise<Answer<K> | Unchanged>) | Prepared<K>;

/** Operations that don't answer JSON at once; each has a route of its own. */
export type OwnRoute = 'openStream';

/** Exactly one handler an operation: one that is missing does not compile, and the provider does not start. */
export type Handlers = { [K in Exclude<OperationId, OwnRoute>]: Handler<K> };

/** Hashing, mailing and pictures take their time; done first, they hold no connection and no lock. */
export function prepared<K extends OperationId, V>(
  before: (early: Early<K>) => Promise<V>,
  answer: (context: Context<K>, value: V) => Promise<Answer<K>>,
  allowed?: Prepared<K>['allowed'],
): Prepared<K> {
  return { before, answer, ...(allowed ? { allowed } : {}) };
}

/** The same, where what is done first is felt outside: a repetition by its key is answered without doing it again. */
export const hasExternalEffects = <K extends OperationId>(handler: Prepared<K>): Prepared<K> => ({
  ...handler,
  isFeltOutside: true,
});
