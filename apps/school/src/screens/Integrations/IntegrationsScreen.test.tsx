import { integrations, users } from '@school/domain/fixtures';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { IntegrationsScreen } from './IntegrationsScreen.tsx';

const path = '/admin/integrations';

describe('IntegrationsScreen', () => {
  it('shows the state of each integration and links to it', async () => {
    renderScreen({ path, children: <IntegrationsScreen /> });
    expect(await screen.findByRole('link', { name: 'Correo (SMTP)' })).toHaveAttribute(
      'href',
      `${path}/smtp`,
    );
    expect(screen.getByText(/^El servidor no respondió a tiempo/)).toBeVisible();
    expect(screen.getByText(/2 correos esperan$/)).toBeVisible();
    expect(screen.getByText('Con error')).toBeVisible();
    expect(screen.getByText('Sin configurar')).toBeVisible();
  });

  it.each([
    ['untested', 'Sin probar'],
    ['working', 'Funciona'],
    ['failing', 'Con error'],
    ['none', 'Sin configurar'],
  ] as const)('shows the state %s of the mail server', async (state, words) => {
    const smtp = { ...integrations.smtp, state, problem: null, waiting: 0 };
    renderScreen({
      path,
      answers: { listIntegrations: { status: 200, data: { data: [smtp] } } },
      children: <IntegrationsScreen />,
    });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it.each([
    ['none', 'Configurar: Correo (SMTP)'],
    ['untested', 'Probar: Correo (SMTP)'],
    ['working', 'Ver: Correo (SMTP)'],
    ['failing', 'Revisar: Correo (SMTP)'],
  ] as const)('offers the next action in the state %s', async (state, action) => {
    const smtp = { ...integrations.smtp, state };
    renderScreen({
      path,
      answers: { listIntegrations: { status: 200, data: { data: [smtp] } } },
      children: <IntegrationsScreen />,
    });
    expect(await screen.findByRole('link', { name: action })).toHaveAttribute('href', `${path}/smtp`);
  });

  it.each([
    ['2026-11-20T15:10:00.000Z', /^Última comprobación:.*12:10/],
    [null, /^Aún no se comprueba$/],
  ])('shows the last check: %s', async (checked_at, text) => {
    const smtp = { ...integrations.smtp, waiting: 0, checked_at };
    renderScreen({
      path,
      answers: { listIntegrations: { status: 200, data: { data: [smtp] } } },
      children: <IntegrationsScreen />,
    });
    await screen.findByRole('link', { name: 'Correo (SMTP)' });
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && text.test(element.textContent!)),
    ).toBeVisible();
  });

  it('has a fallback message for an unknown problem', async () => {
    renderScreen({
      path,
      answers: {
        listIntegrations: {
          status: 200,
          data: { data: [{ ...integrations.smtp, problem: 'of_tomorrow' }, integrations.calendar] },
        },
      },
      children: <IntegrationsScreen />,
    });
    expect(await screen.findByText('El servidor respondió algo inesperado.')).toBeVisible();
  });

  it('does not open without permission to manage integrations', async () => {
    const { calls } = renderScreen({ path, user: users.docente, children: <IntegrationsScreen /> });
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
    expect(calls.some(({ operationId }) => operationId === 'listIntegrations')).toBe(false);
  });
});
