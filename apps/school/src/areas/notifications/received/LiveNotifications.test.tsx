import type { Notification } from '@school/domain';
import { notifications, users } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invalidate } from '../../../data/cache.ts';
import { receivedResponse } from '../../../testing/defaultHandlers/notifications.ts';
import { ok } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { NotificationsScreen } from './NotificationsScreen.tsx';

const { simulacro, vacunacion, actas, cambioDeSala } = notifications as unknown as Record<
  string,
  Notification
>;
const [first, second, third, older] = [simulacro!, vacunacion!, actas!, cambioDeSala!];
const titles = () =>
  screen
    .getAllByRole('link')
    .filter((link) => /^\/notifications\/./.test(link.getAttribute('href') ?? ''))
    .map((link) => link.textContent);

function show(rows: readonly Notification[]) {
  let now = rows;
  const app = renderScreen({
    path: '/notifications',
    user: users.docente,
    answers: {
      listNotifications: ({ query }) =>
        query.has('before')
          ? ok('listNotifications', receivedResponse([older]))
          : ok('listNotifications', {
              ...receivedResponse([...now]),
              meta: { before: 'older', after: null, limit: 30 },
            }),
    },
    children: <NotificationsScreen />,
  });
  const changeTo = (next: readonly Notification[], cause: 'own' | 'stream' = 'stream') => {
    now = next;
    invalidate(['listNotifications'], cause);
  };
  return { ...app, changeTo };
}

describe('NotificationsScreen while notifications arrive', () => {
  it('keeps the rows in place, and shows the new ones on request at the top of the list', async () => {
    const app = show([second, third]);
    const link = await screen.findByRole('link', { name: second.title });
    link.focus();
    app.changeTo([first, second, third]);
    const button = await screen.findByRole('button', { name: 'Mostrar 1 notificación nueva' });
    expect(titles()).toEqual([second.title, third.title]);
    expect(link).toHaveFocus();
    expect(screen.getByText('Esta lista cambió.')).toHaveAttribute('role', 'status');
    await app.person.click(button);
    expect(titles()).toEqual([first.title, second.title, third.title]);
    expect(document.activeElement).toContainElement(screen.getByRole('link', { name: first.title }));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('appends older notifications while new ones wait', async () => {
    const app = show([second, third]);
    await screen.findByRole('link', { name: second.title });
    app.changeTo([first, second, third]);
    await screen.findByRole('button', { name: 'Mostrar 1 notificación nueva' });
    await app.person.click(screen.getByRole('button', { name: 'Ver anteriores' }));
    await screen.findByRole('link', { name: older.title });
    expect(titles()).toEqual([second.title, third.title, older.title]);
    await app.person.click(screen.getByRole('button', { name: 'Mostrar 1 notificación nueva' }));
    expect(titles()).toEqual([first.title, second.title, third.title, older.title]);
  });

  it('changes a row in place, and the user’s own changes at once', async () => {
    const app = show([second, third]);
    const link = await screen.findByRole('link', { name: second.title });
    app.changeTo([{ ...second, title: 'Vacunación en la biblioteca' }, third]);
    await waitFor(() => expect(link).toHaveTextContent('Vacunación en la biblioteca'));
    expect(screen.queryByText('Esta lista cambió.')).toBeNull();
    app.changeTo([first, second, third], 'own');
    expect(await screen.findByRole('link', { name: first.title })).toBeVisible();
    expect(screen.queryByText('Esta lista cambió.')).toBeNull();
  });
});
