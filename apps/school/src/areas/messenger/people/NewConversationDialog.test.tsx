import type { User } from '@school/domain';
import { schoolUsers, users } from '@school/domain/fixtures';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildConversation, directConversation } from '../../../testing/defaultHandlers/messenger.ts';
import { usersResponse } from '../../../testing/defaultHandlers/users.ts';
import { type Handlers, ok } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { storageContent } from '../../../testing/storageContent.ts';
import { NewConversationDialog } from './NewConversationDialog.tsx';

const { docente, inspectoria } = schoolUsers;
const invalid = (field: string) => ({
  status: 422,
  data: { message: 'The selection includes someone.', errors: { [field]: ['Refused.'] } },
});
const answers: Handlers = {
  listUsers: ok('listUsers', usersResponse([docente, inspectoria])),
  createConversation: ({ body }) =>
    (body as { kind: string }).kind === 'group'
      ? { status: 201, data: { data: buildConversation() } }
      : { status: 200, data: { data: directConversation } },
};

function show(change: Handlers = {}, user: User = users.administrador, stored: Record<string, string> = {}) {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const onCreated = vi.fn<(id: string) => void>();
  const app = renderScreen({
    path: '/messenger',
    answers: { ...answers, ...change },
    user,
    stored,
    children: <NewConversationDialog open onOpenChange={onOpenChange} onCreated={onCreated} />,
  });
  const sent = () => app.calls.filter(({ operationId }) => operationId === 'createConversation');
  return { ...app, onOpenChange, onCreated, sent };
}

const dialog = () => screen.findByRole('dialog', { name: 'Nueva conversación' });

async function choose(app: ReturnType<typeof show>, field: string, name: RegExp) {
  const shown = within(await dialog());
  await app.person.type(shown.getByRole('combobox', { name: field }), 'a');
  await app.person.click(await screen.findByRole('option', { name }));
}

async function fillGroup(app: ReturnType<typeof show>) {
  const shown = within(await dialog());
  await app.person.click(shown.getByRole('radio', { name: 'Grupo' }));
  await app.person.type(shown.getByRole('textbox', { name: 'Nombre del grupo' }), ' Salida a terreno ');
  await choose(app, 'Integrantes', /Paula Cárcamo/);
  await choose(app, 'Integrantes', /Tomás Araya/);
}

describe('NewConversationDialog', () => {
  it('offers only people that the user may start a conversation with', async () => {
    const app = show();
    await choose(app, 'Persona', /Paula Cárcamo/);
    await app.person.click(screen.getByRole('button', { name: 'Iniciar conversación' }));
    await waitFor(() => expect(app.onCreated).toHaveBeenCalledWith(directConversation.id));
    expect(app.onOpenChange).toHaveBeenCalledWith(false);
    expect(app.sent().map(({ body }) => body)).toEqual([{ kind: 'direct', user_id: docente.id }]);
    const search = app.calls.findLast(({ operationId }) => operationId === 'listUsers')!;
    expect(search.query.get('filter[messenger]')).toBe('reachable');
  });

  it('offers everyone but the user', async () => {
    const app = show({ listUsers: ok('listUsers', usersResponse([docente, inspectoria])) }, users.docente);
    await app.person.type(within(await dialog()).getByRole('combobox', { name: 'Persona' }), 'a');
    expect(await screen.findByRole('option', { name: /Tomás Araya/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /Paula Cárcamo/ })).toBeNull();
  });

  it('creates a group with name, description and members', async () => {
    const app = show();
    await fillGroup(app);
    await app.person.type(screen.getByRole('textbox', { name: /Descripción/ }), 'Buses y colaciones');
    await app.person.click(screen.getByRole('button', { name: 'Crear grupo' }));
    await waitFor(() => expect(app.onCreated).toHaveBeenCalledWith(buildConversation().id));
    expect(app.sent().map(({ body }) => body)).toEqual([
      {
        kind: 'group',
        name: 'Salida a terreno',
        description: 'Buses y colaciones',
        member_ids: [docente.id, inspectoria.id],
      },
    ]);
    expect(await screen.findByText('Grupo creado')).toBeVisible();
  });

  it('names what is missing and sends nothing', async () => {
    const app = show();
    await app.person.click(within(await dialog()).getByRole('radio', { name: 'Grupo' }));
    await app.person.click(screen.getByRole('button', { name: 'Crear grupo' }));
    expect(await screen.findByRole('textbox', { name: 'Nombre del grupo' })).toBeInvalid();
    expect(screen.getByRole('combobox', { name: 'Integrantes' })).toHaveAccessibleDescription(
      /Elige al menos a una persona/,
    );
    expect(app.sent()).toEqual([]);
  });

  it('keeps the input of both kinds while the user switches between them', async () => {
    const app = show();
    await fillGroup(app);
    await app.person.click(screen.getByRole('radio', { name: 'Una persona' }));
    await choose(app, 'Persona', /Paula Cárcamo/);
    await app.person.click(screen.getByRole('radio', { name: 'Grupo' }));
    expect(screen.getByRole('textbox', { name: 'Nombre del grupo' })).toHaveValue(' Salida a terreno ');
    expect(screen.getByText(/Tomás Araya/)).toBeVisible();
    await app.person.click(screen.getByRole('radio', { name: 'Una persona' }));
    expect(screen.getByRole('combobox', { name: 'Persona' })).toHaveValue('Paula Cárcamo Vera');
  });

  it('shows a person that the server rejects at the field, and keeps the choice', async () => {
    const app = show({ createConversation: invalid('user_id') });
    await choose(app, 'Persona', /Paula Cárcamo/);
    await app.person.click(screen.getByRole('button', { name: 'Iniciar conversación' }));
    const field = screen.getByRole('combobox', { name: 'Persona' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/No puedes iniciar una conversación/));
    expect(field).toHaveValue('Paula Cárcamo Vera');
    expect(app.onCreated).not.toHaveBeenCalled();
  });

  it('repeats a failed request with the same key, so that only one group is created', async () => {
    let attempts = 0;
    const app = show({
      createConversation: () => {
        attempts += 1;
        return attempts === 1 ? 'offline' : { status: 201, data: { data: buildConversation() } };
      },
    });
    await fillGroup(app);
    await app.person.click(screen.getByRole('button', { name: 'Crear grupo' }));
    expect(await screen.findByText(/conexión/i)).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Crear grupo' }));
    await waitFor(() => expect(app.onCreated).toHaveBeenCalledOnce());
    const keys = app.sent().map(({ headers }) => headers['idempotency-key'] ?? headers['Idempotency-Key']);
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it('explains a group outside of the user’s own part of the school', async () => {
    const app = show({ createConversation: { status: 403, data: { message: 'No.' } } });
    await fillGroup(app);
    await app.person.click(screen.getByRole('button', { name: 'Crear grupo' }));
    expect(await screen.findByText(/solo con personas de tus cursos/)).toBeVisible();
  });

  it('closes without a question before any input', async () => {
    const app = show();
    await app.person.click(within(await dialog()).getByRole('radio', { name: 'Grupo' }));
    await app.person.keyboard('{Escape}');
    await waitFor(() => expect(app.onOpenChange).toHaveBeenCalledWith(false));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('closes without a question, and restores the input with the names after a reload', async () => {
    const app = show();
    await fillGroup(app);
    await app.person.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(app.onOpenChange).toHaveBeenCalledWith(false));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    cleanup();
    const named = [docente, inspectoria].map(({ id, name }) => ({
      id,
      name,
      avatar: null,
    }));
    const excluded = named.map((person) => ({ person, reason: 'excluded' as const }));
    show(
      { previewAudience: ok('previewAudience', { data: { count: 0, sample: [], excluded } }) },
      users.administrador,
      storageContent(app.storage),
    );
    expect(await screen.findByText('Recuperamos tus cambios sin guardar.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Grupo' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Nombre del grupo' })).toHaveValue(' Salida a terreno ');
    for (const { name } of named) expect(await screen.findByText(name)).toBeVisible();
  });

  it('restores nothing when only the kind was chosen', async () => {
    const app = show();
    await app.person.click(within(await dialog()).getByRole('radio', { name: 'Grupo' }));
    await app.person.keyboard('{Escape}');
    cleanup();
    show({}, users.administrador, storageContent(app.storage));
    await dialog();
    expect(screen.queryByRole('button', { name: 'Empezar de nuevo' })).toBeNull();
  });

  it('asks before it discards input that the device cannot store', async () => {
    const app = show();
    app.storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    await app.person.click(within(await dialog()).getByRole('radio', { name: 'Grupo' }));
    await app.person.type(screen.getByRole('textbox', { name: 'Nombre del grupo' }), 'Salida');
    expect(await screen.findByText('No se pudo guardar en este dispositivo')).toBeVisible();
    await app.person.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: '¿Descartar lo que escribiste?' });
    await app.person.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Nombre del grupo' })).toHaveValue('Salida');
    expect(app.onOpenChange).not.toHaveBeenCalled();
    await app.person.keyboard('{Escape}');
    await app.person.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(app.onOpenChange).toHaveBeenCalledWith(false));
  });

  it('offers no groups without the permission', async () => {
    show({}, users.asistente);
    expect(within(await dialog()).getByRole('combobox', { name: 'Persona' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Grupo' })).toBeNull();
  });

  it('explains that people can’t be searched for without access to people', async () => {
    const { permissions } = users.asistente;
    const withoutPeople = permissions.filter(({ permission }) => permission !== 'users.view');
    show({}, { ...users.asistente, permissions: withoutPeople });
    expect(within(await dialog()).getByText(/Tu rol no permite buscar personas/)).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
