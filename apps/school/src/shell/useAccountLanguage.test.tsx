import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Handlers } from '../testing/handlers.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { useScreen } from '../screen/ScreenRoot.tsx';

function Home() {
  useScreen();
  return <p>Pantalla</p>;
}

const show = (answers: Handlers = {}, stored: Record<string, string> = {}) =>
  renderScreen({ path: '/app', answers, stored, children: <Home /> });
type Shown = ReturnType<typeof show>;

const sent = ({ calls }: Shown) => calls.filter(({ operationId }) => operationId === 'updatePreferences');
const chooseGerman = async ({ person }: Shown) => {
  await person.click(await screen.findByRole('button', { name: /Idioma/ }));
  await person.click(await screen.findByRole('menuitemradio', { name: /Deutsch/ }));
};

it('A9: stores a language of the header menu on the account, once', async () => {
  const app = show();
  await screen.findByText('Pantalla');
  expect(sent(app)).toEqual([]);
  await chooseGerman(app);
  await waitFor(() => expect(sent(app)[0]?.body).toEqual({ language: 'de' }));
  await waitFor(() => expect(app.storage.getItem('language.pending')).toBeNull());
  expect(sent(app)).toHaveLength(1);
});

it('A9: stores a language that was chosen at sign-in', async () => {
  const app = show({}, { language: 'es', 'language.pending': 'es' });
  await waitFor(() => expect(sent(app)[0]?.body).toEqual({ language: 'es' }));
});

it('A9: switches although the account can’t be reached, and stores the choice with the next visit', async () => {
  const failing = { updatePreferences: { status: 500, data: { message: 'Server error.' } } };
  const app = show(failing);
  await screen.findByText('Pantalla');
  await chooseGerman(app);
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  await waitFor(() => expect(sent(app)).toHaveLength(1));
  expect(app.storage.getItem('language.pending')).toBe('de');
});
