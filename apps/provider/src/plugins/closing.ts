import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const lookEvery = 100;

/**
 * Lets a stop take as long as the longest request and no longer: whoever is still answered is told that the connection
 * ends, and one on which nothing happens is closed. Node waits for those that were opened ahead, as browsers do, and
 * have not brought a request yet.
 */
export function closeGently(app: FastifyInstance): void {
  let closing = false;
  /** Open connections, with how much had come at the last look. */
  const seen = new Map<Socket, number>();
  const answering = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    seen.set(socket, -1);
    socket.once('close', () => seen.delete(socket));
  });
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    answering.add(socket);
    reply.raw.once('close', () => answering.delete(socket));
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
  const look = () => {
    for (const [socket, before] of seen) {
      if (!answering.has(socket) && socket.bytesRead === before) socket.destroy();
      seen.set(socket, socket.bytesRead);
    }
  };
  app.addHook('preClose', async () => {
    closing = true;
    if (!app.server.listening) return;
    const timer = setInterval(look, lookEvery);
    app.server.once('close', () => clearInterval(timer));
  });
}
