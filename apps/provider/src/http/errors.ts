import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StorageUnavailable } from '../storage/storage.ts';
import type { HeadersOf } from './headers.ts';
import { busy, notFound, HttpError } from '../httpError.ts';

interface ThrownByFastify {
  statusCode?: number;
  code?: string;
  syscall?: string;
  message: string;
}

/**
 * PostgreSQL starts, stops, is overloaded or timed out, or the disk is full: nothing was written, and a retry may
 * succeed.
 */
const passing =
  /^(?:08|53|57P|55P03|40001|40P01|57014)|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOSPC|EDQUOT/;

function rejectionFor(error: ThrownByFastify): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof StorageUnavailable) return busy();
  if (error.syscall === 'connect' || (error.code && passing.test(error.code))) return busy();
  if (
    /timeout exceeded when trying to connect|cached plan must not change result type|Connection terminated|server closed the connection|is not queryable/.test(
      error.message,
    )
  )
    return busy();
  const status = error.statusCode ?? 500;
  if (status === 404) return notFound();
  if (status >= 400 && status < 500) return new HttpError(status, { message: 'The request cannot be read.' });
  return new HttpError(500, { message: 'Server error.' });
}

function answer(error: ThrownByFastify, request: FastifyRequest, reply: FastifyReply) {
  const rejection = rejectionFor(error);
  if (rejection.status >= 500) request.log.error({ err: error }, 'failed');
  return reply
    .code(rejection.status)
    .header('cache-control', 'no-store')
    .headers(rejection.headers)
    .type('application/json; charset=utf-8')
    .send(rejection.body);
}

/** Answers every failure with `{message, …}`; internal details are logged only. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answer);
}

/** The same for a URL without a route, such as `/%`: no hook runs for it, so this sets the headers. */
export function answerUnrouted(getHeaders: HeadersOf) {
  return (error: ThrownByFastify, request: FastifyRequest, reply: FastifyReply): void => {
    void answer(error, request, reply.headers(getHeaders(request)));
  };
}
