import { Readable } from 'node:stream';
import type { OperationId } from '@school/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createTurns } from '../../turns.ts';
import { Bytes } from './bytes.ts';
import { type AnyHandler, type Handler, type Services, toAnyHandler } from './handler.ts';
import type { StoredAnswer } from './idempotency.ts';
import type { CompiledOperation } from './operation.ts';
import { type PipelineContext, receive } from './requestContext.ts';
import {
  appendEntries,
  authenticateRequest,
  authorize,
  claimKey,
  explainConflict,
  handle,
  inTransaction,
  prepare,
  recallAnswer,
  runSteps,
  type Step,
  validate,
  validatePath,
} from './steps.ts';

/** The steps of a request after `receive`, in this order. */
function listSteps({ before, allowed, answer, hasExternalEffects }: AnyHandler): Step[] {
  const answerOnce = [claimKey, handle(answer), appendEntries];
  if (!before)
    return [explainConflict(inTransaction(authenticateRequest, validatePath, validate, ...answerOnce))];
  return [
    inTransaction(authenticateRequest, validatePath, authorize(allowed)),
    validate,
    ...(hasExternalEffects ? [recallAnswer] : []),
    prepare(before),
    // Again, because the sign-in may have ended, or lost its permission, during the slow work.
    explainConflict(inTransaction(authenticateRequest, ...answerOnce)),
  ];
}

/** Runs the common first steps of a request, for a route that answers in its own way. */
export async function admit(
  operation: CompiledOperation,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Pick<PipelineContext, 'college' | 'person'>> {
  const context = await receive(operation, services, request, reply);
  await runSteps([inTransaction(authenticateRequest), validatePath, validate], context);
  return context;
}

async function send(
  { operation, headOnly }: PipelineContext,
  reply: FastifyReply,
  { status, headers, body }: StoredAnswer,
) {
  // An empty stream keeps the announced Content-Length.
  const nothing = () => Readable.from([]);
  const bytes = body instanceof Bytes && (headOnly ? nothing() : await body.open());
  reply.code(status).headers(headers ?? {});
  if (body instanceof Bytes) return reply.type(body.type).send(bytes);
  if (body === undefined) return reply.send();
  return reply.type(`${operation.answerType}; charset=utf-8`).send(body);
}

async function runEndJobs({ request, endJobs }: PipelineContext, failure?: unknown): Promise<void> {
  for (const job of endJobs) {
    await job(failure).catch((error: unknown) => request.log.error({ err: error }, 'at the end'));
  }
}

/** Handles every request: receives it, runs its steps, commits, and only then answers. */
export function pipeline(operation: CompiledOperation, typed: Handler<OperationId>, services: Services) {
  const handler = toAnyHandler(typed);
  const steps = listSteps(handler);
  // A repetition finds the answer of the first request.
  const inTurn = createTurns();

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await receive(operation, services, request, reply);
    const key = request.headers['idempotency-key'];
    const run = () => runSteps(steps, context);
    try {
      const mustWait = handler.before && typeof key === 'string';
      const answer = await (mustWait ? inTurn(`${context.college.id} ${key}`, run) : run());
      for (const job of context.committedJobs) job();
      context.answer = answer;
    } catch (error) {
      await runEndJobs(context, error);
      throw error;
    }
    await runEndJobs(context);
    return send(context, reply, context.answer!);
  };
}
