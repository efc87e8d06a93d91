import type { FastifyInstance } from 'fastify';

/**
 * Logs one line per request: person, route and status. Never a body, header, query or feed URL, because they contain
 * secrets.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const operation = request.routeOptions.config.operation?.id;
    request.log.info({
      method: request.method,
      path: request.url.split('?')[0]!.replace(/[\w-]{43,}/g, '…'),
      operation,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      school: request.college?.slug,
      person: request.person,
    });
  });
}
