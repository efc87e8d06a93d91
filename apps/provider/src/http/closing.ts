import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const lookEvery = 100;

/**
 * Makes a stop last as long as the longest request and no longer: answers in progress get `Connection: close`, and
 * idle connections are closed. Node waits for connections that browsers open ahead and that have not sent a request
 * yet.
 */
export function closeGently(app: FastifyInstance): void {
  let closing = false;
  /** Open connections, with their received bytes at the last check. */
  const connections = new Map<Socket, number>();
  const answering = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, -1);
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    answering.add(socket);
    reply.raw.once('close', () => answering.delete(socket));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  const closeIdle = () => {
    for (const [socket, before] of connections) {
      if (!answering.has(socket) && socket.bytesRead === before) socket.destroy();
      connections.set(socket, socket.bytesRead);
    }
  };
  app.addHook('preClose', async () => {
    closing = true;
    if (!app.server.listening) return;
    const timer = setInterval(closeIdle, lookEvery);
    app.server.once('close', () => clearInterval(timer));
  });
}
