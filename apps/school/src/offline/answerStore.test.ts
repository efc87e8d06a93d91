import '../testing/indexedDatabase.ts';
import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { createAnswerStore, type AnswerRow, openAnswerDatabase } from './answerStore.ts';

const name = 'school.kept:aromos:ana';

const row = (key: string, at: string, data = '{}'): AnswerRow => ({
  key,
  operationId: 'getPost',
  data,
  at,
  size: key.length + data.length,
});
const morning = '2026-09-08T08:00:00.000Z';
const noon = '2026-09-08T12:00:00.000Z';

afterEach(async () => {
  vi.restoreAllMocks();
  await deleteDB(name, { blocked: () => undefined });
});

it('returns the last answer to a request', async () => {
  const store = createAnswerStore(name);
  await store.write([row('a', morning, '{"title":"old"}')]);
  await store.write([row('a', noon, '{"title":"new"}')]);
  expect(await store.read('a')).toMatchObject({ data: '{"title":"new"}', at: noon });
  expect(await store.read('b')).toBeUndefined();
});

it('drops the oldest answers when there are too many', async () => {
  const store = createAnswerStore(name, { size: 30, age: 86_400_000 });
  await store.write([row('a', morning, '0123456789'), row('b', noon, '0123456789')]);
  await store.write([row('c', '2026-09-08T13:00:00.000Z', '0123456789')]);
  expect(await store.read('a')).toBeUndefined();
  expect(await store.read('b')).toBeDefined();
  expect(await store.read('c')).toBeDefined();
});

it('drops answers that are too old', async () => {
  await createAnswerStore(name).write([row('a', '2026-06-01T12:00:00.000Z')]);
  const nextStart = createAnswerStore(name);
  await nextStart.write([row('b', noon)]);
  expect(await nextStart.read('a')).toBeUndefined();
  expect(await nextStart.read('b')).toBeDefined();
});

it('drops the older half when the device is full, and does not fail', async () => {
  const store = createAnswerStore(name);
  await store.write([row('a', morning), row('b', noon)]);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await store.write([row('c', noon)]);
  expect(await store.read('a')).toBeUndefined();
  expect(await store.read('b')).toBeDefined();
});

/** Ends the next transaction of a kind while it runs, as a browser does that deletes the storage of the site. */
function abortNext(kind: IDBTransactionMode, position = 1) {
  const { transaction } = IDBDatabase.prototype;
  let count = 0;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...[names, mode = 'readonly', options]
  ) {
    const started = transaction.call(this, names, mode, options);
    if (mode === kind) count += 1;
    if (mode === kind && count === position) queueMicrotask(() => started.abort());
    return started;
  });
}

it('reads again when the browser ends a transaction', async () => {
  const store = createAnswerStore(name);
  await store.write([row('a', morning)]);
  abortNext('readonly');
  expect(await store.read('a')).toMatchObject({ at: morning });
});

it.each([
  ['the storing', 1],
  ['the count', 2],
])('stores again when the browser ends %s', async (_part, position) => {
  const store = createAnswerStore(name);
  abortNext('readwrite', position);
  await store.write([row('a', morning)]);
  expect(await store.read('a')).toMatchObject({ at: morning });
});

it('lets another tab delete its database, and starts empty afterwards', async () => {
  const store = createAnswerStore(name);
  await store.write([row('a', noon)]);
  await deleteDB(name);
  expect(await store.read('a')).toBeUndefined();
  await store.write([row('b', noon)]);
  expect(await store.read('b')).toBeDefined();
});

it('opens the database once more when the browser has closed it', async () => {
  const database = await openAnswerDatabase(name);
  database.close();
  const store = createAnswerStore(name);
  await store.write([row('a', noon)]);
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('closed', 'InvalidStateError');
  });
  expect(await store.read('a')).toBeDefined();
  expect(transaction).toHaveBeenCalledTimes(2);
});

it('fails, and does not hang, where the database is of another form', async () => {
  const other = await openDB(name, 7);
  other.close();
  await expect(createAnswerStore(name).read('a')).rejects.toMatchObject({ name: 'VersionError' });
});
