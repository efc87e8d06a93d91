import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { OperationId } from '@school/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RawBuilder } from 'kysely';
import { inCollege, type CollegeTransaction } from '../../database/collegeTransaction.ts';
import type { AuditedChange } from '../../journal/auditedChange.ts';
import { lastChangeOf } from '../../journal/audit.ts';
import type { SchoolEvent } from '../../journal/events.ts';
import { appendJournal } from '../../journal/journal.ts';
import { authenticate, type Person, requirePermission } from '../../security/auth.ts';
import { refuseForgery, setCsrfCookies } from '../csrf.ts';
import { type NamedWrite, once, recall, type StoredAnswer } from './idempotency.ts';
import { knownDevice } from '../knownDevice.ts';
import type { Requester } from '../../security/limits.ts';
import { notFound, HttpError } from '../../httpError.ts';
import { createTurns } from '../../turns.ts';
import { sourceOf } from '../sourceOf.ts';
import { SpooledFile } from '../../storage/spool.ts';
import { StorageUnavailable } from '../../storage/storage.ts';
import { changesIn } from './changesIn.ts';
import type { AdmittedContext, Context, RequestContext, Handler, Services } from './handler.ts';
import { Bytes } from './bytes.ts';
import { cleaned, readBody } from './input.ts';
import type { CompiledOperation } from './operation.ts';
import { readUpload } from './upload.ts';

type Work = (context: Context<OperationId>, value: never) => Promise<StoredAnswer>;
type OnEnd = RequestContext<OperationId>['onEnd'];

interface Received {
  path: unknown;
  query: unknown;
  body: unknown;
}

const requesterOf = ({ ip, headers: { authorization } }: FastifyRequest): Requester => ({
  source: sourceOf(ip),
  authorization,
});

/** Runs cheap checks first, and reads the whole body before it takes a connection, so that a slow sender holds none. */
async function receive(
  operation: CompiledOperation,
  { encryption, limits }: Services,
  request: FastifyRequest,
): Promise<Received> {
  limits.request(requesterOf(request));
  if (!request.college) throw notFound();
  if (operation.unsafe) refuseForgery(encryption, request);
  const { mediaType, bodyLimit } = operation;
  const body = mediaType === 'application/json' ? await readBody(request, mediaType, bodyLimit) : {};
  return { path: request.params, query: request.query, body };
}

function admit(
  operation: CompiledOperation,
  { limits }: Services,
  tx: CollegeTransaction,
  request: FastifyRequest,
  now: Date,
) {
  if (operation.permission === 'public') return undefined;
  return authenticate(tx, request.headers.authorization, now).then((person) => {
    limits.authenticated(requesterOf(request), person.token_id);
    requirePermission(person, operation.permission);
    request.person = person.id;
    return person;
  });
}

/** Runs after `admit`, so that a request without permission learns nothing about valid input. */
async function validated(
  operation: CompiledOperation,
  received: Received,
  request: FastifyRequest,
  { spool }: Services,
  onEnd: OnEnd,
): Promise<Received> {
  const path = operation.path(received.path);
  const query = operation.query(cleaned(received.query));
  operation.headers(request.headers);
  const { mediaType = '', bodyLimit, streamed, jsonFields } = operation;
  const form = () =>
    streamed
      ? readUpload(request, spool, { mediaType, bodyLimit, jsonFields }, (file) =>
          onEnd(() => file.discard()),
        )
      : readBody(request, mediaType, bodyLimit);
  const body = mediaType === 'multipart/form-data' ? await form() : received.body;
  return { path, query, body: operation.body(body) };
}

/** Runs the common first steps of a request, for a route that answers in its own way. */
export async function admitted(operation: CompiledOperation, services: Services, request: FastifyRequest) {
  const received = await receive(operation, services, request);
  const college = request.college!;
  const person = await inCollege(services.db, college.id, async (tx) =>
    admit(operation, services, tx, request, services.clock()),
  );
  await validated(operation, received, request, services, () => undefined);
  return { college, person };
}

/** Adds the number of a write's last event: a screen that fetches after this answer can skip events up to it. */
const withEventId = (answer: StoredAnswer, lastEvent: number | undefined): StoredAnswer =>
  lastEvent === undefined
    ? answer
    : { ...answer, headers: { ...answer.headers, 'last-event-id': String(lastEvent) } };

const versionIn = (ifMatch: string | undefined) =>
  ifMatch === undefined ? undefined : Number(ifMatch.replaceAll('"', ''));

function earlyContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  input: Received,
  person: Person | undefined,
  now: Date,
  onEnd: OnEnd,
): RequestContext<OperationId> {
  return {
    college: request.college!,
    person: person as never,
    path: input.path as never,
    query: input.query as never,
    body: input.body as never,
    version: versionIn(request.headers['if-match']),
    now,
    services,
    source: sourceOf(request.ip),
    ifNoneMatch: request.headers['if-none-match'],
    authorization: request.headers.authorization,
    origin: request.college!.origin,
    device: () => knownDevice(services.encryption, request, reply, request.college!.id),
    setCsrfCookies: () => setCsrfCookies(services.encryption, request, reply),
    header: (name) => request.headers[name]?.toString(),
    headOnly: request.method === 'HEAD',
    onEnd,
  };
}

function fingerprintField(value: unknown): unknown {
  if (value instanceof SpooledFile) return [value.name, value.sha256];
  return Buffer.isBuffer(value) ? createHash('sha256').update(value).digest('hex') : value;
}

/** Identifies files by their hash, so that the fingerprint does not hold megabytes. */
function fingerprintInput({ path, query, body }: Received, ifMatch: string | undefined): unknown {
  const fields = Object.entries(body as object).map(([name, value]) => [name, fingerprintField(value)]);
  return [path, query, Object.fromEntries(fields), ifMatch ?? null];
}

/** Returns the write with its Idempotency-Key; undefined without a key. */
function nameOf(
  { id, unsafe }: CompiledOperation,
  { headers, college }: FastifyRequest,
  input: Received,
  person: Person | undefined,
  now: Date,
): NamedWrite | undefined {
  const key = headers['idempotency-key'];
  if (!unsafe || typeof key !== 'string') return undefined;
  return {
    collegeId: college!.id,
    actor: person?.id ?? '-',
    key,
    operation: id,
    input: fingerprintInput(input, headers['if-match']),
    now,
  };
}

/** Adds to a version conflict the author and time of the newer version. */
async function explained(db: Services['db'], collegeId: string, subjectId: string, problem: unknown) {
  if (!(problem instanceof HttpError) || problem.body.current_version === undefined) return problem;
  const { subject = subjectId } = problem;
  const change = await inCollege(db, collegeId, (tx) => lastChangeOf(tx, subject));
  return new HttpError(problem.status, { ...problem.body, ...change }, problem.headers);
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answerType: string,
  { status, headers, body }: StoredAnswer,
) {
  // An empty stream keeps the announced Content-Length.
  const nothing = () => Readable.from([]);
  const bytes = body instanceof Bytes && (request.method === 'HEAD' ? nothing() : await body.open());
  reply.code(status).headers(headers ?? {});
  if (body instanceof Bytes) return reply.type(body.type).send(bytes);
  if (body === undefined) return reply.send();
  return reply.type(`${answerType}; charset=utf-8`).send(body);
}

/** Handles every request: receive, admit, validate, run once, commit, and only then answer. */
export function pipeline(operation: CompiledOperation, handler: Handler<OperationId>, services: Services) {
  const { before, allowed, hasExternalEffects } = typeof handler === 'function' ? {} : handler;
  const work = (typeof handler === 'function' ? handler : handler.answer) as unknown as Work;

  const done = async (request: FastifyRequest, reply: FastifyReply, onEnd: OnEnd) => {
    const received = await receive(operation, services, request);
    const college = request.college!;
    const now = services.clock();
    const later: (() => void)[] = [];
    let input: Received | undefined;
    let value: unknown;
    if (before) {
      const person = await inCollege(services.db, college.id, async (tx) => {
        const admitted = await admit(operation, services, tx, request, now);
        const context = { tx, person: admitted, path: operation.path(received.path), now };
        await allowed?.(context as AdmittedContext<never>);
        return admitted;
      });
      input = await validated(operation, received, request, services, onEnd);
      const named = nameOf(operation, request, input, person, now);
      const recalled = async () =>
        named && (await inCollege(services.db, college.id, (tx) => recall(tx, services.encryption, named)));
      const answered = hasExternalEffects && (await recalled());
      if (answered) return answered;
      try {
        value = await before(earlyContext(services, request, reply, input, person, now, onEnd) as never);
      } catch (problem) {
        // The write may have succeeded already, and what it requires may have changed since, such as a PIN that is locked now.
        const isAnswer = problem instanceof HttpError || problem instanceof StorageUnavailable;
        const known = isAnswer && (await recalled());
        if (known) return known;
        throw problem;
      }
    }
    const answer = await inCollege(services.db, college.id, async (tx) => {
      const person = await admit(operation, services, tx, request, now);
      input ??= await validated(operation, received, request, services, onEnd);
      const early = earlyContext(services, request, reply, input, person, now, onEnd);
      const changes: AuditedChange[] = [];
      const events: SchoolEvent[] = [];
      const deferred: RawBuilder<unknown>[] = [];
      let keepsKey = true;
      const context = {
        ...early,
        tx,
        audit: (change: AuditedChange) => changes.push(change),
        publish: (event: SchoolEvent) => events.push(event),
        defer: (part: RawBuilder<unknown>) => deferred.push(part),
        forgetKey: () => {
          keepsKey = false;
        },
        afterCommit: (job: () => void) => later.push(job),
      } as Context<OperationId>;
      const actor = { collegeId: college.id, person, operation: operation.id, source: request.ip, now };
      const named = nameOf(operation, request, input, person, now);
      const claimed = named ? await once(tx, services.encryption, named) : undefined;
      if (claimed && 'status' in claimed) return claimed;
      const done = await work(context, value as never);
      if (claimed) deferred.push(keepsKey ? claimed.storeAnswer(done) : claimed.forget());
      events.push(...changesIn(changes, actor));
      const lastEvent = await appendJournal(tx, { actor, changes, events, deferred });
      return withEventId(done, lastEvent);
    }).catch(async (problem: unknown) => {
      const { id = college.id } = received.path as { id?: string };
      throw await explained(services.db, college.id, id, problem);
    });
    for (const job of later) job();
    return answer;
  };

  // A repetition finds the answer of the first request.
  const inTurn = createTurns();

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const ends: ((failure: unknown) => Promise<void>)[] = [];
    const end = async (failure?: unknown) => {
      for (const job of ends) {
        await job(failure).catch((error: unknown) => request.log.error({ err: error }, 'at the end'));
      }
    };
    const key = request.headers['idempotency-key'];
    const run = () => done(request, reply, (job) => void ends.push(job));
    const answer = await (
      before && typeof key === 'string' ? inTurn(`${request.college!.id} ${key}`, run) : run()
    ).catch(async (error: unknown) => {
      await end(error);
      throw error;
    });
    await end();
    return send(request, reply, operation.answerType, answer);
  };
}
