import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connection.ts';
import { busy } from '../httpError.ts';

/** Answers the operator's probes at any host: `/healthz` when the process runs, `/readyz` when it can answer requests. */
export function answerProbes(app: FastifyInstance, db: Database): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await sql`select 1`.execute(db).catch(() => {
      throw busy();
    });
    return { status: 'ready' };
  });
}
