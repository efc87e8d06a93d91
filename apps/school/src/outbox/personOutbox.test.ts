import '../testing/indexedDatabase.ts';
import { users } from '@school/domain/fixtures';
import { afterEach, expect, it, vi } from 'vitest';
import { createTestApp } from '../testing/TestApp.tsx';
import { eraseOutboxes } from './openOutbox.ts';
import { outboxName } from './outboxName.ts';
import { openOutboxStore } from './outboxStore.ts';
import { openPersonOutbox } from './personOutbox.ts';

const person = users.administrador.id;

/** Locks of a browser with one tab; returns the number of those that are held. @param onRequest Called before a request. */
function followLocks(onRequest = () => undefined as void) {
  let held = 0;
  const request = async (_name: string, _options: LockOptions, work: () => Promise<void>) => {
    onRequest();
    held += 1;
    await work();
    held -= 1;
  };
  Object.defineProperty(window.navigator, 'locks', { configurable: true, value: { request } });
  return () => held;
}

function setUp() {
  const { sources, screenServices } = createTestApp({ path: '/messenger' });
  return { services: { ...sources, clock: screenServices.clock }, session: sources.session };
}

afterEach(() => Reflect.deleteProperty(window.navigator, 'locks'));

it('releases the lock of the tabs when the session ends', async () => {
  const held = followLocks();
  const { services, session } = setUp();
  await openPersonOutbox(services, person);
  expect(held()).toBe(1);
  session.logOut();
  await expect.poll(held).toBe(0);
});

it('releases the lock of the tabs when the session ends while the outbox opens', async () => {
  const held = followLocks();
  const { services, session } = setUp();
  const opening = openPersonOutbox(services, person);
  session.logOut();
  await opening;
  await expect.poll(held).toBe(0);
});

it('releases the lock of the tabs when another tab deletes the entries meanwhile, and opens again', async () => {
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const held = followLocks(() =>
    begin.mockImplementation(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    }),
  );
  const { services, session } = setUp();
  await expect(openPersonOutbox(services, person)).rejects.toThrow('closing');
  await expect.poll(held).toBe(0);
  begin.mockRestore();
  followLocks();
  expect((await openPersonOutbox(services, person)).read()).toEqual([]);
  session.logOut();
});

it('takes over the messages that an earlier release stored, which had no kind', async () => {
  const store = await openOutboxStore<object>(outboxName(window.location.hostname, person));
  const payload = { conversationId: 'c1', body: 'Hola', files: [], replyTo: null };
  const { seq } = await store.add({ id: 'key', queue: 'c1', payload });
  const { id, queue, createdAt, attempted } = (await store.list())[0]!;
  const problem = { kind: 'forbidden' } as const;
  await store.change(seq, () => ({ seq, id, queue, payload, createdAt, attempted, problem }) as never);
  const { services, session } = setUp();
  const outbox = await openPersonOutbox(services, person);
  expect(outbox.read()).toMatchObject([
    { id: 'key', held: false, failures: 0, payload: { ...payload, kind: 'message' } },
  ]);
  session.logOut();
  await eraseOutboxes(window, null);
});
