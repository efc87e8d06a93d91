import { request } from 'node:http';
import { eventReader, type ReceivedEvent } from '@school/domain/stream';
import { createFreshness } from '../../../apps/school/src/data/freshness.ts';
import { refetchAfterEvents } from '../../../apps/school/src/data/refetchAfterEvents.ts';
import { quantile, send } from '../provider/client.ts';
import type { StreamAddress } from './streams.ts';

/** Follows a stream until it is closed. @returns Resolves after `ready`. */
function follow({ port, token }: StreamAddress, onEvent: (received: ReceivedEvent) => void) {
  const sent = request({
    port,
    host: '127.0.0.1',
    path: '/api/v1/stream',
    agent: false,
    headers: { host: 'aromos.localhost', authorization: `Bearer ${token}` },
  });
  sent.on('error', () => undefined);
  const ready = new Promise<void>((resolve) => {
    sent.on('response', (response) => {
      const reader = eventReader();
      response.on('data', (bytes: Buffer) => {
        for (const received of reader.read(bytes)) {
          if (received.event.kind === 'ready') resolve();
          else onEvent(received);
        }
      });
    });
  });
  sent.end();
  return { ready, close: () => void sent.destroy() };
}

/** How often screens asked, and how long after it was sent they showed a write, in milliseconds. */
export interface Shown {
  /** Requests of one screen for one write. */
  requests: number;
  commit: number;
  half: number;
  all: number;
}

/** Counts which screens show which write. Writes of one record follow each other; a later one includes the earlier. */
function countShown(screens: number, records: number) {
  const sent: number[] = [];
  const times: number[][] = [];
  let waiting = () => undefined as void;
  return {
    send(write: number) {
      sent[write] = performance.now();
    },
    /** Creates one screen. @returns Notes that it shows the last write of a record. */
    screen() {
      const last = Array.from({ length: records }, () => -1);
      return (record: number, write: number) => {
        const from = last[record]! < 0 ? record : last[record]! + records;
        for (let each = from; each <= write; each += records) (times[each] ??= []).push(performance.now());
        last[record] = Math.max(last[record]!, write);
        waiting();
      };
    },
    /**
     * Resolves when all screens show all writes.
     * @throws Error a minute after the last write
     */
    async all(writes: number) {
      const done = () => {
        for (let each = 0; each < writes; each += 1) if ((times[each]?.length ?? 0) < screens) return false;
        return true;
      };
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => {
          const fewest = Math.min(...Array.from({ length: writes }, (_, each) => times[each]?.length ?? 0));
          reject(new Error(`A write is shown by ${fewest} of ${screens} screens.`));
        }, 60_000);
        waiting = () => {
          if (!done()) return;
          clearTimeout(late);
          resolve();
        };
        waiting();
      });
      const delays = Array.from({ length: writes }, (_, write) =>
        times[write]!.map((time) => time - sent[write]!),
      );
      return {
        half: quantile(delays.map((each) => quantile(each))),
        all: quantile(delays.map((each) => Math.max(...each))),
      };
    },
  };
}

/** Sends `writes` numbered writes, `rate` of them a second; those of one record wait for each other. */
async function writeAll(
  writes: number,
  rate: number,
  records: number,
  write: (record: number, number: number) => Promise<void>,
): Promise<void> {
  const turns: Promise<void>[] = Array.from({ length: records }, () => Promise.resolve());
  const started = performance.now();
  for (let number = 0; number < writes; number += 1) {
    const wait = started + (number * 1000) / rate - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const record = number % records;
    turns[record] = turns[record]!.then(() => write(record, number));
  }
  await Promise.all(turns);
}

interface Load {
  writes: number;
  /** Writes a second. */
  rate: number;
}

/** Number of posts that the writes change in turn; all are in the first page of the list. */
const records = 15;

/** Measures screens with the list of posts, which follow the stream as the app does. */
export async function measureApp(
  ports: readonly number[],
  addresses: readonly StreamAddress[],
  administrator: string,
  { writes, rate }: Load,
): Promise<Shown> {
  const writer = { token: administrator };
  const api = async (path: string, options: Parameters<typeof send>[2]) => {
    const answer = await send(ports[0]!, `/api/v1/${path}`, { ...writer, ...options });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body.slice(0, 300)}`);
    return { time: answer.time, data: (JSON.parse(answer.body) as { data: never }).data };
  };
  const categories: { id: string }[] = (await api('post-categories', {})).data;
  const createPost = (number: number) => ({
    title: `Aviso ${number}`,
    body: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Llevar agua.' }] }],
    },
    category_id: categories[0]!.id,
    audience: { scope: 'all' },
    status: 'published',
  });
  const posts: { id: string; version: number }[] = [];
  for (let record = 0; record < records; record += 1)
    posts.push((await api('posts', { method: 'POST', body: createPost(record - records) })).data);
  const recordById = new Map(posts.map(({ id }, record) => [id, record]));

  const count = countShown(addresses.length, records);
  let requests = 0;
  const open = (address: StreamAddress) => {
    const show = count.screen();
    const freshness = createFreshness();
    const load = async () => {
      requests += 1;
      // Authors also see scheduled posts, which would be before the changed ones.
      const query = `per_page=${records}&filter%5Bstatus%5D=published`;
      const answer = await send(address.port, `/api/v1/posts?${query}`, { token: address.token });
      if (answer.status !== 200) throw new Error(`posts: ${answer.status} ${answer.body.slice(0, 300)}`);
      for (const { id, title } of (JSON.parse(answer.body) as { data: { id: string; title: string }[] })
        .data) {
        const [, number] = /^Aviso (\d+)$/.exec(title) ?? [];
        if (number !== undefined) show(recordById.get(id)!, Number(number));
      }
    };
    const refetch = refetchAfterEvents(
      (operations) => {
        freshness.noteRefetched(operations);
        if (operations.includes('listPosts')) void load();
      },
      Math.random,
      freshness,
    );
    return follow(address, ({ id, event }) => {
      freshness.noteEventId(id);
      refetch(event, id);
    });
  };
  const streams = addresses.map(open);
  await Promise.all(streams.map(({ ready }) => ready));
  const commits: number[] = [];
  await writeAll(writes, rate, records, async (record, number) => {
    const { id, version } = posts[record]!;
    const headers = { 'if-match': `"${version}"` };
    count.send(number);
    const { time, data } = await api(`posts/${id}`, { method: 'PUT', headers, body: createPost(number) });
    posts[record] = data;
    commits.push(time);
  });
  const shown = await count.all(writes);
  for (const { close } of streams) close();
  return { requests: requests / addresses.length / writes, commit: quantile(commits), ...shown };
}

/** Measures the bare fan-out, which sends each write itself to the streams: nothing is left to ask for. */
export async function measureBare(
  addresses: readonly StreamAddress[],
  { writes, rate }: Load,
): Promise<Shown> {
  const count = countShown(addresses.length, records);
  const streams = addresses.map((address) => {
    const show = count.screen();
    return follow(address, ({ event }) => {
      const { record, number } = event.data as unknown as { record?: number; number?: number };
      if (record !== undefined && number !== undefined) show(record, number);
    });
  });
  await Promise.all(streams.map(({ ready }) => ready));
  const commits: number[] = [];
  await writeAll(writes, rate, records, async (record, number) => {
    count.send(number);
    const { time } = await send(addresses[0]!.port, '/', { method: 'POST', body: { record, number } });
    commits.push(time);
  });
  const shown = await count.all(writes);
  for (const { close } of streams) close();
  return { requests: 0, commit: quantile(commits), ...shown };
}
