import { colleges, users } from '@school/domain/fixtures';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderStaged } from '../../staging/renderStaged.tsx';
import { HomeScreen } from './HomeScreen.tsx';

const title = /^Te damos la bienvenida/;
const show = (kept: Record<string, string> = {}) =>
  renderStaged({ path: '/app', kept, children: <HomeScreen /> });

describe('Introduction', () => {
  it('names the main places once, and goes by keyboard', async () => {
    const { person, storage } = show();
    const introduction = await screen.findByRole('region', { name: title });
    expect(within(introduction).getByRole('link', { name: 'Noticias' })).toHaveAttribute('href', '/blog');
    within(introduction).getByRole('button', { name: 'Entendido' }).focus();
    await person.keyboard('{Enter}');
    expect(screen.queryByRole('region', { name: title })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    const kept = Object.fromEntries(
      Array.from({ length: storage.length }, (_, at) => storage.key(at)!)
        .filter((key) => key.startsWith('school.seen:'))
        .map((key) => [key, storage.getItem(key)!]),
    );
    // A shared device keeps no person's id.
    expect(JSON.stringify(kept)).not.toContain(users.administrador.id);
    cleanup();
    show(kept);
    await screen.findByRole('heading', { name: /Marcela/ });
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });

  it('is not shown where the school does not want it', async () => {
    show({ 'school.college': JSON.stringify({ ...colleges.aromos, show_onboarding: false }) });
    await screen.findByRole('heading', { name: /Marcela/ });
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });
});
