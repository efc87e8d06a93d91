import { colleges, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const title = /^Te damos la bienvenida/;
const show = (app: Partial<Parameters<typeof renderScreen>[0]> = {}) =>
  renderScreen({ path: '/app', children: <HomeScreen />, ...app });

afterEach(() => vi.unstubAllGlobals());

describe('Introduction', () => {
  it('shows the main entries once, and is dismissed by keyboard', async () => {
    const { person, calls, session } = show();
    const introduction = await screen.findByRole('region', { name: title });
    expect(within(introduction).getByRole('link', { name: 'Noticias' })).toHaveAttribute('href', '/blog');
    within(introduction).getByRole('button', { name: 'Entendido' }).focus();
    await person.keyboard('{Enter}');
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    await waitFor(() =>
      expect(calls.filter(({ operationId }) => operationId === 'markIntroductionSeen')).toHaveLength(1),
    );
    expect(session.getState().user).toEqual({ ...users.administrador, introduction_seen: true });
  });

  it('comes after what waits and the news on a phone', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media === '(width < 768px)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    show();
    const introduction = await screen.findByRole('region', { name: title });
    const news = screen.getByRole('region', { name: 'Últimas noticias' });
    expect(news.compareDocumentPosition(introduction)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is hidden on another device after it was dismissed', async () => {
    show({ user: { ...users.administrador, introduction_seen: true } });
    await screen.findByRole('heading', { name: /Marcela/ });
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });

  it('closes at once, even if the server is unreachable', async () => {
    const { person } = show({ answers: { markIntroductionSeen: 'offline' } });
    await person.click(await screen.findByRole('button', { name: 'Entendido' }));
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is hidden if the school disables it', async () => {
    show({
      stored: { 'school.college': JSON.stringify({ ...colleges.aromos, show_onboarding: false }) },
    });
    await screen.findByRole('heading', { name: /Marcela/ });
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });
});
