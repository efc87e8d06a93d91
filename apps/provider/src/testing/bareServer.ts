import { createServer, type Server } from 'node:http';
import { Pool, type PoolConfig } from 'pg';

/** The statements and the answer of one recorded request. */
export interface Replayed {
  statements: { sql: string; parameters: readonly unknown[] }[];
  body: string;
}

/** Starts a server with only node:http and pg that sends the recorded statements and an answer of the same size. */
export function bareServer(config: PoolConfig, replayed: () => Record<string, Replayed>): Server {
  const pool = new Pool({ max: 10, ...config });
  const server = createServer((request, response) => {
    const recorded = replayed()[request.url!.slice(1)]!;
    const work = async () => {
      const client = await pool.connect();
      try {
        for (const { sql, parameters } of recorded.statements) await client.query(sql, [...parameters]);
      } finally {
        client.release();
      }
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(JSON.parse(recorded.body)));
    };
    work().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.on('close', () => void pool.end());
  return server;
}
