import type { Notification } from '@school/domain';
import { notifications, users } from '@school/domain/fixtures';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishStreamEvent } from '../../data/streamEvents.ts';
import { ScreenBoundary } from '../../screen/ScreenBoundary.tsx';
import { ok } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Alerts } from './Alerts.tsx';

const { simulacro } = notifications;
const drill = { ...(simulacro as Notification), closed_at: null, response: null, updates: [] };
/** Without the list that every alert has; rendering it throws. */
const malformed = { ...drill, updates: undefined } as unknown as Notification;

const title = 'Contenido';
const Working = () => <p>{title}</p>;

function Broken(): never {
  throw new Error('This screen cannot render.');
}

/** Shows alerts above a screen; `send` replaces what the server answers. */
const show = (first: Notification, Content: ComponentType = Working) => {
  let alert = first;
  const app = renderScreen({
    path: '/app',
    user: users.docente,
    answers: {
      listOngoingEmergencies: () => ok('listOngoingEmergencies', { data: [alert], ended: [], help: [] }),
    },
    children: (
      <>
        <Alerts />
        <ScreenBoundary>
          <Content />
        </ScreenBoundary>
      </>
    ),
  });
  const send = (next: Notification) => {
    alert = next;
  };
  return { ...app, send };
};

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe('Alerts', () => {
  it('leaves the screen and says so if they cannot be shown, and shows them at the next attempt', async () => {
    const { person, send } = show(malformed);
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos mostrar las alertas aquí.');
    expect(screen.getByText('Contenido')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Recibidas' })).toHaveAttribute('href', '/notifications');
    send(drill);
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('alertdialog', { name: drill.title })).toBeVisible();
  });

  it('are shown again when the next alert starts', async () => {
    const { send } = show(malformed);
    await screen.findByRole('alert');
    send(drill);
    publishStreamEvent({ kind: 'emergency.started', data: { notification: drill } });
    expect(await screen.findByRole('alertdialog', { name: drill.title })).toBeVisible();
  });

  it('are shown and answered over a screen that throws', async () => {
    show(drill, Broken);
    expect(await screen.findByRole('alertdialog', { name: drill.title })).toBeVisible();
    expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent('No pudimos mostrar esta página.');
  });
});
