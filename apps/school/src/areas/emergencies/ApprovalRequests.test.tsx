import type { User } from '@school/domain';
import { users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { approvalRequest } from '../../testing/approvalRequest.ts';
import { ok, type Handlers } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { ApprovalRequests } from './ApprovalRequests.tsx';

const managed = {
  ...approvalRequest,
  counts: { recipients: 3, delivered: 0, seen: 0, acknowledged: 0, safe: 0, needs_help: 0, failed: 0 },
  notify: true,
  version: 2,
  can: { update: false, cancel: false, all_clear: true },
};

/** A provider with one request, which is gone once it is decided. */
const show = (answers: Handlers = {}, user: User = users.direccion) => {
  let requests = [approvalRequest];
  const decide = () => {
    requests = [];
  };
  const app = renderScreen({
    path: '/app',
    user,
    answers: {
      listApprovalRequests: () => ok('listApprovalRequests', { data: requests }),
      approveEmergency: () => {
        decide();
        return ok('approveEmergency', { data: managed });
      },
      rejectEmergency: () => {
        decide();
        return ok('rejectEmergency', { data: managed });
      },
      ...answers,
    },
    children: <ApprovalRequests />,
  });
  return { ...app, decide };
};
const findDialog = () => screen.findByRole('dialog', { name: '¿Aprobar esta alerta real?' });

describe('ApprovalRequests', () => {
  it('approves a request with the own PIN', async () => {
    const app = show();
    const dialog = await findDialog();
    expect(dialog).toHaveTextContent('Fuga de gas');
    await app.person.click(within(dialog).getByRole('button', { name: 'Aprobar y enviar' }));
    expect(app.calls.map(({ operationId }) => operationId)).not.toContain('approveEmergency');
    await app.person.type(within(dialog).getByLabelText('Tu PIN'), '4826');
    await app.person.click(within(dialog).getByRole('button', { name: 'Aprobar y enviar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.calls.find(({ operationId }) => operationId === 'approveEmergency')?.body).toEqual({
      pin: '4826',
    });
    expect(await screen.findByText('La alerta se aprobó y se envió')).toBeVisible();
  });

  it('reports a wrong PIN, and stays open', async () => {
    const app = show({
      approveEmergency: {
        status: 422,
        data: { message: 'The PIN is wrong.', errors: { pin: ['The PIN is wrong.'] }, attempts_left: 4 },
      },
    });
    const dialog = await findDialog();
    await app.person.type(within(dialog).getByLabelText('Tu PIN'), '1111');
    await app.person.click(within(dialog).getByRole('button', { name: 'Aprobar y enviar' }));
    expect(await within(dialog).findByText('PIN incorrecto. Te quedan 4 intentos.')).toBeVisible();
    expect(within(dialog).getByLabelText('Tu PIN')).toHaveFocus();
  });

  it('reports that another person was faster', async () => {
    const app = show({ approveEmergency: { status: 409, data: { message: 'Decided.' } } });
    const dialog = await findDialog();
    await app.person.type(within(dialog).getByLabelText('Tu PIN'), '4826');
    await app.person.click(within(dialog).getByRole('button', { name: 'Aprobar y enviar' }));
    expect(
      await within(dialog).findByText('Esta solicitud ya se resolvió, se canceló o venció.'),
    ).toBeVisible();
  });

  it('rejects a request with a reason only', async () => {
    const app = show();
    const dialog = await findDialog();
    await app.person.click(within(dialog).getByRole('button', { name: 'Rechazar la alerta' }));
    await app.person.click(within(dialog).getByRole('button', { name: 'Rechazar la alerta' }));
    expect(app.calls.map(({ operationId }) => operationId)).not.toContain('rejectEmergency');
    await app.person.type(within(dialog).getByRole('textbox', { name: /Motivo/ }), ' Falsa alarma ');
    await app.person.click(within(dialog).getByRole('button', { name: 'Rechazar la alerta' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.calls.find(({ operationId }) => operationId === 'rejectEmergency')?.body).toEqual({
      reason: 'Falsa alarma',
    });
  });

  it('leaves a postponed request as a banner that opens it again', async () => {
    const app = show();
    await app.person.click(within(await findDialog()).getByRole('button', { name: 'Decidir después' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('status')).toHaveTextContent(/espera tu aprobación: Evacúen Fuga de gas/);
    await app.person.click(screen.getByRole('button', { name: 'Revisar' }));
    expect(await findDialog()).toBeVisible();
  });

  it('does not request anything for people who may not start alerts', async () => {
    const app = show({}, users.docente);
    await waitFor(() => expect(app.calls.length).toBeGreaterThan(0));
    expect(app.calls.map(({ operationId }) => operationId)).not.toContain('listApprovalRequests');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
