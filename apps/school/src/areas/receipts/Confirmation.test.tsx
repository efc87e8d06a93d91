import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Confirmation } from './Confirmation.tsx';

const id = '01990000-0000-7a01-8000-000000000001';
const show = (
  item: { confirm_by?: string; confirmed_at?: string },
  { isRequested = true, answers = {} as Handlers } = {},
) =>
  renderScreen({
    path: '/app',
    answers,
    children: <Confirmation record="post" item={{ id, ...item }} isRequested={isRequested} />,
  });

describe('Confirmation', () => {
  it('confirms once, and says that it is final', async () => {
    const app = show({ confirm_by: '2026-09-12' });
    expect(await screen.findByText(/Confirma a más tardar el 12 de septiembre de 2026/)).toBeVisible();
    expect(screen.getByText(/no se puede deshacer/)).toBeVisible();
    await app.person.click(screen.getByRole('button', { name: 'Confirmar que lo leí' }));
    expect(await screen.findByText('Confirmación registrada')).toBeVisible();
    const calls = app.calls.filter(({ operationId }) => operationId === 'confirmRead');
    expect(calls.map(({ path }) => path)).toEqual([`/api/v1/receipts/post/${id}/confirmation`]);
  });

  it('can be given after the last day, on the last day it is not overdue', async () => {
    show({ confirm_by: '2026-09-07' });
    expect(await screen.findByText(/venció el 7 de septiembre de 2026/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirmar que lo leí' })).toBeEnabled();
    document.body.replaceChildren();
    show({ confirm_by: '2026-09-08' });
    expect(await screen.findByText(/Confirma a más tardar el 8 de septiembre/)).toBeVisible();
  });

  it('shows the day of a given confirmation, without a button', async () => {
    show({ confirm_by: '2026-09-12', confirmed_at: '2026-09-08T02:30:00Z' });
    expect(await screen.findByText('El 7 de septiembre de 2026 confirmaste que lo leíste.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirmar que lo leí' })).toBeNull();
  });

  it('shows only the day to people without a request to confirm, such as the author', async () => {
    show({ confirm_by: '2026-09-12' }, { isRequested: false });
    expect(await screen.findByText(/Se pide confirmar la lectura hasta el 12/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirmar que lo leí' })).toBeNull();
  });

  it('reports an error and keeps the button', async () => {
    const app = show(
      { confirm_by: '2026-09-12' },
      { answers: { confirmRead: { status: 500, data: { message: 'Server error.' } } } },
    );
    const button = await screen.findByRole('button', { name: 'Confirmar que lo leí' });
    await app.person.click(button);
    expect(await screen.findByText(/Algo falló de nuestro lado/)).toBeVisible();
    await waitFor(() => expect(button).toBeEnabled());
  });
});
