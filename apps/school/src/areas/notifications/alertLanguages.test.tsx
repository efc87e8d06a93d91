import type { ManagedNotification, Notification } from '@school/domain';
import { managedNotifications, notifications, users } from '@school/domain/fixtures';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { CollegeNotificationScreen } from './detail/CollegeNotificationScreen.tsx';
import { NotificationScreen } from './received/NotificationScreen.tsx';

const text = { title: 'Gas leak: evacuate', content: 'Gas leak at Sede Central. Leave now.' };
const withText = <N extends Notification>(notification: N): N => ({
  ...notification,
  title: 'Fuga de gas: evacúen',
  content: 'Fuga de gas en Sede Central. Salgan ahora.',
  translations: [{ language: 'en', ...text }],
});
const gas = withText(notifications.simulacro as Notification);

describe('the prepared text of an alert in the language of the reader', () => {
  it('is on the page of the notification', async () => {
    renderScreen({
      path: `/notifications/${gas.id}`,
      locale: 'en',
      user: users.docente,
      answers: { getNotification: ok('getNotification', { data: gas }) },
      children: <NotificationScreen />,
    });
    expect(await screen.findByRole('heading', { name: text.title })).toBeVisible();
    expect(screen.getByText(text.content)).toBeVisible();
  });

  it('is listed for its sender beside the text in the main language', async () => {
    const sent = withText(managedNotifications.simulacro as ManagedNotification);
    const { person } = renderScreen({
      path: `/college-notifications/${sent.id}`,
      user: users.administrador,
      answers: { getNotification: ok('getNotification', { data: sent }) },
      children: <CollegeNotificationScreen />,
    });
    expect(await screen.findByRole('heading', { name: sent.title })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Otros idiomas' }));
    const region = screen.getByRole('region', { name: 'Otros idiomas' });
    expect(within(region).getByText('English')).toBeVisible();
    expect(within(region).getByText(text.title)).toBeVisible();
    expect(within(region).getByText(text.content)).toBeVisible();
    expect(within(region).getByText(text.content).closest('[lang]')).toHaveAttribute('lang', 'en');
  });
});
