import { createServer, type Server } from 'node:http';
import { Pool, type PoolConfig } from 'pg';

/** What one request of the provider asked of the database, and what it answered. */
export interface Replayed {
  statements: { sql: string; parameters: readonly unknown[] }[];
  body: string;
}

/** node:http and pg with nothing between: the same statements, beginning and ending with them, and an answer of the same size. */
export function bareServer(config: PoolConfig, replayed: () => Record<string, Replayed>): Server {
  const pool = new Pool({ max: 10, ...config });
  const server = createServer((request, response) => {
    const wanted = replayed()[request.url!.slice(1)]!;
    const work = async () => {
      const client = await pool.connect();
      try {
        for (const { sql, parameters } of wanted.statements) await client.query(sql, [...parameters]);
      } finally {
        client.release();
      }
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(JSON.parse(wanted.body)));
    };
    work().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.on('close', () => void pool.end());
  return server;
}
