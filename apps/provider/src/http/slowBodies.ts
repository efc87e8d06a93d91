import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './contract/input.ts';

/** Timeouts of a request body in milliseconds. */
export interface BodyTimeouts {
  /** Time without any byte. */
  silence: number;
  /** Time for the whole body: a large file over a slow line is allowed, an endless one is not. */
  whole: number;
}

export const defaultBodyTimeouts: BodyTimeouts = { silence: 30_000, whole: 30 * 60_000 };

/**
 * Ends requests whose body stalls or never ends: 408, and the connection is closed. They had no effect yet, because
 * every body is read whole before its handler runs.
 */
export function endSlowBodies(app: FastifyInstance, { silence, whole }: BodyTimeouts): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const { socket } = raw;
    if (!(socket instanceof Socket) || !hasBody(request)) return;
    let before = socket.bytesRead;
    const began = performance.now();
    const timer = setInterval(() => {
      if (raw.complete) return clearInterval(timer);
      const isSilent = socket.bytesRead === before;
      before = socket.bytesRead;
      if (!isSilent && performance.now() - began < whole) return;
      clearInterval(timer);
      request.log.info({ operation: request.routeOptions.config.operation?.id }, 'a body did not come');
      // Node's own event for a request that takes too long; Fastify's handler of it writes the answer.
      const slow = Object.assign(new Error('The body takes too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      app.server.emit('clientError', slow, socket);
    }, silence).unref();
    reply.raw.once('close', () => clearInterval(timer));
  });
}
