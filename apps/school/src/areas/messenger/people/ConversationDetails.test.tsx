import type { Conversation, ConversationMember, MemberRole, User } from '@school/domain';
import { schoolUsers, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { buildConversation, directConversation } from '../../../testing/defaultHandlers/messenger.ts';
import { usersResponse } from '../../../testing/defaultHandlers/users.ts';
import { type Handlers, ok } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { ConversationDetails } from './ConversationDetails.tsx';

const me = users.administrador;
const toName = (at: number) => `Persona ${String(at).padStart(3, '0')}`;
const person = (at: number): ConversationMember => ({
  user: {
    id: `01990000-0000-7901-8000-${String(1000 + at).padStart(12, '0')}`,
    name: toName(at),
    avatar: null,
  },
  role: 'member',
  last_received_seq: 0,
  last_read_seq: 0,
});

/** The group as a member with this role sees it. */
function groupAs(role: MemberRole, change: Partial<Conversation> = {}): Conversation {
  const group = buildConversation();
  return {
    ...group,
    members: group.members.map((one) => (one.user.id === me.id ? { ...one, role } : one)),
    can: { update: role !== 'member', leave: true },
    ...change,
  };
}

const answers: Handlers = {
  listUsers: ok('listUsers', usersResponse([schoolUsers.docente, schoolUsers.inspectoria])),
  addConversationMembers: ok('addConversationMembers', { data: buildConversation() }),
  updateConversation: ok('updateConversation', { data: buildConversation() }),
  removeConversationMember: ok('removeConversationMember'),
};

function show(conversation: Conversation, change: Handlers = {}, user: User = me) {
  const onLeft = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  const onShowMessage = vi.fn<(seq: number) => void>();
  const app = renderScreen({
    path: '/messenger',
    user,
    answers: { ...answers, ...change },
    children: <ConversationDetails {...{ conversation, onLeft, onClose, onShowMessage }} />,
  });
  const findCalls = (id: string) => app.calls.filter(({ operationId }) => operationId === id);
  return { ...app, onLeft, onClose, onShowMessage, findCalls };
}

const openMenu = async (app: ReturnType<typeof show>, name: string) =>
  app.person.click(await screen.findByRole('button', { name: `Acciones para ${name}` }));
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Integrantes' })).getAllByRole('listitem');
const [rodrigo, tomas] = ['Rodrigo Pizarro Olivares', 'Tomás Araya Cortés'] as const;

describe('ConversationDetails', () => {
  it('shows the group with its members, those who manage it first', async () => {
    const app = show(groupAs('admin'));
    expect(await screen.findByRole('heading', { name: 'Paseo de 7° básico' })).toBeVisible();
    expect(screen.getByText('Buses, autorizaciones y colaciones.')).toBeVisible();
    const texts = (await rows()).map((row) => row.textContent);
    expect(texts[0]).toMatch(/Rodrigo Pizarro Olivares.*A cargo del grupo/);
    expect(texts[1]).toMatch(/Marcela Fuentes.*Tú · Administra el grupo/);
    expect(texts[2]).toMatch(/Tomás Araya Cortés/);
    await app.person.click(screen.getByRole('button', { name: 'Cerrar detalles' }));
    expect(app.onClose).toHaveBeenCalledOnce();
  });

  it('shows the other person of a direct conversation with a link to the profile', async () => {
    show(directConversation);
    expect(await screen.findByRole('heading', { name: rodrigo })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Ver ficha' });
    expect(link).toHaveAttribute('href', expect.stringContaining(users.direccion.id));
    expect(screen.queryByRole('button', { name: 'Salir del grupo' })).toBeNull();
  });

  it('lets a member only read and leave', async () => {
    show(groupAs('member'));
    expect(await screen.findByRole('button', { name: 'Salir del grupo' })).toBeVisible();
    for (const name of ['Editar grupo', 'Agregar integrantes', /Acciones para/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('lets an admin manage members but not owners', async () => {
    const app = show(groupAs('admin'));
    await openMenu(app, tomas);
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Permitir administrar',
      'Quitar del grupo',
    ]);
    expect(screen.queryByRole('button', { name: `Acciones para ${rodrigo}` })).toBeNull();
  });

  it('changes a role as an owner', async () => {
    const app = show(groupAs('owner'));
    await openMenu(app, tomas);
    await app.person.click(await screen.findByRole('menuitem', { name: 'Dejar a cargo' }));
    expect(await screen.findByText('Rol cambiado')).toBeVisible();
    expect(app.findCalls('addConversationMembers').map(({ body }) => body)).toEqual([
      { user_ids: [users.inspectoria.id], role: 'owner' },
    ]);
  });

  it('explains a role change that would leave the group without an owner', async () => {
    const rejected = { status: 422, data: { message: 'No.', errors: { role: ['A group needs an owner.'] } } };
    const app = show(groupAs('owner'), { addConversationMembers: rejected });
    await openMenu(app, rodrigo);
    await app.person.click(await screen.findByRole('menuitem', { name: 'Dejar como integrante' }));
    expect(await screen.findByText(/Primero deja a cargo a otra persona/)).toBeVisible();
  });

  it('removes a member after a confirmation', async () => {
    const app = show(groupAs('owner'));
    await openMenu(app, tomas);
    await app.person.click(await screen.findByRole('menuitem', { name: 'Quitar del grupo' }));
    const question = await screen.findByRole('alertdialog', { name: /Tomás Araya/ });
    expect(app.findCalls('removeConversationMember')).toEqual([]);
    await app.person.click(within(question).getByRole('button', { name: 'Quitar del grupo' }));
    expect(await screen.findByText('Se quitó a la persona del grupo')).toBeVisible();
    expect(app.findCalls('removeConversationMember')[0]!.path).toMatch(
      new RegExp(`${users.inspectoria.id}$`),
    );
  });

  it('keeps the confirmation open with the reason when a removal fails', async () => {
    const app = show(groupAs('owner'), { removeConversationMember: 'offline' });
    await openMenu(app, tomas);
    await app.person.click(await screen.findByRole('menuitem', { name: 'Quitar del grupo' }));
    const question = within(await screen.findByRole('alertdialog'));
    await app.person.click(question.getByRole('button', { name: 'Quitar del grupo' }));
    expect(await question.findByText(/conexión/i)).toBeVisible();
  });

  it('leaves the group after a confirmation', async () => {
    const app = show(groupAs('member'));
    await app.person.click(await screen.findByRole('button', { name: 'Salir del grupo' }));
    const question = within(await screen.findByRole('alertdialog'));
    await app.person.click(question.getByRole('button', { name: 'Salir del grupo' }));
    await waitFor(() => expect(app.onLeft).toHaveBeenCalledOnce());
    expect(app.findCalls('removeConversationMember')[0]!.path).toMatch(new RegExp(`${me.id}$`));
  });

  it('makes the last owner appoint another one before leaving', async () => {
    const app = show(groupAs('owner', { can: { update: true, leave: false } }));
    await app.person.click(await screen.findByRole('button', { name: 'Salir del grupo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/deja a cargo a otra persona/);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('explains the conflict when the other owner has left meanwhile', async () => {
    const conflict = { status: 409, data: { message: 'The group would be without an owner.' } };
    const app = show(groupAs('owner'), { removeConversationMember: conflict });
    await app.person.click(await screen.findByRole('button', { name: 'Salir del grupo' }));
    const question = within(await screen.findByRole('alertdialog'));
    await app.person.click(question.getByRole('button', { name: 'Salir del grupo' }));
    expect(await question.findByText(/deja a cargo a otra persona/)).toBeVisible();
    expect(app.onLeft).not.toHaveBeenCalled();
  });

  it('finds a member of a large group without regard to case and accents', async () => {
    const group = groupAs('member');
    const accented = { ...person(0), user: { ...person(0).user, name: 'Íñigo Ñancupil' } };
    const members = [...group.members, accented, ...Array.from({ length: 196 }, (_, at) => person(at + 1))];
    const app = show({ ...group, members });
    expect(await screen.findByRole('heading', { name: 'Integrantes 200' })).toBeVisible();
    expect(await rows()).toHaveLength(6);
    await app.person.click(screen.getByRole('button', { name: 'Ver todo' }));
    const field = screen.getByRole('searchbox', { name: 'Buscar integrantes' });
    await app.person.type(field, 'inigo nan');
    await waitFor(async () =>
      expect((await rows()).map((row) => row.textContent)).toEqual(['Íñigo Ñancupil']),
    );
    await app.person.clear(field);
    await app.person.type(field, 'zzz');
    expect(await screen.findByText('Nadie coincide con esta búsqueda')).toBeVisible();
  });

  it('adds people, and marks those who are in the group already', async () => {
    const app = show(groupAs('admin'));
    await app.person.click(await screen.findByRole('button', { name: 'Agregar integrantes' }));
    await app.person.type(await screen.findByRole('combobox', { name: 'Integrantes' }), 'a');
    expect(await screen.findByRole('option', { name: /Tomás Araya.*Ya está/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await app.person.click(screen.getByRole('option', { name: /Paula Cárcamo/ }));
    await app.person.click(screen.getByRole('button', { name: 'Agregar' }));
    expect(await screen.findByText('Se agregó una persona')).toBeVisible();
    expect(app.findCalls('addConversationMembers').map(({ body }) => body)).toEqual([
      { user_ids: [schoolUsers.docente.id] },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that a group of 500 is full', async () => {
    const group = groupAs('admin');
    const members = [...group.members, ...Array.from({ length: 497 }, (_, at) => person(at))];
    const app = show({ ...group, members });
    await app.person.click(await screen.findByRole('button', { name: 'Agregar integrantes' }));
    expect(await screen.findByText(/El grupo está completo/)).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('says that not all chosen people fit, and keeps the choice', async () => {
    const full = {
      status: 422,
      data: { message: 'No.', errors: { members: ['A group has at most 500 members.'] } },
    };
    const app = show(groupAs('admin'), { addConversationMembers: full });
    await app.person.click(await screen.findByRole('button', { name: 'Agregar integrantes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar integrantes' }));
    await app.person.type(dialog.getByRole('combobox', { name: 'Integrantes' }), 'a');
    await app.person.click(await screen.findByRole('option', { name: /Paula Cárcamo/ }));
    await app.person.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect(await dialog.findByText(/No caben en el grupo/)).toBeVisible();
    expect(dialog.getByText(/Paula Cárcamo/)).toBeVisible();
  });

  it('saves another name with the version that was on screen', async () => {
    const app = show(groupAs('admin', { version: 3 }));
    await app.person.click(await screen.findByRole('button', { name: 'Editar grupo' }));
    const name = await screen.findByRole('textbox', { name: 'Nombre del grupo' });
    await app.person.clear(name);
    await app.person.type(name, 'Paseo de 8° básico');
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Grupo guardado')).toBeVisible();
    const [call] = app.findCalls('updateConversation');
    expect(call!.body).toEqual({
      name: 'Paseo de 8° básico',
      description: 'Buses, autorizaciones y colaciones.',
    });
    expect(new Headers(call!.headers).get('if-match')).toBe('"3"');
  });

  it('lets the user choose when someone else renamed the group meanwhile', async () => {
    let version = 3;
    const theirs = { ...groupAs('admin'), name: 'Paseo al museo', version: 4 };
    const app = show(groupAs('admin', { version }), {
      getConversation: ok('getConversation', { data: theirs }),
      updateConversation: ({ headers }) => {
        const match = new Headers(headers).get('if-match');
        version = 4;
        return match === '"4"'
          ? ok('updateConversation', { data: theirs })
          : { status: 409, data: { message: 'Conflict.', current_version: version } };
      },
    });
    await app.person.click(await screen.findByRole('button', { name: 'Editar grupo' }));
    const name = await screen.findByRole('textbox', { name: 'Nombre del grupo' });
    await app.person.clear(name);
    await app.person.type(name, 'Paseo a la playa');
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Paseo al museo')).toBeVisible();
    const dialogs = screen.getAllByRole('dialog');
    await app.person.click(within(dialogs.at(-1)!).getAllByRole('button').at(-1)!);
    await waitFor(() => expect(screen.queryByText('Paseo al museo')).toBeNull());
    await app.person.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Grupo guardado')).toBeVisible();
    expect(app.findCalls('updateConversation').at(-1)!.body).toMatchObject({ name: 'Paseo a la playa' });
  });
});
