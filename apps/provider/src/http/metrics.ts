import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { hashOfSecret } from '../security/secret.ts';
import { notFound } from '../httpError.ts';

/**
 * Serves `/metrics` in Prometheus' text format: duration and status of each operation, and metrics of the process.
 * Only the operator may read metrics of the installation: the route requires the operator's token, and does not exist
 * without one. No label names a school or a person.
 */
export function serveMetrics(app: FastifyInstance, token: string | undefined): void {
  if (!token) return;
  const register = new Registry();
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'school_request_duration_seconds',
    help: 'Time from receiving a request to the end of its answer.',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  const running = new Gauge({
    name: 'school_requests_running',
    help: 'Requests that are being answered at this moment.',
    registers: [register],
  });
  app.addHook('onRequest', async () => running.inc());
  app.addHook('onResponse', async (request, reply) => {
    running.dec();
    // Routes outside of the contract, such as files, share one label, so that visitors cannot create labels.
    const operation = request.routeOptions.config.operation?.id ?? 'other';
    duration.observe({ operation, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  const expected = hashOfSecret(token);
  app.get('/metrics', async (request, reply) => {
    const given = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!timingSafeEqual(hashOfSecret(given), expected)) throw notFound();
    return reply.type(register.contentType).send(await register.metrics());
  });
}
