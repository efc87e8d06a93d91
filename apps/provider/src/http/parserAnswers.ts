import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

type Headers = Record<string, string>;

const statusByCode: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
const body = JSON.stringify({ message: 'The request cannot be read.' });

const toHeaders = (always: Headers): Headers => ({
  ...always,
  'cache-control': 'no-store',
  connection: 'close',
  'content-length': String(body.length),
  'content-type': 'application/json; charset=utf-8',
});

/** Answers an unreadable request with the usual body and headers, and closes the connection. */
export const answerUnread = (always: Headers) => (error: NodeJS.ErrnoException, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statusByCode[error.code ?? ''] ?? 400;
  const head = Object.entries(toHeaders(always)).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`);
  socket.destroy(error);
};

/** Answers an unknown Expect header with 417; Node handles these requests before Fastify. */
export function answerExpectations(app: FastifyInstance, always: Headers): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, toHeaders(always)).end(body);
  });
}
