import { languages, type Notification } from '@school/domain';
import { notifications, users } from '@school/domain/fixtures';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ok } from '../../testing/handlers.ts';
import { loadMessages, readAloud } from '../../testing/readAloud.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Emergencies } from './Emergencies.tsx';

const drill = { ...(notifications.simulacro as Notification), closed_at: null, response: null, updates: [] };

it.each(languages)(
  'reads an alert, its answers and the given answer in their order, in %s',
  async (locale) => {
    const { t } = await loadMessages(locale);
    let response: Notification['response'] = null;
    const app = renderScreen({
      path: '/app',
      user: users.docente,
      locale,
      answers: {
        listOngoingEmergencies: () =>
          ok('listOngoingEmergencies', { data: [{ ...drill, response }], ended: [], help: [] }),
        acknowledgeNotification: () => {
          response = 'safe';
          return { status: 204 };
        },
      },
      children: <Emergencies />,
    });
    const { title, content } = drill;
    const [safe, help] = [t('notifications.answer.safe'), t('notifications.answer.needsHelp')];
    const kind = t('notifications.alertKind.evacuation');
    const helpText = t('emergencies.needsHelpHelp');
    expect(await readAloud(await screen.findByRole('alertdialog'))).toEqual([
      `alertdialog, ${title}, ${content}`,
      t('notifications.drill'),
      kind,
      'Colegio Los Aromos',
      'timer',
      t('emergencies.elapsed', { time: '12:00' }),
      // The kit's button that turns the sound on.
      expect.stringMatching(/^button, ./),
      `heading, ${title}, level 2`,
      content,
      `button, ${safe}`,
      `button, ${help} ${helpText}`,
      help,
      helpText,
      t('emergencies.startedBy', { name: drill.author.name }),
      // The time of day, by the language's rules.
      expect.stringMatching(/10:30/),
      t('notifications.answer.drill'),
    ]);
    await app.person.click(screen.getByRole('button', { name: safe }));
    expect(await readAloud(await screen.findByRole('status'))).toEqual([
      'status',
      expect.stringContaining(title),
      // The title says the kind in Spanish only.
      ...(locale.startsWith('es') ? [] : [kind]),
      t('notifications.answer.answeredSafe'),
      expect.stringMatching(/^link, ./),
    ]);
  },
);
