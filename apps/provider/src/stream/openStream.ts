import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admit } from '../http/contract/pipeline.ts';
import type { Services } from '../http/contract/handler.ts';
import type { CompiledOperation } from '../http/contract/operation.ts';
import type { Hub } from './hub.ts';
import { screenOn } from './screen.ts';

/** Creates the stream's route: its answer never ends, so it bypasses the pipeline after admission. */
export function streamRoute(hub: Hub) {
  return (operation: CompiledOperation, services: Services) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const { college, person } = await admit(operation, services, request, reply);
      const lastEventId = request.headers['last-event-id'];
      const given = typeof lastEventId === 'string' ? lastEventId : undefined;
      const release = hub.reserveSlot(person!.id);
      const response = reply.raw;
      response.once('close', release);
      const { from, reset } = await hub.findStart(college.id, given).catch((error: unknown) => {
        release();
        throw error;
      });
      reply.hijack();
      // TCP keep-alive detects a phone that left without closing the connection.
      if (request.raw.socket instanceof Socket) request.raw.socket.setKeepAlive(true, 30_000);
      const who = { collegeId: college.id, personId: person!.id, tokenId: person!.token_id, from };
      const screen = screenOn(response, who);
      response.once('close', () => hub.leave(screen));
      response.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Without it, nginx would buffer events.
        'x-accel-buffering': 'no',
      });
      response.write('retry: 2000\n\n');
      if (reset) screen.sendControl('reset');
      await hub.join(screen).catch((error: unknown) => {
        request.log.error({ err: error }, 'a stream ended early');
        response.destroy();
      });
    };
}

/** Ends streams before the server waits for open requests. */
export function endStreams(app: FastifyInstance, hub: Hub): void {
  app.addHook('preClose', () => hub.close());
}
