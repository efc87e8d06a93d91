import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy that can be cut and restored, while the server itself keeps running. */
export interface Relay {
  port: number;
  /** Breaks every connection and rejects new ones, like a server that is down. */
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  close: () => Promise<void>;
}

/** Listens on a free port and forwards all connections. */
export async function relayTo(target: number, host = '127.0.0.1'): Promise<Relay> {
  const open = new Set<Socket>();
  let port = 0;
  let server: Server | undefined;
  const mend = async () => {
    if (server) return;
    server = createServer((near) => {
      const far = connect(target, host);
      for (const socket of [near, far]) {
        open.add(socket);
        socket.on('error', () => undefined);
        socket.once('close', () => {
          open.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as { port: number });
  };
  const cut = async () => {
    const closed = server && once(server, 'close');
    server?.close();
    for (const socket of open) socket.destroy();
    await closed;
    server = undefined;
  };
  await mend();
  return { port, cut, mend, close: cut };
}
