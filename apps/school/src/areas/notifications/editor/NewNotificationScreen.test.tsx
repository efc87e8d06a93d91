import type { User } from '@school/domain';
import { courses, users } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyNotification, type NotificationValues } from '../notificationValues.ts';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { NewNotificationScreen } from './NewNotificationScreen.tsx';

const path = '/college-notifications/new-notification';
const show = (
  answers: Handlers = {},
  user: User = users.administrador,
  stored: Partial<NotificationValues> | null = null,
) =>
  renderScreen({
    path,
    answers,
    user,
    stored: stored
      ? {
          [`school.draft:2:localhost:${user.id}:new-notification`]: JSON.stringify({
            values: {
              ...emptyNotification,
              title: 'Evacúen',
              content: 'A la cancha.',
              audience: { scope: 'all' },
              ...stored,
            },
            idempotencyKey: 'stored-key',
            savedAt: '2026-09-08T10:41:00-03:00',
          }),
        }
      : {},
    children: <NewNotificationScreen />,
  });

type Shown = ReturnType<typeof show>;
const sent = ({ calls }: Shown) => calls.filter(({ operationId }) => operationId === 'createNotification');
const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.findByRole('textbox', { name: 'Título' });

async function fill({ person }: Shown, words = 'Cambio de sala') {
  await person.type(await title(), words);
  await person.type(screen.getByRole('textbox', { name: 'Contenido' }), 'Sala 12.');
}

const courseRow = (name: string) => new RegExp(`^${name}`);
const chooseCourse = async ({ person }: Shown) => {
  await person.click(await screen.findByRole('treeitem', { name: courseRow(courses.basico7A.name) }));
};

describe('NewNotificationScreen', () => {
  it('sends to a course after it shows the number of recipients', async () => {
    const app = show();
    await fill(app, '<b>Cambio</b> de sala 🏫');
    expect(await screen.findByText('Nadie todavía')).toBeVisible();
    await chooseCourse(app);
    expect(await screen.findByText('Por ahora, 14 personas')).toBeVisible();
    await app.person.click(button('Enviar'));
    expect(await screen.findByText('Notificación creada con éxito')).toBeVisible();
    expect(sent(app)).toHaveLength(1);
    expect(sent(app)[0]?.body).toMatchObject({
      title: '<b>Cambio</b> de sala 🏫',
      content: 'Sala 12.',
      kind: 'general',
      status: 'sent',
      scheduled_at: null,
      audience: { scope: 'restricted', course_ids: [courses.basico7A.id] },
    });
    expect(app.navigation.getLocation().path).toMatch(/^\/college-notifications\/0/);
  });

  it('sends by Ctrl+Enter', async () => {
    const app = show();
    await fill(app);
    await app.person.click(await screen.findByRole('radio', { name: 'Todas las personas' }));
    await app.person.click(screen.getByRole('textbox', { name: 'Contenido' }));
    await app.person.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({ status: 'sent', content: 'Sala 12.' });
  });

  it('lists all missing fields before it sends anything', async () => {
    const app = show();
    await title();
    await app.person.click(button('Enviar'));
    for (const wrong of ['Escribe un título', /Elige para quién es/])
      expect(await screen.findByRole('link', { name: wrong })).toBeVisible();
    expect(sent(app)).toEqual([]);
  });

  it('keeps a draft without an audience', async () => {
    const app = show();
    await fill(app);
    await app.person.click(button('Guardar borrador'));
    expect(await screen.findByText('Notificación creada con éxito. Borrador guardado.')).toBeVisible();
    expect(sent(app)[0]?.body).toMatchObject({ status: 'draft' });
  });

  it('schedules only for a future time', async () => {
    const past = show({}, users.administrador, { when: 'later', scheduledAt: '2020-03-04T08:00:00-03:00' });
    await title();
    await past.person.click(button('Programar'));
    expect(await screen.findByRole('link', { name: 'Elige una fecha y una hora futuras' })).toBeVisible();
    expect(sent(past)).toEqual([]);
    document.body.replaceChildren();
    const future = show({}, users.administrador, { when: 'later', scheduledAt: '2090-03-04T08:00:00-03:00' });
    await title();
    await future.person.click(button('Programar'));
    expect(await screen.findByText('Notificación creada con éxito. Notificación programada.')).toBeVisible();
    expect(sent(future)[0]?.body).toMatchObject({ scheduled_at: '2090-03-04T08:00:00-03:00' });
  });

  it('offers a teacher only their own groups and no emergency', async () => {
    show({}, users.docente);
    expect(await screen.findByRole('treeitem', { name: courseRow(courses.basico7A.name) })).toBeVisible();
    expect(screen.queryByRole('treeitem', { name: courseRow(courses.medio1A.name) })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Todas las personas' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /emergencia/ })).toBeNull();
  });

  it('shows our own message for an audience without recipients', async () => {
    const app = show({
      createNotification: { status: 422, data: { message: 'x', errors: { audience: ['Nobody.'] } } },
    });
    await fill(app);
    await chooseCourse(app);
    await app.person.click(button('Enviar'));
    expect(await screen.findByRole('link', { name: /no llega a nadie/ })).toBeVisible();
    expect(screen.queryByText('Nobody.')).toBeNull();
  });

  it('does not open without permission to send', async () => {
    show({}, users.lectura);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
  });
});
