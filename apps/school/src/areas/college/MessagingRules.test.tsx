import { roles } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messagingRules } from '../../testing/defaultHandlers/school.ts';
import type { Handlers } from '../../testing/handlers.ts';
import { ok } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { SchoolScreen } from './SchoolScreen.tsx';

const show = (answers: Handlers = {}) =>
  renderScreen({ path: '/admin/school', answers, children: <SchoolScreen /> });
const changes = ({ calls }: ReturnType<typeof show>) =>
  calls.filter(({ operationId }) => operationId === 'updateMessagingRule').map(({ body }) => body);
const group = async (role: string) =>
  within(await screen.findByRole('group', { name: `${role}: puede iniciar conversaciones con` }));
const findCheckbox = async (from: string, to: string) =>
  (await group(from)).getByRole('checkbox', { name: to });
const [docente, direccion] = [roles.docente.id, roles.direccion.id];

const blocked = messagingRules.map((rule) =>
  rule.role.id === docente
    ? { ...rule, to_role_ids: rule.to_role_ids.filter((id) => id !== direccion) }
    : rule,
);

describe('messages of the school', () => {
  it('blocks new conversations from one role to another at once', async () => {
    const app = show({
      listMessagingRules: () => ({
        status: 200,
        data: { data: changes(app).length > 0 ? blocked : messagingRules },
      }),
    });
    const box = await findCheckbox('Docente', 'Dirección');
    expect(box).toBeChecked();
    await app.person.click(box);
    await waitFor(() =>
      expect(changes(app)).toEqual([{ from_role_id: docente, to_role_id: direccion, allowed: false }]),
    );
    await waitFor(async () => expect(await findCheckbox('Docente', 'Dirección')).not.toBeChecked());
    expect(await findCheckbox('Dirección', 'Docente')).toBeChecked();
  });

  it('allows them again with the keyboard', async () => {
    const app = show({ listMessagingRules: ok('listMessagingRules', { data: blocked }) });
    (await findCheckbox('Docente', 'Dirección')).focus();
    await app.person.keyboard(' ');
    await waitFor(() =>
      expect(changes(app)).toEqual([{ from_role_id: docente, to_role_id: direccion, allowed: true }]),
    );
  });

  it('sends two quick changes of a box in their order', async () => {
    const app = show({
      listMessagingRules: () => ({
        status: 200,
        data: { data: changes(app).length === 1 ? blocked : messagingRules },
      }),
    });
    const box = await findCheckbox('Docente', 'Dirección');
    await app.person.dblClick(box);
    await waitFor(() =>
      expect(changes(app).map((body) => (body as { allowed: boolean }).allowed)).toEqual([false, true]),
    );
    expect(box).toBeChecked();
  });

  it('undoes a change that was not saved, and says why', async () => {
    const app = show({ updateMessagingRule: { status: 500, data: { message: 'Server error.' } } });
    await app.person.click(await findCheckbox('Docente', 'Dirección'));
    await waitFor(async () => expect(await findCheckbox('Docente', 'Dirección')).toBeInvalid());
    expect(await findCheckbox('Docente', 'Dirección')).toBeChecked();
  });

  it('says that a role without any allowed role can only reply', async () => {
    const none = messagingRules.map((rule) =>
      rule.role.id === docente ? { ...rule, to_role_ids: [] } : rule,
    );
    show({ listMessagingRules: ok('listMessagingRules', { data: none }) });
    expect(
      (await group('Docente')).getByText('No puede iniciar conversaciones; solo responder.'),
    ).toBeVisible();
  });

  it('says when no role can use the messenger', async () => {
    show({ listMessagingRules: ok('listMessagingRules', { data: [] }) });
    expect(await screen.findByText('Ningún rol permite usar los mensajes.')).toBeVisible();
  });

  it('offers a retry when the rules could not be loaded', async () => {
    show({ listMessagingRules: 'offline' });
    await screen.findByRole('heading', { level: 3, name: 'Mensajes' });
    expect(await screen.findByRole('button', { name: /Reintentar|Intentar/ })).toBeVisible();
  });
});
