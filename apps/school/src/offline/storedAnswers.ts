import type { OperationId, Session } from '@school/domain';
import { readDraftOwner } from '../forms/draftOwner.ts';
import { keepableText } from './keepableText.ts';
import { databaseName } from './databaseName.ts';
import { noteDatabase } from './databaseNames.ts';
import type { AnswerRow, AnswerStore } from './answerStore.ts';

/** An answer of the server to one request. */
export interface StoredAnswer {
  data: unknown;
  /** When the server answered; ISO 8601. */
  at: string;
}

/** The answers that stay on this device for the signed-in person, to be read without a network. */
export interface StoredAnswers {
  /**
   * Stores an answer, soon and without a wait. Nothing is stored once the session in which it was requested has ended.
   * @param key The request, without the token.
   * @param token The token of the request.
   */
  store(key: string, operationId: OperationId, answer: StoredAnswer, token: string | null): void;
  /** @returns The stored answer; null if there is none, undefined where nothing can be stored. Never rejects. */
  read(key: string): Promise<StoredAnswer | null | undefined>;
}

/** Milliseconds in which answers are collected for one write. */
const pause = 200;

/** Milliseconds that a screen waits for its stored answer. */
const longestRead = 2000;

/** Characters of the largest answer that is stored. */
const largest = 2_000_000;

type Sources = { session: Session; storage: Storage };
type Waiting = StoredAnswer & { operationId: OperationId; token: string };

const bySession = new WeakMap<Session, StoredAnswers>();

/** Returns the stored answers of a session. */
export function storedAnswers(sources: Sources): StoredAnswers {
  const present = bySession.get(sources.session);
  if (present) return present;
  const created = createStoredAnswers(sources);
  bySession.set(sources.session, created);
  return created;
}

const toRow = ([key, { operationId, data, at }]: [string, Waiting]): AnswerRow => {
  const text = keepableText(data);
  return { key, operationId, data: text, at, size: key.length + text.length };
};

function createStoredAnswers({ session, storage }: Sources): StoredAnswers {
  let opened: { name: string; store: AnswerStore } | null = null;
  const waiting = new Map<string, Waiting>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const openStore = async (person: string): Promise<AnswerStore> => {
    const name = databaseName(window.location.hostname, person);
    if (opened?.name === name) return opened.store;
    const { createAnswerStore } = await import('./answerStore.ts');
    opened = { name, store: createAnswerStore(name) };
    return opened.store;
  };

  /** Whether this person is signed in, in this tab and in those that share its storage. */
  const isSignedIn = (person: string, token: string) =>
    session.getState().token === token && readDraftOwner(storage) === person;

  const write = async () => {
    const { user, token } = session.getState();
    // Until the server has named the person, the answers wait.
    if (!token || !user) return;
    const entries = [...waiting].filter(([, answer]) => answer.token === token);
    waiting.clear();
    const rows = entries.map(toRow).filter(({ size }) => size <= largest);
    if (rows.length === 0 || !isSignedIn(user.id, token)) return;
    noteDatabase(storage, databaseName(window.location.hostname, user.id));
    const store = await openStore(user.id);
    if (isSignedIn(user.id, token)) await store.write(rows);
  };

  const writeSoon = () => {
    if (waiting.size === 0) return;
    // Where the database is forbidden or broken, the app works without.
    timer ??= setTimeout(() => {
      timer = undefined;
      write().catch(() => undefined);
    }, pause);
  };
  session.subscribe(() => {
    const { token } = session.getState();
    for (const [key, answer] of waiting) if (answer.token !== token) waiting.delete(key);
    writeSoon();
  });

  const read = async (key: string): Promise<StoredAnswer | null | undefined> => {
    const { token, user } = session.getState();
    const person = user?.id ?? readDraftOwner(storage);
    if (!token || !person || !isSignedIn(person, token)) return undefined;
    try {
      noteDatabase(storage, databaseName(window.location.hostname, person));
      const row = await (await openStore(person)).read(key);
      return row && isSignedIn(person, token) ? { data: JSON.parse(row.data) as unknown, at: row.at } : null;
    } catch {
      return undefined;
    }
  };

  return {
    store(key, operationId, answer, token) {
      if (!globalThis.indexedDB || !token || token !== session.getState().token) return;
      waiting.set(key, { ...answer, operationId, token });
      writeSoon();
    },
    async read(key) {
      if (!globalThis.indexedDB) return undefined;
      let limit: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<undefined>((resolve) => {
        limit = setTimeout(resolve, longestRead, undefined);
      });
      return Promise.race([read(key), late]).finally(() => clearTimeout(limit));
    },
  };
}
