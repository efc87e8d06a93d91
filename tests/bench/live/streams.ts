import { request } from 'node:http';

/** One open stream: the address of its process, and the bearer token of its user. */
export interface StreamAddress {
  port: number;
  token: string;
}

/** Many open streams of one kind of server. */
export interface Streams {
  /** Milliseconds from `act` to the event on each stream, in no order. */
  measure: (event: string, act: () => Promise<unknown>) => Promise<number[]>;
  close: () => void;
}

/** Opens all streams and waits until each is ready. */
export async function openStreams(addresses: readonly StreamAddress[]): Promise<Streams> {
  let awaited = 'event: ready';
  let onEvent = (_at: number) => undefined as void;
  const next = async (act: () => Promise<unknown>) => {
    const started = performance.now();
    const arrivals = new Promise<number[]>((resolve) => {
      const times: number[] = [];
      onEvent = (at) => {
        times.push(at - started);
        if (times.length === addresses.length) resolve(times);
      };
    });
    await act();
    return arrivals;
  };
  const open = ({ port, token }: StreamAddress) => {
    const sent = request({
      port,
      host: '127.0.0.1',
      path: '/api/v1/stream',
      agent: false,
      headers: { host: 'aromos.localhost', authorization: `Bearer ${token}` },
    });
    sent.on('error', () => undefined);
    sent.on('response', (response) => {
      let text = '';
      response.on('data', (part: Buffer) => {
        text += part.toString();
        for (let at = text.indexOf(awaited); at >= 0; at = text.indexOf(awaited)) {
          text = text.slice(at + awaited.length);
          onEvent(performance.now());
        }
        text = text.slice(-awaited.length);
      });
    });
    sent.end();
    return sent;
  };
  const connections: ReturnType<typeof open>[] = [];
  await next(async () => {
    for (const address of addresses) connections.push(open(address));
  });
  return {
    measure: (event, act) => {
      awaited = `event: ${event}`;
      return next(act);
    },
    close: () => {
      for (const connection of connections) connection.destroy();
    },
  };
}
