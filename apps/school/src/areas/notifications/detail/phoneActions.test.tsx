import { managedNotifications, users } from '@school/domain/fixtures';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { CollegeNotificationScreen } from './CollegeNotificationScreen.tsx';

const { simulacro } = managedNotifications;

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media === '(width < 768px)',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => vi.unstubAllGlobals());

it('offers the end of an ongoing emergency as a button on a phone, the rest in a menu', async () => {
  const app = renderScreen({
    path: `/college-notifications/${simulacro.id}`,
    user: users.administrador,
    children: <CollegeNotificationScreen />,
  });
  const end = await screen.findByRole('button', { name: 'Avisar que terminó' });
  expect(screen.getByRole('button', { name: 'Tablero en vivo' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enviar novedades' })).toBeNull();
  await app.person.click(screen.getByRole('button', { name: `Acciones para «${simulacro.title}»` }));
  expect(await screen.findByRole('menuitem', { name: 'Enviar novedades' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Avisar que terminó' })).toBeNull();
  await app.person.keyboard('{Escape}');
  await app.person.click(end);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('textbox')).toBeVisible();
});
