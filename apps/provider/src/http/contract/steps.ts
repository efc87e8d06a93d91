import { createHash } from 'node:crypto';
import { inCollege } from '../../database/collegeTransaction.ts';
import { HttpError } from '../../httpError.ts';
import { findLastChange } from '../../journal/audit.ts';
import { appendJournal } from '../../journal/journal.ts';
import { authenticate as findPerson, requirePermission } from '../../security/auth.ts';
import { SpooledFile } from '../../storage/spool.ts';
import { StorageUnavailable } from '../../storage/storage.ts';
import { changesIn } from './changesIn.ts';
import type { AnyHandler } from './handler.ts';
import { type NamedWrite, once, recall, type StoredAnswer } from './idempotency.ts';
import { cleaned, readBody } from './input.ts';
import { type PipelineContext, toHandlerContext, toRequester } from './requestContext.ts';
import { readUpload } from './upload.ts';

/** A step on the way of a request; an answer ends the way. */
export type Step = (context: PipelineContext) => Promise<StoredAnswer | void>;

/** Runs steps one after the other until one answers. */
export async function runSteps(
  steps: readonly Step[],
  context: PipelineContext,
): Promise<StoredAnswer | undefined> {
  for (const step of steps) {
    const answer = await step(context);
    if (answer) return answer;
  }
  return undefined;
}

/** Runs steps in one transaction of the college. */
export const inTransaction =
  (...steps: Step[]): Step =>
  (context) =>
    inCollege(context.services.db, context.college.id, async (tx) => {
      context.tx = tx;
      return runSteps(steps, context);
    }).finally(() => {
      context.tx = undefined;
    });

/** Finds the person of the token and checks the permission for the operation. @throws HttpError 401, 403 */
export const authenticateRequest: Step = async (context) => {
  const { operation, services, request, tx, now } = context;
  if (operation.permission === 'public') return;
  const person = await findPerson(tx!, request.headers.authorization, now);
  services.limits.authenticated(toRequester(request), person.token_id);
  requirePermission(person, operation.permission);
  request.person = person.id;
  context.person = person;
};

/** Runs after `authenticate`, like `validate`: a request without permission learns nothing about valid input. */
export const validatePath: Step = async (context) => {
  context.path = context.operation.path(context.path);
};

/** Validates the query, headers and body, and reads a form. @throws HttpError 422, and as `readBody` */
export const validate: Step = async (context) => {
  const { operation, services, request, onEnd } = context;
  context.query = operation.query(cleaned(context.query));
  operation.headers(request.headers);
  const { mediaType = '', bodyLimit, streamed, jsonFields } = operation;
  const form = () =>
    streamed
      ? readUpload(request, services.spool, { mediaType, bodyLimit, jsonFields }, (file) =>
          onEnd(() => file.discard()),
        )
      : readBody(request, mediaType, bodyLimit);
  const body = mediaType === 'multipart/form-data' ? await form() : context.body;
  context.body = operation.body(body);
};

/** Runs the check that a handler makes before the first byte of a streamed body is read. */
export const authorize =
  (allowed: AnyHandler['allowed']): Step =>
  async (context) =>
    allowed?.(toHandlerContext(context));

function fingerprintField(value: unknown): unknown {
  if (value instanceof SpooledFile) return [value.name, value.sha256];
  return Buffer.isBuffer(value) ? createHash('sha256').update(value).digest('hex') : value;
}

/** Identifies files by their hash, so that the fingerprint does not hold megabytes. */
function fingerprintInput({ path, query, body, request }: PipelineContext): unknown {
  const fields = Object.entries(body as object).map(([name, value]) => [name, fingerprintField(value)]);
  return [path, query, Object.fromEntries(fields), request.headers['if-match'] ?? null];
}

/** Returns the write with its Idempotency-Key; undefined without a key. */
function toNamedWrite(context: PipelineContext): NamedWrite | undefined {
  const { operation, request, college, person, now } = context;
  const key = request.headers['idempotency-key'];
  if (!operation.unsafe || typeof key !== 'string') return undefined;
  const actor = person?.id ?? '-';
  const input = fingerprintInput(context);
  return { collegeId: college.id, actor, key, operation: operation.id, input, now };
}

/** Answers a repetition before work that has external effects. */
export async function recallAnswer(context: PipelineContext): Promise<StoredAnswer | undefined> {
  const { services, college } = context;
  const write = toNamedWrite(context);
  return write && inCollege(services.db, college.id, (tx) => recall(tx, services.encryption, write));
}

/** Runs a handler's slow work, without a connection or a lock. */
export const prepare =
  (before: NonNullable<AnyHandler['before']>): Step =>
  async (context) => {
    try {
      context.value = await before(toHandlerContext(context));
    } catch (problem) {
      // The write may have succeeded already, and what it requires may have changed since, such as a PIN that is locked now.
      const isAnswer = problem instanceof HttpError || problem instanceof StorageUnavailable;
      const stored = isAnswer && (await recallAnswer(context));
      if (stored) return stored;
      throw problem;
    }
  };

/** Claims the Idempotency-Key, or answers a repetition. @throws HttpError 422 for a key of another request */
export const claimKey: Step = async (context) => {
  const write = toNamedWrite(context);
  if (!write) return;
  const claimed = await once(context.tx!, context.services.encryption, write);
  if ('status' in claimed) return claimed;
  context.claimed = claimed;
};

/** Runs the handler in the transaction. */
export const handle =
  (answer: AnyHandler['answer']): Step =>
  async (context) => {
    context.answer = await answer(toHandlerContext(context), context.value);
  };

/**
 * Stores the audit entries, the events and the answer for repetitions in the last statement, and answers. The answer has the number of
 * a write's last event: a screen that fetches after it can skip events up to it.
 */
export const appendEntries: Step = async (context) => {
  const { operation, request, college, person, now, tx, claimed, additions } = context;
  const answer = context.answer!;
  const { changes, events, deferred } = additions;
  const actor = { collegeId: college.id, person, operation: operation.id, source: request.ip, now };
  if (claimed) deferred.push(context.keepsKey ? claimed.storeAnswer(answer) : claimed.forget());
  events.push(...changesIn(changes, actor));
  const lastEvent = await appendJournal(tx!, { actor, changes, events, deferred });
  if (lastEvent === undefined) return answer;
  return { ...answer, headers: { ...answer.headers, 'last-event-id': String(lastEvent) } };
};

/** Adds to a version conflict of a step the author and time of the newer version. */
export const explainConflict =
  (step: Step): Step =>
  (context) =>
    step(context).catch(async (problem: unknown) => {
      if (!(problem instanceof HttpError) || problem.body.current_version === undefined) throw problem;
      const { services, college, path } = context;
      const { id = college.id } = path as { id?: string };
      const { subject = id } = problem;
      const change = await inCollege(services.db, college.id, (tx) => findLastChange(tx, subject));
      throw new HttpError(problem.status, { ...problem.body, ...change }, problem.headers);
    });
