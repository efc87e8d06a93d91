import 'fake-indexeddb/auto';
import { users } from '@school/domain/fixtures';
import { afterEach, expect, it } from 'vitest';
import { createTestApp } from '../testing/TestApp.tsx';
import { openPersonOutbox } from './personOutbox.ts';

const person = users.administrador.id;

/** Locks of a browser with one tab; returns the number of those that are held. */
function followLocks() {
  let held = 0;
  const request = async (_name: string, _options: LockOptions, work: () => Promise<void>) => {
    held += 1;
    await work();
    held -= 1;
  };
  Object.defineProperty(window.navigator, 'locks', { configurable: true, value: { request } });
  return () => held;
}

function setUp() {
  const { sources, shellServices } = createTestApp({ path: '/messenger' });
  return { services: { ...sources, clock: shellServices.clock }, session: sources.session };
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
