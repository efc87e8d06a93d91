import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messageRetention } from '../../testing/defaultHandlers/school.ts';
import { type Handlers, ok } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { SchoolScreen } from './SchoolScreen.tsx';

const show = (answers: Handlers = {}) =>
  renderScreen({ path: '/admin/school', answers, children: <SchoolScreen /> });
const changes = ({ calls }: ReturnType<typeof show>) =>
  calls.filter(({ operationId }) => operationId === 'updateMessageRetention').map(({ body }) => body);
const choose = async (app: ReturnType<typeof show>, period: string) => {
  await app.person.click(await screen.findByRole('combobox', { name: /Conservar los mensajes/ }));
  await app.person.click(await screen.findByRole('option', { name: period }));
};

describe('retention of messages', () => {
  it('says how many messages a shorter period deletes, and saves after the confirmation', async () => {
    const app = show();
    await choose(app, '1 año');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/4\.?210 mensajes superan ese plazo/)).toBeVisible();
    expect(changes(app)).toEqual([]);
    await app.person.click(question.getByRole('button', { name: 'Eliminar mensajes' }));
    await waitFor(() => expect(changes(app)).toEqual([{ keep: 'one_year' }]));
  });

  it('changes nothing when the question is cancelled', async () => {
    const app = show();
    await choose(app, '1 año');
    const question = within(await screen.findByRole('alertdialog'));
    await app.person.click(question.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(changes(app)).toEqual([]);
  });

  it('saves a longer period at once', async () => {
    const app = show();
    await choose(app, 'Siempre');
    await waitFor(() => expect(changes(app)).toEqual([{ keep: 'always' }]));
  });

  it('says that no message is older', async () => {
    const none = { keep: 'always' as const, older_messages: { ...messageRetention.older_messages } };
    const app = show({ getMessageRetention: ok('getMessageRetention', { data: none }) });
    await choose(app, '5 años');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Ningún mensaje supera ese plazo todavía/)).toBeVisible();
  });
});
