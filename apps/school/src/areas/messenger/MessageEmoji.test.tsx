import { users } from '@school/domain/fixtures';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eraseAllDrafts } from '../../forms/eraseDrafts.ts';
import { buildConversation } from '../../testing/defaultHandlers/messenger.ts';
import { layOutMessages } from '../../testing/layOutMessages.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { storeDraft } from '../../testing/storeDraft.ts';
import { MessengerScreen } from './MessengerScreen.tsx';
import { messengerPaths } from './paths.ts';

const { id } = buildConversation();
const show = async (stored = {}) => {
  const app = renderScreen({
    path: messengerPaths.conversation.href({ id }),
    user: users.administrador,
    stored,
    children: <MessengerScreen />,
  });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Mensaje' });
  return { ...app, field };
};
type App = Awaited<ReturnType<typeof show>>;
const tool = () => screen.getByRole('button', { name: 'Insertar emoji' });
const open = async ({ person }: App) => {
  await person.click(tool());
  await screen.findByText('Caras y personas');
};
const chooseWatermelon = async ({ person }: App) => {
  await person.keyboard('SANDIA');
  await screen.findByText('1 emoji encontrado');
  await person.keyboard('{Enter}');
};

beforeEach(layOutMessages);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('emoji in a message', () => {
  it('replace the selection at the caret, and the field has focus again', async () => {
    const app = await show();
    await app.person.type(app.field, 'Hola a todos');
    app.field.setSelectionRange(5, 6);
    await open(app);
    await chooseWatermelon(app);
    expect(app.field).toHaveFocus();
    expect(app.field).toHaveValue('Hola 🍉 todos');
    await app.person.keyboard('!');
    expect(app.field).toHaveValue('Hola 🍉! todos');
  });

  it('are not inserted after Escape, and the caret stays', async () => {
    const app = await show();
    await app.person.type(app.field, 'Hola');
    app.field.setSelectionRange(2, 2);
    await open(app);
    await app.person.keyboard('{Escape}');
    expect(app.field).toHaveFocus();
    await app.person.keyboard('-');
    expect(app.field).toHaveValue('Ho-la');
  });

  it('are not offered while an input method composes a word', async () => {
    const app = await show();
    app.field.focus();
    fireEvent.compositionStart(app.field);
    await app.person.click(tool());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.compositionEnd(app.field);
    await app.person.click(tool());
    expect(await screen.findByRole('dialog', { name: 'Emojis' })).toBeVisible();
  });

  it('that were used are stored on the device until the sign-out, and offered first', async () => {
    const app = await show();
    await open(app);
    await chooseWatermelon(app);
    const [key] = Object.keys(storeDraft('emoji', {}));
    expect(JSON.parse(app.storage.getItem(key!)!)).toHaveProperty('values', {
      recent: ['🍉'],
      skinTone: 'none',
    });
    await open(app);
    expect(screen.getByText('Usados recientemente')).toBeVisible();
    eraseAllDrafts(app.storage);
    expect(app.storage.getItem(key!)).toBeNull();
  });

  it('have the stored skin tone, and faulty stored values are left out', async () => {
    const app = await show(storeDraft('emoji', { recent: ['👋', 7, '<b>'], skinTone: 'dark' }));
    await open(app);
    await app.person.keyboard('{ArrowDown}{ArrowRight}{ArrowLeft}{Enter}');
    expect(app.field).toHaveValue('👋🏿');
    cleanup();
    const other = await show(storeDraft('emoji', { recent: 'none', skinTone: 'green' }));
    await open(other);
    expect(screen.queryByText('Usados recientemente')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Tono de piel: Predeterminado')).toBeVisible();
  });
});
