import type { User } from '@school/domain';
import { users } from '@school/domain/fixtures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildMessage, threadMessages } from '../testing/defaultHandlers/messenger.ts';
import { createTestApp } from '../testing/TestApp.tsx';
import { reportReceived } from './reportReceived.ts';
import { publishStreamEvent } from './streamEvents.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = (user: User = users.administrador) => {
  const app = createTestApp({ path: '/', user });
  reportReceived(app.sources);
  return () => app.calls.filter(({ operationId }) => operationId === 'markMessagesReceived').length;
};
const send = (author = threadMessages[0]!.author) =>
  publishStreamEvent({ kind: 'message.created', data: { message: buildMessage(9, 'Hola', { author }) } });

it('reports when the stream opens, and once for several messages of other people', async () => {
  const reports = start();
  publishStreamEvent({ kind: 'ready', data: {} });
  await vi.advanceTimersByTimeAsync(2000);
  expect(reports()).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  for (let count = 0; count < 5; count += 1) send();
  await vi.advanceTimersByTimeAsync(4000);
  expect(reports()).toBe(2);
});

it('reports neither own messages nor anything for a person without the messenger', async () => {
  const report = start();
  const { id, name, avatar } = users.administrador;
  send({ id, name, avatar });
  await vi.advanceTimersByTimeAsync(4000);
  expect(report()).toBe(0);
  const other = start(users.lectura);
  send();
  await vi.advanceTimersByTimeAsync(4000);
  expect([report(), other()]).toEqual([1, 0]);
});
