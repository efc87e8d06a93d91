import type { Notification } from '@school/domain';
import { notifications } from '@school/domain/fixtures';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Emergencies } from '../areas/emergencies/index.ts';
import { ok } from '../testing/handlers.ts';
import { renderScreen } from '../testing/renderScreen.tsx';

const hour = 3_600_000;
const alert: Notification = {
  ...(notifications.simulacro as Notification),
  sent_at: '2026-09-08T10:40:00-03:00',
  closed_at: null,
  response: null,
  updates: [],
};

describe('a device whose clock is wrong', () => {
  it.each([
    [3 * hour, 'El reloj de este dispositivo está adelantado 3 horas.'],
    [-50 * hour, 'El reloj de este dispositivo está atrasado 2 días.'],
    [-12 * 60_000, 'El reloj de este dispositivo está atrasado 12 minutos.'],
  ])('is reported by each screen of the app', async (clockAhead, text) => {
    renderScreen({ path: '/app', clockAhead, children: <p>Contenido</p> });
    expect(await screen.findByText(text, { exact: false })).toBeVisible();
  });

  it('is reported by an alert, beside the right time since its start', async () => {
    const listOngoingEmergencies = ok('listOngoingEmergencies', { data: [alert], ended: [], help: [] });
    const answers = { listOngoingEmergencies };
    renderScreen({ path: '/app', clockAhead: 3 * hour, answers, children: <Emergencies /> });
    const takeover = within(await screen.findByRole('alertdialog'));
    expect(takeover.getByRole('timer')).toHaveTextContent('Hace 2:00');
    expect(takeover.getByText(/adelantado 3 horas/)).toBeVisible();
  });

  it('is not reported while the clocks differ by a few minutes', async () => {
    renderScreen({ path: '/app', clockAhead: 4 * 60_000, children: <p>Contenido</p> });
    expect(await screen.findByText('Contenido')).toBeVisible();
    expect(screen.queryByText(/El reloj de este dispositivo/)).toBeNull();
  });
});
