import { virtual } from '@guidepup/virtual-screen-reader';
import { languages, type Language, type Notification } from '@school/domain';
import { notifications, users } from '@school/domain/fixtures';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readCatalogue } from '../../../../../locales/readCatalogue.ts';
import { ok } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Emergencies } from './Emergencies.tsx';

/** Ends of elements and emphasis, which readers don't say. */
const isSilent = (phrase: string) => phrase === 'strong' || phrase.startsWith('end of ');
/** Without marks of direction and no-break spaces, which are not heard. */
const audible = (phrase: string) =>
  phrase.replaceAll(/[\u2068\u2069]/g, '').replaceAll(/[\u00A0\u202F]/g, ' ');

const readMessages = (language: Language) => {
  const words = readCatalogue(language);
  return (id: string, values: Record<string, string> = {}) =>
    audible(words[id]!.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]!));
};

const drill = { ...(notifications.simulacro as Notification), closed_at: null, response: null, updates: [] };

/** What a screen reader says from the start of an element to its end. */
async function readAloud(container: HTMLElement): Promise<string[]> {
  await virtual.start({ container });
  const start = await virtual.lastSpokenPhrase();
  while ((await virtual.lastSpokenPhrase()) !== `end of ${start}`) await virtual.next();
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  // A focused element is logged at the start, and again as the first element.
  return phrases.filter((phrase, at) => !isSilent(phrase) && phrase !== phrases[at - 1]).map(audible);
}

it.each(languages)(
  'reads an alert, its answers and the given answer in their order, in %s',
  async (locale) => {
    const t = readMessages(locale);
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
      title,
      content,
      `button, ${safe}`,
      safe,
      `button, ${help} ${helpText}`,
      help,
      helpText,
      t('emergencies.startedBy', { name: drill.author.name }),
      'time',
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
