import type { OperationId } from '@school/domain';
import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import type { Handler, Handlers, OwnRoute, Services } from './handler.ts';
import { type CompiledOperation, compileOperations } from './operation.ts';
import { pipeline } from './pipeline.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: CompiledOperation;
  }
  interface FastifyRequest {
    /** Id of the signed-in person, for the log. */
    person: string | undefined;
  }
}

/**
 * Checks operations against handlers. @throws when an operation has no handler, or a handler no operation: such a
 * provider must not start.
 */
export function rejectMismatch(operations: readonly string[], handlers: readonly string[]): void {
  const missing = operations.filter((id) => !handlers.includes(id));
  const extra = handlers.filter((id) => !operations.includes(id));
  if (missing.length === 0 && extra.length === 0) return;
  const parts = [
    missing.length > 0 ? `operations without a handler: ${missing.join(', ')}` : '',
    extra.length > 0 ? `handlers without an operation: ${extra.join(', ')}` : '',
  ];
  throw new Error(`@school/provider: contract and handlers differ (${parts.filter(Boolean).join('; ')}).`);
}

/** Creates the route of each operation that bypasses the pipeline. */
export type OwnRoutes = {
  [K in OwnRoute]: (operation: CompiledOperation, services: Services) => RouteHandlerMethod;
};

/** Mounts every operation of the contract. With `checkAnswers` an answer that violates the contract becomes a 500. */
export function mountContract(
  app: FastifyInstance,
  handlers: Handlers,
  services: Services,
  ownRoutes: OwnRoutes,
  checkAnswers: boolean,
): void {
  const operations = compileOperations();
  rejectMismatch(
    operations.map(({ id }) => id),
    [...Object.keys(handlers), ...Object.keys(ownRoutes)],
  );
  app.decorateRequest('person', undefined);
  // The pipeline reads the bodies: it knows the operation's media type and limit, and the person's permissions.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  for (const operation of operations) {
    const ownRoute = ownRoutes[operation.id as OwnRoute];
    app.route({
      method: operation.method,
      url: operation.url,
      config: { operation },
      ...(operation.plain ? { compress: false } : {}),
      exposeHeadRoute: !ownRoute,
      handler: ownRoute
        ? ownRoute(operation, services)
        : pipeline(operation, handlers[operation.id as keyof Handlers] as Handler<OperationId>, services),
    });
  }
  if (!checkAnswers) return;
  app.addHook('onSend', async (request, reply, payload) => {
    const { operation } = request.routeOptions.config;
    if (!operation || request.method === 'HEAD') return;
    // A request with an invalid host has not reached its operation.
    if (!request.college && reply.statusCode === 400) return;
    const type = String(reply.getHeader('content-type') ?? '');
    const complaint = operation.complaint(reply.statusCode, type, payload as string | undefined);
    if (complaint) throw new Error(`${operation.id} answered outside of the contract: ${complaint}`);
  });
}
