import { schoolUsers, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { messengerPaths } from '../paths.ts';
import { ExportDialog } from './ExportDialog.tsx';

function show(
  props: { conversationId?: string; user?: typeof users.administrador } = {},
  answers: Handlers = {},
) {
  const { user = users.administrador, ...rest } = props;
  const onClose = vi.fn<() => void>();
  const app = renderScreen({
    path: messengerPaths.reports.href(),
    user,
    answers,
    children: <ExportDialog {...rest} onClose={onClose} />,
  });
  const sent = () => app.calls.filter(({ operationId }) => operationId === 'exportMessages');
  return { ...app, onClose, sent };
}
const dialog = async () => within(await screen.findByRole('dialog'));
const submit = async (app: ReturnType<typeof show>) =>
  app.person.click((await dialog()).getByRole('button', { name: 'Exportar' }));
const enterReason = async (app: ReturnType<typeof show>) =>
  app.person.type((await dialog()).getByRole('textbox', { name: 'Motivo de la exportación' }), 'Inspección');

it('exports the messages of a person with a reason', async () => {
  const app = show();
  await app.person.type((await dialog()).getByRole('combobox', { name: 'Persona' }), 'a');
  await app.person.click(await screen.findByRole('option', { name: /Paula Cárcamo/ }));
  await enterReason(app);
  await submit(app);
  await waitFor(() => expect(app.sent()).toHaveLength(1));
  const { query } = app.sent()[0]!;
  expect([query.get('filter[user]'), query.get('reason')]).toEqual([schoolUsers.docente.id, 'Inspección']);
});

it('asks for a person and a reason', async () => {
  const app = show();
  await submit(app);
  await waitFor(async () =>
    expect((await dialog()).getAllByText('Este campo es obligatorio')).toHaveLength(2),
  );
  expect(app.sent()).toEqual([]);
});

it('exports one conversation, and says when its days have too many messages', async () => {
  const conversationId = '01990000-0000-7f01-8000-000000000001';
  const tooMany = { status: 422, data: { message: 'Too many.', errors: { to: ['Too many.'] } } } as const;
  const app = show({ conversationId }, { exportMessages: tooMany });
  await enterReason(app);
  await submit(app);
  expect(await (await dialog()).findAllByText(/100\.000 mensajes/)).not.toEqual([]);
  expect(app.sent()[0]!.query.get('filter[conversation]')).toBe(conversationId);
  expect(app.onClose).not.toHaveBeenCalled();
});
