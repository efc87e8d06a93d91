import type { Notification } from '@school/domain';
import { notifications } from '@school/domain/fixtures';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HomeScreen } from '../areas/home/HomeScreen.tsx';
import { invalidate } from '../data/cache.ts';
import { ok } from '../testing/handlers.ts';
import { renderScreen } from '../testing/renderScreen.tsx';

const drill = { ...(notifications.simulacro as Notification), closed_at: null, response: null };
const gas: Notification = {
  ...drill,
  id: '01990000-0000-7b01-8000-0000000000ff',
  title: 'Evacúa',
  mode: 'real',
};

it('names alerts in the document title until they are answered, real ones first', async () => {
  let alerts: Notification[] = [drill, gas];
  const change = (next: Notification[]) => {
    alerts = next;
    act(() => invalidate(['listOngoingEmergencies']));
  };
  renderScreen({
    path: '/app',
    answers: {
      listOngoingEmergencies: () => ok('listOngoingEmergencies', { data: alerts, ended: [], help: [] }),
    },
    children: <HomeScreen />,
  });
  await waitFor(() => expect(document.title).toMatch(/^Alerta real: Evacúa · /));
  change([drill, { ...gas, response: 'safe' }]);
  await waitFor(() => expect(document.title).toMatch(new RegExp(`^Simulacro: ${drill.title} · `)));
  change([]);
  await waitFor(() => expect(document.title).toMatch(/^\(1\) Inicio · /));
});
