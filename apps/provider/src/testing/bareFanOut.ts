import { createServer, type Server, type ServerResponse } from 'node:http';
import { Client, type ClientConfig } from 'pg';

/**
 * Starts a server that writes the body of each POST, to any process of the same database, to all open streams (GET). It
 * neither stores nor checks anything: the bare counterpart of the stream.
 */
export async function bareFanOut(config: ClientConfig): Promise<Server> {
  const client = new Client(config);
  await client.connect();
  await client.query('listen bare');
  const streams = new Set<ServerResponse>();
  client.on('notification', ({ payload }) => {
    const bytes = Buffer.from(`id: 1\nevent: emergency.started\ndata: ${payload}\n\n`);
    for (const stream of streams) stream.write(bytes);
  });
  return createServer((request, response) => {
    if (request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: ready\ndata: {}\n\n');
      streams.add(response);
      response.on('close', () => streams.delete(response));
      return;
    }
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      client.query('select pg_notify($1, $2)', ['bare', Buffer.concat(parts).toString()]).then(
        () => response.writeHead(201).end(),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  });
}
