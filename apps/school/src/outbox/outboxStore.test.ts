import '../testing/indexedDatabase.ts';
import { deleteDB } from 'idb';
import { forceCloseDatabase } from 'fake-indexeddb';
import { afterEach, expect, it, vi } from 'vitest';
import { openOutboxStore } from './outboxStore.ts';

const name = 'school.outbox:aromos:ana';
const entry = { id: 'first-key', queue: 'one', payload: 'Hola' };

afterEach(() => deleteDB(name));

it('stores entries again after the browser has deleted the storage of the site', async () => {
  const uses = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const store = await openOutboxStore<string>(name);
  await store.add(entry);
  const stored = await store.list();
  forceCloseDatabase(uses.mock.contexts.at(-1) as never);
  await deleteDB(name);
  await store.add({ ...entry, id: 'second-key', payload: 'Chao' });
  expect(await store.list()).toMatchObject([...stored, { payload: 'Chao' }]);
});

it('stays closed after another tab has erased the entries', async () => {
  const store = await openOutboxStore<string>(name);
  await deleteDB(name);
  await expect(store.add(entry)).rejects.toMatchObject({ name: 'InvalidStateError' });
  expect(await indexedDB.databases()).toEqual([]);
});
