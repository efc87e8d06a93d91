import { type ChildProcess, fork } from 'node:child_process';
import { Agent, request } from 'node:http';

export interface Answered {
  status: number;
  body: string;
  headers: Record<string, unknown>;
  /** Milliseconds until the last byte. */
  time: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1000 });

export function send(
  port: number,
  path: string,
  options: { method?: string; token?: string; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answered> {
  const { method = 'GET', token, body, headers = {} } = options;
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path,
        method,
        headers: {
          host: 'aromos.localhost',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body: Buffer.concat(parts).toString(),
            time: performance.now() - began,
          }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Returns answers per second for `width` clients that each wait for their answer. */
export async function rate(sendOne: () => Promise<Answered>, seconds: number, width = 10): Promise<number> {
  const ends = performance.now() + seconds * 1000;
  const began = performance.now();
  let count = 0;
  const one = async () => {
    while (performance.now() < ends) {
      const { status, body } = await sendOne();
      if (status >= 300) throw new Error(`${status}: ${body.slice(0, 300)}`);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: width }, one));
  return (count * 1000) / (performance.now() - began);
}

export const quantile = (values: number[], q = 0.5) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))]!;

/** A provider in a separate process, on the schools of a folder. */
export interface Served {
  app: number;
  bare: number;
  database: string;
  /** Folder of the database's socket. */
  host: string;
  record: (what: { name: string; url: string; token: string }) => Promise<void>;
  end: () => Promise<void>;
}

const nextMessage = <T>(child: ChildProcess) =>
  new Promise<T>((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });

export async function serve(folder: string): Promise<Served> {
  const child = fork(new URL('server.ts', import.meta.url), [folder]);
  const ports = await nextMessage<Pick<Served, 'app' | 'bare' | 'database' | 'host'>>(child);
  return {
    ...ports,
    record: async (what) => {
      child.send(what);
      await nextMessage(child);
    },
    end: () => {
      child.send('end');
      return new Promise((resolve) => child.once('exit', () => resolve()));
    },
  };
}
