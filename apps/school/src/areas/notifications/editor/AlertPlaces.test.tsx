import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { NewNotificationScreen } from './NewNotificationScreen.tsx';

describe('places of an alert', () => {
  it('have reserved room while they load', async () => {
    const app = renderScreen({
      path: '/college-notifications/new-notification',
      answers: { listPlaces: 'pending' },
      children: <NewNotificationScreen />,
    });
    await app.person.click(await screen.findByRole('checkbox', { name: 'Es una emergencia' }));
    expect(await screen.findByText('Cargando')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Sedes afectadas' })).toBeNull();
  });
});
