import type { OperationId, StreamEvent } from '@school/domain';
import { conversations, messages, posts } from '@school/domain/fixtures';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Handlers } from '../testing/handlers.ts';
import { createFakeStream, createForwardedStream } from '../testing/fakeStream.ts';
import { createTestApp } from '../testing/TestApp.tsx';
import { markOwnDeletion } from './cache.ts';
import { DataRoot } from './DataRoot.tsx';
import { followSchool } from './followSchool.ts';
import { useCommand } from './useCommand.ts';
import { usePageList } from './usePageList.ts';
import { usePages } from './usePages.ts';
import { useQuery } from './useQuery.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { id } = posts.huerto;
const path = { id };
/** The ids start again in each test. */
const reset: StreamEvent = { kind: 'reset', data: {} };
const changed: StreamEvent = { kind: 'records.changed', data: { record: 'post' } };
const changedRecord = (change: 'updated' | 'deleted'): StreamEvent => ({
  kind: 'record.changed',
  data: { record: 'post', id, change, changed_by: 'Ana', changed_at: '2026-09-08T10:42:00-03:00' },
});

/** The queries and writes of the screens that are open beside each other. */
function useScreens() {
  useQuery('listPosts', {});
  useQuery('listPosts', {});
  useQuery('getPost', { path });
  usePages('listNotifications', {});
  usePages('listNotifications', {});
  usePageList('listConversations', {});
  useQuery('getConversation', { path: { id: conversations.paseo.id } });
  return {
    create: useCommand('createPost').run,
    update: useCommand('updatePost').run,
    remove: useCommand('deletePost').run,
    readAll: useCommand('markAllNotificationsRead').run,
  };
}

/** Passes long enough for every refetch. */
const pass = () => act(() => vi.advanceTimersByTimeAsync(15_000));

async function open(answers: Handlers = {}, stream = createFakeStream()) {
  const app = createTestApp({ path: '/blog', answers });
  const { session, visit, client } = app.sources;
  followSchool({ page: stream.page, session, visit, log: { warn: () => undefined } });
  const { result, unmount } = renderHook(useScreens, {
    wrapper: ({ children }) => <DataRoot sources={app.sources}>{children}</DataRoot>,
  });
  stream.send(40, reset);
  await pass();
  const before = app.calls.length;
  const countCalls = (operationId: OperationId) =>
    app.calls.slice(before).filter((call) => call.operationId === operationId).length;
  const close = () => {
    unmount();
    session.logOut();
  };
  return { writes: () => result.current, stream, client, session, countCalls, close };
}

/** The answer of a write whose last event has the id 42. */
const headers = { 'last-event-id': '42' };

/** Sends both events of a write before its answer, or after it. */
const orders = ['before its answer', 'after its answer'] as const;

async function write(
  order: (typeof orders)[number],
  operationId: OperationId,
  events: readonly StreamEvent[],
  status = 200,
) {
  let sendEvents: () => void = () => undefined;
  const app = await open({
    [operationId]: () => {
      if (order === 'before its answer') sendEvents();
      return { status, headers, ...(status !== 204 && { data: { data: posts.huerto } }) };
    },
  });
  sendEvents = () => events.forEach((event, index) => app.stream.send(43 - events.length + index, event));
  return { app, end: () => (order === 'after its answer' ? sendEvents() : undefined) };
}

describe.each(orders)('a write whose events arrive %s', (order) => {
  it('refetches the list once after a creation', async () => {
    const { app, end } = await write(order, 'createPost', [changed], 201);
    await act(() => app.writes().create({ body: {} as never }));
    end();
    await pass();
    expect(app.countCalls('listPosts')).toBe(1);
    app.close();
  });

  it('refetches list and record once after a change', async () => {
    const { app, end } = await write(order, 'updatePost', [changedRecord('updated'), changed]);
    await act(() => app.writes().update({ path, body: {} as never, ifMatch: 1 }));
    end();
    await pass();
    expect([app.countCalls('listPosts'), app.countCalls('getPost')]).toEqual([1, 1]);
    app.close();
  });

  it('refetches the list once after a deletion, and the deleted record never', async () => {
    const { app, end } = await write(order, 'deletePost', [changedRecord('deleted'), changed], 204);
    const unmark = markOwnDeletion(id);
    await act(() => app.writes().remove({ path, ifMatch: 1 }));
    end();
    await pass();
    expect([app.countCalls('listPosts'), app.countCalls('getPost')]).toEqual([1, 0]);
    unmark();
    app.close();
  });

  it('refetches the conversations once after a message', async () => {
    const created: StreamEvent = { kind: 'message.created', data: { message: messages.paseo } };
    const { app, end } = await write(order, 'createMessage', [created], 201);
    // As the outbox does: it leaves the refetch to the event.
    await act(() =>
      app.client.call('createMessage', { path: { id: conversations.paseo.id }, body: {} as never }),
    );
    end();
    await pass();
    expect([app.countCalls('listConversations'), app.countCalls('getConversation')]).toEqual([1, 1]);
    app.close();
  });
});

it('refetches nothing after an event of an own write that another tab forwards', async () => {
  const answer = { status: 200, headers, data: { data: posts.huerto } };
  const app = await open({ updatePost: answer }, createForwardedStream());
  await act(() => app.writes().update({ path, body: {} as never, ifMatch: 1 }));
  app.stream.send(42, changed);
  await pass();
  expect([app.countCalls('listPosts'), app.countCalls('getPost')]).toEqual([1, 1]);
  app.stream.send(43, changed);
  await pass();
  expect([app.countCalls('listPosts'), app.countCalls('getPost')]).toEqual([2, 2]);
  app.close();
});

it('refetches what another person changes after an own write', async () => {
  const { app } = await write('after its answer', 'updatePost', []);
  await act(() => app.writes().update({ path, body: {} as never, ifMatch: 1 }));
  app.stream.send(43, changed);
  await pass();
  expect([app.countCalls('listPosts'), app.countCalls('getPost')]).toEqual([2, 2]);
  app.close();
});

it('refetches after the event of a write whose answer is lost', async () => {
  const app = await open({ updatePost: 'offline' });
  await act(() => app.writes().update({ path, body: {} as never, ifMatch: 1 }));
  app.stream.send(42, changed);
  await pass();
  expect(app.countCalls('listPosts')).toBe(1);
  app.close();
});

it('refetches again at the event if the refetch after the write failed', async () => {
  let fails = false;
  const app = await open({
    updatePost: { status: 200, headers, data: { data: posts.huerto } },
    getPost: () =>
      fails ? { status: 503, data: { message: 'Soon.' } } : { status: 200, data: { data: posts.huerto } },
  });
  fails = true;
  await act(() => app.writes().update({ path, body: {} as never, ifMatch: 1 }));
  fails = false;
  app.stream.send(42, changed);
  await pass();
  expect(app.countCalls('getPost')).toBe(2);
  app.close();
});

it('does not wait for its own slow write before it shows a change of another person', async () => {
  const app = await open({ updatePost: 'pending' });
  void app.writes().update({ path, body: {} as never, ifMatch: 1 });
  app.stream.send(41, changed);
  await pass();
  expect(app.countCalls('listPosts')).toBe(1);
  app.close();
});

it('refetches an endless list once, however many parts of the screen show it', async () => {
  const app = await open();
  await act(() => app.writes().readAll({}));
  await pass();
  expect(app.countCalls('listNotifications')).toBe(1);
  app.close();
});
