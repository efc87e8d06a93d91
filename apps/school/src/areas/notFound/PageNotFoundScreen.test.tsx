import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { PageNotFoundScreen } from './PageNotFoundScreen.tsx';

describe('PageNotFoundScreen', () => {
  it('explains it within the frame, and links back', async () => {
    renderScreen({ path: '/admin/no/such/page', children: <PageNotFoundScreen /> });
    expect(await screen.findByText(/No pudimos encontrar esa página/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '/app');
    expect(screen.getAllByRole('link', { name: 'Noticias' })[0]).toBeVisible();
  });
});
