import type { Notification } from '@school/domain';
import { notifications, users } from '@school/domain/fixtures';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Emergencies } from './Emergencies.tsx';

const text = { title: 'Gas leak: evacuate', content: 'Gas leak at Sede Central. Leave now.' };
const gas: Notification = {
  ...(notifications.simulacro as Notification),
  title: 'Fuga de gas: evacúen',
  content: 'Fuga de gas en Sede Central. Salgan ahora.',
  translations: [{ language: 'en', ...text }],
  closed_at: null,
  response: null,
  updates: [],
};
const ongoing = (data: Notification) => ({
  listOngoingEmergencies: ok('listOngoingEmergencies', { data: [data], ended: [], help: [] }),
});

describe('the prepared text of an alert in the language of the reader', () => {
  it('covers the page', async () => {
    const user = users.docente;
    renderScreen({ path: '/app', locale: 'en', user, answers: ongoing(gas), children: <Emergencies /> });
    const alert = await screen.findByRole('alertdialog', { name: text.title });
    expect(alert).toHaveAccessibleDescription(text.content);
  });

  it('stays as the starter wrote it where that has no translation', async () => {
    const translatedAlert = { ...gas, translations: [{ language: 'en' as const, title: text.title }] };
    const user = users.docente;
    renderScreen({
      path: '/app',
      locale: 'en',
      user,
      answers: ongoing(translatedAlert),
      children: <Emergencies />,
    });
    const alert = await screen.findByRole('alertdialog', { name: text.title });
    expect(alert).toHaveAccessibleDescription(gas.content);
  });

  it('names the emergency to those who lead the response', async () => {
    const help = {
      id: gas.id,
      title: gas.title,
      translations: gas.translations!,
      mode: gas.mode,
      alert_kind: 'gas' as const,
      count: 1,
      latest_at: '2026-09-08T10:40:00-03:00',
      people: [gas.author],
    };
    renderScreen({
      path: '/app',
      locale: 'en',
      user: users.direccion,
      answers: {
        listOngoingEmergencies: ok('listOngoingEmergencies', { data: [], ended: [], help: [help] }),
      },
      children: <Emergencies />,
    });
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent(text.title);
    expect(banner, 'the title says the kind').not.toHaveTextContent('Gas leak ·');
  });
});
