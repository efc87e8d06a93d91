import type { FastifyInstance } from 'fastify';

/** One line a request: who, where, what came of it. Never a body, a header, a query or a feed's address, where secrets travel. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation?.id;
    request.log.info({
      method: request.method,
      path: request.url.split('?')[0]!.replace(/[\w-]{43}/g, '…'),
      operation,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      school: request.college?.slug,
      person: request.person,
    });
  });
}
