import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { port } from './address.ts';

/** A response in the server's place. */
export interface StandIn {
  status: number;
  headers?: Record<string, string>;
  body?: string;
  /** Whether the server executes the request all the same; its response is lost. */
  executed?: boolean;
}

/** The parts of a request that a faked response depends on. */
export interface ProxiedRequest {
  method: string;
  path: string;
}

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
  /** From now on changes pages and the service worker's script, as another build would. */
  deploy(rewrite: (path: string, text: string) => string): void;
  /** From now on answers the requests for which the function returns a response. */
  answer(choose: (request: ProxiedRequest) => StandIn | undefined): void;
  /** Ends what `answer`, `cut` and `hold` began. */
  restore(): void;
  close(): Promise<void>;
}

async function sendRewritten(
  answer: IncomingMessage,
  outgoing: ServerResponse,
  rewrite: (body: string) => string,
): Promise<void> {
  const { 'content-length': _length, etag: _etag, 'last-modified': _date, ...headers } = answer.headers;
  const body = rewrite(await text(answer));
  outgoing.writeHead(answer.statusCode!, headers);
  outgoing.end(body);
}

/** Sends a response once the message that it answers was read. */
function sendStandIn(message: IncomingMessage, outgoing: ServerResponse, standIn: StandIn): void {
  message.resume();
  message.on('end', () => {
    outgoing.writeHead(standIn.status, standIn.headers);
    outgoing.end(standIn.body);
  });
}

const sample = 'aromos.localhost';

/** A request under another host name, as it would be if that were the sample school's. */
const renamed = ({ headers }: IncomingMessage, host: string): IncomingMessage['headers'] => ({
  ...headers,
  host: `${sample}:${port}`,
  ...(headers.origin === `http://${host}` && { origin: `http://${sample}:${port}` }),
});

/**
 * Starts a proxy to the journeys' provider.
 * @param options.host Another host name of the first sample school, which no name server knows.
 */
export async function openProxy({ host }: { host?: string } = {}): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isHolding = false;
  let rewrite: ((path: string, text: string) => string) | undefined;
  let choose: (request: ProxiedRequest) => StandIn | undefined = () => undefined;
  const streams = new Set<ServerResponse>();
  const server = createServer((incoming, outgoing) => {
    const { pathname, search } = new URL(incoming.url!);
    const standIn = choose({ method: incoming.method!, path: pathname });
    if (standIn && !standIn.executed) return void sendStandIn(incoming, outgoing, standIn);
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method: incoming.method,
        path: pathname + search,
        // What is rewritten must not be compressed.
        headers: {
          ...(host ? renamed(incoming, host) : incoming.headers),
          ...(rewrite && { 'accept-encoding': 'identity' }),
        },
      },
      (answer) => {
        if (standIn) return void sendStandIn(answer, outgoing, standIn);
        if (rewrite && (pathname === '/sw.js' || answer.headers['content-type']?.startsWith('text/html')))
          return void sendRewritten(answer, outgoing, (body) => rewrite!(pathname, body));
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
    // The app asks for the school of the name under which it was opened.
    if (host && pathname === '/api/colleges/domain') {
      sent.removeHeader('content-length');
      void text(incoming).then((body) => sent.end(body.replace(host, sample)));
    } else incoming.pipe(sent);
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
    answer(change) {
      choose = change;
    },
    deploy(change) {
      rewrite = change;
    },
    hold() {
      isHolding = true;
      for (const stream of streams) stream.destroy();
    },
    restore() {
      isCut = false;
      isHolding = false;
      choose = () => undefined;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
