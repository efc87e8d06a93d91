import type { OperationId, StreamEvent } from '@school/domain';
import {
  contacts,
  documents,
  events,
  managedNotifications,
  notifications,
  places,
  posts,
  roles,
  schoolUsers,
} from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invalidate } from '../data/cache.ts';
import { noteChange } from '../data/changes.ts';
import { toRouterLocation } from '../router/routerLocation.ts';
import { toPostDetail } from '../testing/defaultHandlers/posts.ts';
import { type MockAnswer, ok } from '../testing/handlers.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { matchProtectedRoute } from './protected.ts';

type Kind = Extract<StreamEvent, { kind: 'record.changed' }>['data']['record'];

const first = (samples: object) => Object.values(samples)[0] as { id: string };

/** Each kind of record that has a screen, and the address of that screen. */
const records: readonly [Kind, OperationId, string, { id: string }][] = [
  ['post', 'getPost', '/blog/post/ID', toPostDetail(first(posts))],
  ['event', 'getEvent', '/events?event=ID', first(events)],
  ['document', 'getDocument', '/documentos/document/ID', first(documents)],
  ['contact', 'getContact', '/admin/contacts/ID', first(contacts)],
  ['user', 'getUser', '/users/ID', first(schoolUsers)],
  ['place', 'getPlace', '/admin/places/ID', first(places)],
  ['role', 'getRole', '/users/roles/ID', first(roles)],
  ['notification', 'getNotification', '/college-notifications/ID', managedNotifications.simulacro],
  ['notification', 'getNotification', '/notifications/ID', notifications.vacunacion],
];

async function open([, operationId, address, record]: (typeof records)[number]) {
  const path = address.replace('ID', record.id);
  const { route } = matchProtectedRoute(toRouterLocation(new URL(path, 'http://aromos.localhost')));
  const Screen = await route.load();
  const gone: MockAnswer = { status: 404, data: { message: 'Not found.' } };
  const forbidden: MockAnswer = { status: 403, data: { message: 'Forbidden.' } };
  let answer: MockAnswer = ok(operationId, { data: record } as never);
  const app = renderScreen({ path, answers: { [operationId]: () => answer }, children: <Screen /> });
  await waitFor(() => expect(app.calls.map((call) => call.operationId)).toContain(operationId));
  const name = /title|name/;
  const [, shown] = Object.entries(record).find(([field]) => name.test(field))!;
  await screen.findAllByText((_, element) => element?.textContent?.includes(String(shown)) ?? false);
  const become = (next: 'gone' | 'forbidden') => {
    answer = next === 'gone' ? gone : forbidden;
    invalidate([operationId], 'stream');
  };
  return { ...app, become };
}

describe.each(records)('the open screen of a %s (%s at %s)', (...record) => {
  const [kind, , , { id }] = record;

  it('says in place who deleted it, without an error, and keeps the focus there', async () => {
    const app = await open(record);
    const by = { changed_by: 'Marcela Soto', changed_at: '2026-09-08T10:42:00-03:00' };
    noteChange({ kind: 'record.changed', data: { record: kind, id, change: 'deleted', ...by } });
    app.become('gone');
    const message = await screen.findByText(/Marcela Soto.* eliminó esto el 8 sept? 2026, 10:42/);
    expect(message.closest('[role=status]')).not.toBeNull();
    expect(screen.queryByText('ERROR')).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('says in place that it is no longer for the user', async () => {
    const app = await open(record);
    app.become('forbidden');
    const lock = await waitFor(() => {
      const state = [...document.querySelectorAll('[role=status] h2')].at(-1);
      expect(state?.textContent).toMatch(/otras personas|no tienes acceso|no permite/);
      return state;
    });
    expect(lock).toBeVisible();
    expect(screen.queryByText('ERROR')).toBeNull();
  });
});
