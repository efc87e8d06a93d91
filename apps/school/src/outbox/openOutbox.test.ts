import '../testing/indexedDatabase.ts';
import { afterEach, expect, it } from 'vitest';
import { eraseOutboxes, openOutbox } from './openOutbox.ts';
import type { Send } from './outbox.ts';
import { outboxName } from './outboxName.ts';
import { openOutboxStore } from './outboxStore.ts';

const person = { school: 'aromos', person: 'ana' };
const never: Send<string> = () => new Promise(() => undefined);
const open = (send: Send<string>) => openOutbox(window, { ...person, send });
const entry = { id: 'first-key', queue: 'one', payload: 'Hola' };

afterEach(() => eraseOutboxes(window, null));

it('stores an entry on the device before it is sent, and sends it after a reload under the same key', async () => {
  const before = await open(never);
  await before.add(entry);
  before.close();
  const ids: string[] = [];
  const after = await open(async ({ id }) => {
    ids.push(id);
    return { kind: 'done' };
  });
  await expect.poll(() => after.read().length).toBe(0);
  expect(ids).toEqual(['first-key']);
  expect(await (await openOutboxStore(outboxName('aromos', 'ana'))).list()).toEqual([]);
  after.close();
});

it('shows an entry of another tab', async () => {
  const [one, other] = [await open(never), await open(never)];
  await one.add(entry);
  await expect.poll(() => other.read().map(({ payload }) => payload)).toEqual(['Hola']);
  one.close();
  other.close();
});

it('C02: erases the entries of other people where the browser does not list its databases', async () => {
  const outbox = await open(never);
  await outbox.add(entry);
  outbox.close();
  const other = await openOutbox<string>(window, { school: 'aromos', person: 'bea', send: never });
  await other.add({ ...entry, id: 'second-key' });
  other.close();
  Object.defineProperty(indexedDB, 'databases', { value: undefined, configurable: true });
  await eraseOutboxes(window, person);
  Reflect.deleteProperty(indexedDB, 'databases');
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).toEqual([outboxName('aromos', 'ana')]);
});

it('erases the entries of other people, and keeps those of this person', async () => {
  const store = await openOutboxStore<string>(outboxName('aromos', 'ana'));
  await store.add(entry);
  const other = await openOutboxStore<string>(outboxName('aromos', 'bea'));
  await other.add(entry);
  await eraseOutboxes(window, person);
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).toEqual([outboxName('aromos', 'ana')]);
  expect(await store.list()).toMatchObject([{ payload: 'Hola' }]);
});
