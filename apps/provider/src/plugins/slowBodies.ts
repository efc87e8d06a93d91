import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './contract/input.ts';

/** How long a body may take, in milliseconds. */
export interface BodyTimeouts {
  /** Without one byte of it. */
  silence: number;
  /** All of it: a large file over a slow line is welcome, one that never ends is not. */
  whole: number;
}

export const defaultBodyTimeouts: BodyTimeouts = { silence: 30_000, whole: 30 * 60_000 };

/**
 * Ends requests whose body stops coming or never ends: 408, and the connection is closed. Nothing of them has been done yet,
 * as every body is read whole before its work begins.
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
      // Node's own way out of a request that takes too long; the answer is written by Fastify's handler of it.
      const slow = Object.assign(new Error('The body takes too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      app.server.emit('clientError', slow, socket);
    }, silence).unref();
    reply.raw.once('close', () => clearInterval(timer));
  });
}
