import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';

it('removes an error when its screen is left, not before', async () => {
  const { screenServices, navigation } = renderScreen({ path: '/blog', children: <p>The screen</p> });
  await screen.findByText('The screen');
  act(() => screenServices.notices.notify({ tone: 'critical', message: { id: 'events.sync.noCalendar' } }));
  const error = /No hay ningún calendario conectado/;
  expect(await screen.findByText(error)).toBeVisible();
  await act(() => navigation.navigate('/blog?status=draft'));
  expect(screen.getByText(error)).toBeVisible();
  await act(() => navigation.navigate('/events'));
  await waitFor(() => expect(screen.queryByText(error)).toBeNull());
});
