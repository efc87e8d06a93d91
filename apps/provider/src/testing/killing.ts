import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Killable } from './killable.ts';
import { requestAt, type ApiClient, connectClient } from './apiClient.ts';

/** The killed processes: the provider's, all of PostgreSQL's, or both at once. */
export type Victim = 'provider' | 'postgres' | 'both';

/** The result of a run. All counts except the first two must be zero. */
export interface Toll {
  kills: Record<Victim, number>;
  acknowledged: number;
  /** Acknowledged, but missing. */
  lost: string[];
  /** Present more than once. */
  doubled: string[];
  /** Present, but never written. */
  unknown: string[];
  /** Number of gaps in the conversation's sequence. */
  holes: number;
  /** Messages that precede an earlier one of the same writer. */
  misordered: string[];
  /** Answers that neither acknowledged nor requested a retry. */
  troubles: string[];
}

interface Written {
  posts: string[];
  messages: string[];
  troubles: string[];
}

async function acknowledged(
  origin: string,
  apiClient: ApiClient,
  path: string,
  body: object,
): Promise<string> {
  const key = { 'idempotency-key': randomUUID() };
  for (;;) {
    // Retries every failure with the same key, as the app does.
    const answer = await apiClient.request('POST', path, body, key).catch(() => undefined);
    if (answer && answer.status < 500) return answer.status === 201 ? '' : String(answer.status);
    if (answer && answer.status !== 503) return String(answer.status);
    if (answer && !answer.headers.get('retry-after')) return '503 without Retry-After';
    await pause(50);
  }
}

function repeated(list: readonly string[]): string[] {
  const acknowledgedTexts = new Set<string>();
  return list.filter((one) => acknowledgedTexts.size === acknowledgedTexts.add(one).size);
}

async function measureLosses(
  killable: Killable,
  conversation: string,
  written: Written,
): Promise<Omit<Toll, 'kills'>> {
  const posts = await killable.query<{ text: string }>(
    `select title as text from posts where title like 'kill %'`,
  );
  const messages = await killable.query<{ seq: number; text: string }>(
    'select seq::int, body as text from messages where conversation_id = $1 order by seq',
    [conversation],
  );
  const storedTexts = [...posts, ...messages].map(({ text }) => text);
  const storedSet = new Set(storedTexts);
  const acknowledged = [...written.posts, ...written.messages];
  const expected = new Set(acknowledged);
  const last = new Map<string, number>();
  const misordered = messages.flatMap(({ text }) => {
    const [, writer, number] = text.split(' ') as [string, string, string];
    const before = last.get(writer) ?? -1;
    last.set(writer, Number(number));
    return Number(number) > before ? [] : [text];
  });
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((text) => !storedSet.has(text)),
    doubled: repeated(storedTexts),
    unknown: storedTexts.filter((text) => !expected.has(text)),
    holes: messages.filter(({ seq }, at) => seq !== at + 1).length,
    misordered,
    troubles: written.troubles,
  };
}

/**
 * Kills processes while several people write drafts and messages of one conversation, and counts the results.
 * @param each Minimum number of acknowledged writes between two kills.
 */
export async function killWhileWriting(
  killable: Killable,
  victims: readonly Victim[],
  each: number,
  log: (line: string) => void = () => undefined,
): Promise<Toll> {
  await killable.start();
  const roles = ['administrador', 'direccion', 'comunicaciones', 'inspectoria'];
  const apiClients = await Promise.all(roles.map((role) => connectClient(killable.origin, role)));
  const people = await Promise.all(apiClients.map(({ request }) => request('GET', '/api/v1/user')));
  const member_ids = people.slice(1).map(({ data }) => (data as { data: { id: string } }).data.id);
  const group = { kind: 'group', name: 'Equipo', member_ids };
  const created = await apiClients[0]!.request('POST', '/api/v1/conversations', group);
  const conversation = (created.data as { data: { id: string } }).data.id;

  const written: Written = { posts: [], messages: [], troubles: [] };
  const count = () => written.posts.length + written.messages.length;
  let check = () => undefined as void;
  const until = (goal: number) =>
    new Promise<void>((resolve) => {
      check = () => {
        if (count() >= goal || written.troubles.length > 0) resolve();
      };
      check();
    });
  let ended = false;
  const write = async (apiClient: ApiClient, writer: number) => {
    for (let number = 0; !ended; number += 1) {
      const text = `kill ${writer} ${number}`;
      const message = { client_id: randomUUID(), body: text };
      const path = `/api/v1/conversations/${conversation}/messages`;
      const failed = await acknowledged(killable.origin, apiClient, path, message);
      if (failed) written.troubles.push(failed);
      else written.messages.push(text);
      // The `inspectoria` role writes no posts.
      if (writer < 3) {
        const title = `${text} post`;
        const rejected = await acknowledged(killable.origin, apiClient, '/api/v1/posts', {
          title,
          status: 'draft',
        });
        if (rejected) written.troubles.push(rejected);
        else written.posts.push(title);
      }
      check();
    }
  };
  const writing = apiClients.map(write);
  const kills = { provider: 0, postgres: 0, both: 0 };
  for (const [at, victim] of victims.entries()) {
    await until(count() + each + Math.floor(Math.random() * 10));
    const killed = victim === 'postgres' ? undefined : killable.killProvider();
    if (victim !== 'provider') killable.killPostgres();
    kills[victim] += 1;
    await killed;
    if (killed) await killable.start();
    log(`${at + 1} of ${victims.length}: ${victim}, ${count()} acknowledged`);
  }
  await until(count() + each);
  ended = true;
  await Promise.all(writing);
  return { kills, ...(await measureLosses(killable, conversation, written)) };
}

/** The result of a run without damage. */
export const noHarm = { lost: [], doubled: [], unknown: [], holes: 0, misordered: [], troubles: [] };

/** Returns whether the provider reports that it is ready. */
export const isReady = async ({ origin }: Killable): Promise<boolean> =>
  (await requestAt(origin, 'GET', '/readyz').catch(() => undefined))?.status === 200;
