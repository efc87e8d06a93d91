import { colleges, users } from '@school/domain/fixtures';
import { screen, within } from '@testing-library/react';
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
    expect(storage.getItem(`school.seen:introduction:${users.administrador.id}`)).not.toBeNull();
  });

  it('is not shown again to who has seen it', async () => {
    show({ [`school.seen:introduction:${users.administrador.id}`]: 'yes' });
    await screen.findByRole('heading', { name: /Marcela/ });
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });

  it('is not shown where the school does not want it', async () => {
    show({ 'school.college': JSON.stringify({ ...colleges.aromos, show_onboarding: false }) });
    await screen.findByRole('heading', { name: /Marcela/ });
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });
});
