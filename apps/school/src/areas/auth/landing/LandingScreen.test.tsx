import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { LandingScreen } from './LandingScreen.tsx';

describe('LandingScreen', () => {
  it('names the school and offers one action', async () => {
    renderScreen({ path: '/', user: null, children: <LandingScreen /> });
    expect(await screen.findByRole('heading', { level: 1, name: 'Colegio Los Aromos' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ingresar' })).toHaveAttribute('href', '/auth/login');
  });

  it('changes the language and the text direction', async () => {
    const { person } = renderScreen({ path: '/', user: null, children: <LandingScreen /> });
    await person.click(await screen.findByRole('button', { name: /Idioma/ }));
    await person.click(await screen.findByRole('menuitemradio', { name: 'العربية' }));
    expect(await screen.findByRole('link', { name: 'تسجيل الدخول' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
  });
});
