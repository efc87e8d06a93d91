import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { port } from './address.ts';

/**
 * An HTTP proxy between a browser and the provider. While it is cut, every connection breaks, also those of service
 * workers, of pages that are being closed, and those that were open.
 */
export interface Proxy {
  /** For `browser.newContext`; localhost would not use a proxy otherwise. */
  settings: { server: string; bypass: string };
  cut(): void;
  /** From now on keeps back every event stream without ending it, as virus scanners do; breaks those that are open. */
  hold(): void;
  /** Ends what `cut` and `hold` began. */
  restore(): void;
  close(): Promise<void>;
}

/** Starts a proxy to the journeys' provider. */
export async function openProxy(): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isHolding = false;
  const streams = new Set<ServerResponse>();
  const server = createServer((incoming, outgoing) => {
    const { pathname, search } = new URL(incoming.url!);
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method: incoming.method,
        path: pathname + search,
        headers: incoming.headers,
      },
      (answer) => {
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          if (isHolding) return void answer.resume();
          streams.add(outgoing);
          outgoing.on('close', () => streams.delete(outgoing));
        }
        outgoing.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(outgoing);
      },
    );
    sent.on('error', () => outgoing.destroy());
    outgoing.on('close', () => sent.destroy());
    incoming.pipe(sent);
  });
  server.on('connection', (socket) => {
    if (isCut) {
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    settings: { server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bypass: '<-loopback>' },
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    hold() {
      isHolding = true;
      for (const stream of streams) stream.destroy();
    },
    restore() {
      isCut = false;
      isHolding = false;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
