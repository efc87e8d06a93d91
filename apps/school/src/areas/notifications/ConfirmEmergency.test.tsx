import type { NotificationWrite } from '@school/domain';
import { colleges, users } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../data/problem.ts';
import { ok } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { ConfirmEmergency } from './ConfirmEmergency.tsx';

const college = { ...colleges.aromos, setting: { ...colleges.aromos.setting, alert_approval: true } };
const show = (mode: NotificationWrite['mode'], problem: Problem = { kind: 'offline' }) =>
  renderScreen({
    path: '/college-notifications/new-alert',
    user: users.administrador,
    stored: { 'school.college': JSON.stringify(college) },
    answers: { findCollegeByDomain: ok('findCollegeByDomain', { data: college }) },
    children: (
      <ConfirmEmergency
        notification={{
          title: 'Evacúen',
          content: 'A la cancha.',
          audience: { scope: 'all' },
          status: 'sent',
          mode,
        }}
        onSend={() => Promise.resolve({ ok: false, problem })}
        onEnd={() => {}}
      />
    ),
  });

describe('ConfirmEmergency where a second person approves real alerts', () => {
  it('requests the approval of a real alert', async () => {
    show('real');
    expect(await screen.findByRole('button', { name: 'Pedir aprobación' })).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/Una segunda persona debe aprobar/);
  });

  it('clears a wrong PIN, keeps the focus in its field, and says once how many attempts are left', async () => {
    const app = show('real', { kind: 'invalid', fields: ['pin'], attemptsLeft: 1 });
    const field = await screen.findByLabelText('Tu PIN');
    await app.person.type(field, '1111');
    await app.person.click(screen.getByRole('button', { name: 'Pedir aprobación' }));
    const wrong = /PIN incorrecto\. Te queda 1 intento\./;
    await waitFor(() => expect(field).toHaveValue(''));
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(wrong);
    expect(screen.getAllByText(wrong)).toHaveLength(1);
    await app.person.keyboard('22');
    expect(field).toHaveValue('22');
    expect(field).toHaveAccessibleDescription(wrong);
    await app.person.keyboard('22{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(wrong);
  });

  it('opens the list of recipients at its search field, and without an error at the PIN', async () => {
    const app = show('real');
    await app.person.click(await screen.findByRole('button', { name: 'Ver quiénes la reciben' }));
    expect(await screen.findByRole('searchbox', { name: 'Buscar por nombre' })).toHaveFocus();
    expect(screen.getByLabelText('Tu PIN')).not.toBeInvalid();
  });

  it('starts a drill at once', async () => {
    show('drill');
    expect(await screen.findByRole('button', { name: 'Iniciar el simulacro' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pedir aprobación' })).toBeNull();
  });
});
