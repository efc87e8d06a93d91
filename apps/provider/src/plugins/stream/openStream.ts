import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admitted } from '../contract/pipeline.ts';
import type { Services } from '../contract/handler.ts';
import type { CompiledOperation } from '../contract/operation.ts';
import type { Hub } from './hub.ts';
import { screenOn } from './screen.ts';

/** The answer never ends by itself, so it goes its own way once the request was let in. */
export function streamRoute(hub: Hub) {
  return (operation: CompiledOperation, services: Services) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const { college, person } = await admitted(operation, services, request);
      const lastEventId = request.headers['last-event-id'];
      const given = typeof lastEventId === 'string' ? lastEventId : undefined;
      const giveBack = hub.takePlace(person!.id);
      const response = reply.raw;
      response.once('close', giveBack);
      const { from, reset } = await hub.startOf(college.id, given).catch((error: unknown) => {
        giveBack();
        throw error;
      });
      reply.hijack();
      // A phone that went away without a word is noticed by the network's own asking.
      if (request.raw.socket instanceof Socket) request.raw.socket.setKeepAlive(true, 30_000);
      const who = { collegeId: college.id, personId: person!.id, tokenId: person!.token_id, from };
      const screen = screenOn(response, who);
      response.once('close', () => hub.leave(screen));
      response.writeHead(200, {
        ...(reply.getHeaders() as Record<string, string>),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // nginx would keep events until a buffer is full.
        'x-accel-buffering': 'no',
      });
      response.write('retry: 2000\n\n');
      if (reset) screen.say('reset');
      await hub.join(screen).catch((error: unknown) => {
        request.log.error({ err: error }, 'a stream ended early');
        response.destroy();
      });
    };
}

/** Streams end before the server stops waiting for requests. */
export function endStreams(app: FastifyInstance, hub: Hub): void {
  app.addHook('preClose', () => hub.close());
}
