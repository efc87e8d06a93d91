import { calendarSettings } from '@school/domain/fixtures';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { CalendarServerScreen } from './CalendarServerScreen.tsx';

const show = (answers: Handlers = {}) =>
  renderScreen({ path: '/admin/integrations/calendar', answers, children: <CalendarServerScreen /> });

describe('CalendarServerScreen', () => {
  it('connects a calendar', async () => {
    const { person, calls } = show({
      getCalendarSettings: { status: 200, data: { data: calendarSettings.none } },
    });
    await person.type(
      await screen.findByRole('textbox', { name: 'Dirección del calendario' }),
      'https://dav.aromos.example/eventos/',
    );
    await person.type(screen.getByRole('textbox', { name: 'Usuario' }), 'colegio');
    await person.type(screen.getByLabelText('Contraseña', { exact: true }), 'una frase larga');
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Calendario guardado')).toBeVisible();
    expect(calls.find(({ operationId }) => operationId === 'updateCalendarSettings')!.body).toEqual({
      url: 'https://dav.aromos.example/eventos/',
      username: 'colegio',
      password: 'una frase larga',
      enabled: true,
    });
  });

  it('rejects an invalid URL before it is sent', async () => {
    const { person, calls } = show();
    const url = await screen.findByRole('textbox', { name: 'Dirección del calendario' });
    await person.clear(url);
    await person.type(url, 'javascript:alert(1)');
    await person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('link', { name: /https:\/\// })).toBeVisible();
    expect(calls.some(({ operationId }) => operationId === 'updateCalendarSettings')).toBe(false);
  });

  it('shows each step of a failed test', async () => {
    const { person } = show({
      testCalendar: {
        status: 200,
        data: { steps: [{ name: 'reach', ok: false, problem: 'tls', detail: 'In English.' }] },
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Probar la conexión' }));
    expect(await screen.findByText('La prueba se detuvo en: Conectar con el servidor')).toBeVisible();
    expect(screen.getByText(/no es de confianza o no hay cifrado/)).toBeVisible();
  });
});
