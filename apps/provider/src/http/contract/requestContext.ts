import type { OperationId } from '@school/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { CollegeTransaction } from '../../database/collegeTransaction.ts';
import { notFound } from '../../httpError.ts';
import type { AuditedChange } from '../../journal/auditedChange.ts';
import type { SchoolEvent } from '../../journal/events.ts';
import type { Person } from '../../security/auth.ts';
import type { Requester } from '../../security/limits.ts';
import { rejectForgery, setCsrfCookies } from '../csrf.ts';
import { knownDevice } from '../knownDevice.ts';
import { toRateLimitSource } from '../rateLimitSource.ts';
import type { Context, Services } from './handler.ts';
import type { Claimed, StoredAnswer } from './idempotency.ts';
import { readBody } from './input.ts';
import type { CompiledOperation } from './operation.ts';

/** What a request adds to its last statement. */
export interface Additions {
  changes: AuditedChange[];
  events: SchoolEvent[];
  deferred: RawBuilder<unknown>[];
}

type TypedPart = 'tx' | 'person' | 'path' | 'query' | 'body';

/** A request on its way through the steps: the handlers' context, and what they do not see of it. */
export interface PipelineContext extends Omit<Context<OperationId>, TypedPart> {
  operation: CompiledOperation;
  request: FastifyRequest;
  /** Only inside a transaction. */
  tx: CollegeTransaction | undefined;
  /** Set by `authenticate`; undefined in public operations. */
  person: Person | undefined;
  /** As received until `validatePath` and `validate` have run. */
  path: unknown;
  query: unknown;
  body: unknown;
  /** The result of a handler's work before the transaction. */
  value: unknown;
  claimed: Claimed | undefined;
  keepsKey: boolean;
  answer: StoredAnswer | undefined;
  additions: Additions;
  committedJobs: (() => void)[];
  endJobs: ((failure: unknown) => Promise<void>)[];
}

/** The sender by which requests are counted. */
export const toRequester = ({ ip, headers: { authorization } }: FastifyRequest): Requester => ({
  source: toRateLimitSource(ip),
  authorization,
});

const versionIn = (ifMatch: string | undefined) =>
  ifMatch === undefined ? undefined : Number(ifMatch.replaceAll('"', ''));

/** What of the context the request alone decides. */
function readRequest(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const college = request.college!;
  return {
    college,
    origin: college.origin,
    path: request.params,
    query: request.query,
    version: versionIn(request.headers['if-match']),
    source: toRateLimitSource(request.ip),
    ifNoneMatch: request.headers['if-none-match'],
    authorization: request.headers.authorization,
    device: () => knownDevice(services.encryption, request, reply, college.id),
    setCsrfCookies: () => setCsrfCookies(services.encryption, request, reply),
    header: (name: string) => request.headers[name]?.toString(),
    headOnly: request.method === 'HEAD',
  } satisfies Partial<PipelineContext>;
}

/**
 * Starts the way of a request: runs cheap checks first, and reads the whole JSON body before a connection is taken, so that a
 * slow sender holds none.
 * @throws HttpError 404 without a college, 419, 429 and as `readBody`
 */
export async function receive(
  operation: CompiledOperation,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PipelineContext> {
  services.limits.request(toRequester(request));
  if (!request.college) throw notFound();
  if (operation.unsafe) rejectForgery(services.encryption, request);
  const { mediaType, bodyLimit } = operation;
  const body = mediaType === 'application/json' ? await readBody(request, mediaType, bodyLimit) : {};
  const additions: Additions = { changes: [], events: [], deferred: [] };
  const context: PipelineContext = {
    ...readRequest(services, request, reply),
    operation,
    services,
    request,
    body,
    now: services.clock(),
    tx: undefined,
    person: undefined,
    value: undefined,
    claimed: undefined,
    keepsKey: true,
    answer: undefined,
    additions,
    committedJobs: [],
    endJobs: [],
    audit: (change) => void additions.changes.push(change),
    publish: (event) => void additions.events.push(event),
    defer: (part) => void additions.deferred.push(part),
    forgetKey: () => {
      context.keepsKey = false;
    },
    afterCommit: (work) => void context.committedJobs.push(work),
    onEnd: (work) => void context.endJobs.push(work),
  };
  return context;
}

/** The same context as handlers read it: validation has established the types of its input. */
export const toHandlerContext = (context: PipelineContext) => context as Context<OperationId>;
