import 'fake-indexeddb/auto';
import { createSession, type User } from '@school/domain';
import { afterEach, expect, it } from 'vitest';
import type { AppServices } from '../createApp.ts';
import { eraseOutboxes } from '../outbox/openOutbox.ts';
import { outboxName } from '../outbox/outboxName.ts';
import { openOutboxStore } from '../outbox/outboxStore.ts';
import { unsentMessages } from './unsentMessages.ts';

const school = window.location.hostname;
const payload = { conversationId: 'c1', body: 'Hola', files: [], replyTo: null };

afterEach(() => eraseOutboxes(indexedDB, null));

it('sends the waiting messages of the person who signs in, and erases those of others', async () => {
  const own = await openOutboxStore(outboxName(school, 'ana'));
  await own.add({ id: 'client-0001', queue: 'c1', payload });
  await (await openOutboxStore(outboxName(school, 'beto'))).add({ id: 'client-0002', queue: 'c1', payload });
  const sent: unknown[] = [];
  const client = {
    call: async (operation: string, input: { body: { client_id: string } }) => {
      sent.push([operation, input.body.client_id]);
      const message = { id: 'm1', conversation_id: 'c1', client_id: 'client-0001' };
      return { status: 201, data: { data: message } };
    },
  };
  let token = 't';
  const session = createSession({
    tokens: { read: () => token, write: (value) => void (token = value), clear: () => void (token = '') },
  });
  void unsentMessages.start({ client, session, log: console, page: window } as unknown as AppServices);
  session.setUser({ id: 'ana' } as User);
  await expect.poll(() => sent).toEqual([['createMessage', 'client-0001']]);
  await expect.poll(() => own.list()).toEqual([]);
  const names = (await indexedDB.databases()).map(({ name }) => name);
  expect(names).toEqual([outboxName(school, 'ana')]);
  session.logOut();
});
