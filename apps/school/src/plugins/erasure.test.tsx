import '../testing/indexedDatabase.ts';
import { posts } from '@school/domain/fixtures';
import { act, cleanup } from '@testing-library/react';
import { openDB } from 'idb';
import { afterEach, expect, it, vi } from 'vitest';
import { PostsScreen } from '../areas/posts/list/PostsScreen.tsx';
import type { AppServices } from '../createApp.ts';
import { databaseName } from '../offline/databaseName.ts';
import { outboxPrefix } from '../outbox/outboxName.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { deleteStored, endAfterTest, readStoredText, signedInBefore } from '../testing/storedAnswers.ts';
import { erasure } from './erasure.ts';

const [post] = Object.values(posts);
/** The databases of stored answers; the outbox stays for the next sign-in of the same person. */
const names = async () =>
  (await indexedDB.databases()).map(({ name }) => name).filter((name) => !name?.startsWith(outboxPrefix));

afterEach(deleteStored);

const start = ({ session, storage }: Pick<ReturnType<typeof renderScreen>, 'session' | 'storage'>) =>
  void erasure.start({ session, log: console, page: { localStorage: storage } } as unknown as AppServices);

/** Opens a page that stores what it reads. */
async function openPage() {
  const app = endAfterTest(
    renderScreen({ path: '/blog', stored: signedInBefore, children: <PostsScreen /> }),
  );
  start(app);
  await expect.poll(readStoredText).toContain(post!.title);
  return app;
}

it('deletes what is stored when the session ends, without a network too', async () => {
  const app = await openPage();
  act(() => app.session.logOut());
  await expect.poll(names).toEqual([]);
  await expect.poll(() => app.storage.getItem('school.erase')).toBeNull();
  expect(app.storage.getItem('school.kept')).toBeNull();
});

it('deletes it when another person signs in', async () => {
  const app = await openPage();
  act(() => app.session.setToken('of another person'));
  await expect.poll(readStoredText).not.toContain(post!.title);
  await expect.poll(() => app.storage.getItem('school.erase')).toBeNull();
});

it('keeps it while the session continues', async () => {
  const app = await openPage();
  act(() => app.session.setError(new Error('offline')));
  start(app);
  expect(await readStoredText()).toContain(post!.title);
  expect(app.storage.getItem('school.erase')).toBeNull();
});

it('finishes an erasure that was interrupted, at the next start', async () => {
  const app = await openPage();
  cleanup();
  app.storage.setItem('school.erase', app.storage.getItem('school.kept')!);
  start(app);
  await expect.poll(names).toEqual([]);
  await expect.poll(() => app.storage.getItem('school.erase')).toBeNull();
});

it('deletes at the start what a session left that ended with the browser', async () => {
  const { storage } = await openPage();
  cleanup();
  const app = renderScreen({ path: '/auth/login', user: null, children: null });
  start({ session: app.session, storage });
  await expect.poll(names).toEqual([]);
});

it('empties a database that another tab does not close', async () => {
  const name = databaseName('aromos', 'ana');
  const app = await openPage();
  app.storage.setItem('school.kept', JSON.stringify([name]));
  const blocked = await openDB(name, 1, {
    upgrade: (opened) =>
      void opened.createObjectStore('answers', { keyPath: 'key' }).createIndex('age', ['at', 'size']),
  });
  await blocked.put('answers', { key: 'a', data: 'canary', at: '2026-09-08T12:00:00.000Z', size: 1 });
  act(() => app.session.logOut());
  await expect.poll(() => blocked.getAll('answers')).toEqual([]);
  blocked.close();
});

it('leaves other databases of the school', async () => {
  const other = await openDB('another database', 1);
  other.close();
  const app = await openPage();
  act(() => app.session.logOut());
  await expect.poll(names).toEqual(['another database']);
});

it('works where the storage is forbidden', () => {
  const app = renderScreen({ path: '/blog', children: null });
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError');
  };
  const storage = { ...app.storage, getItem: forbidden, setItem: forbidden, removeItem: vi.fn(forbidden) };
  expect(() => start({ session: app.session, storage: storage as unknown as Storage })).not.toThrow();
  expect(() => act(() => app.session.logOut())).not.toThrow();
});
