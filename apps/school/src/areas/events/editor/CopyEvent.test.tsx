import type { Event } from '@school/domain';
import { events } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ok } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { NewEventScreen } from './NewEventScreen.tsx';

it('starts a copy of a cancelled event with its fields, as confirmed', async () => {
  const [first] = Object.values(events) as Event[];
  const event: Event = { ...first!, name: 'Feria de ciencias', status: 'cancelled' };
  const app = renderScreen({
    path: `/events/new-event?from=${event.id}`,
    answers: { getEvent: ok('getEvent', { data: event }) },
    children: <NewEventScreen />,
  });
  expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveValue('Feria de ciencias');
  await app.person.click(screen.getByRole('button', { name: 'Crear evento' }));
  const created = () => app.calls.find(({ operationId }) => operationId === 'createEvent');
  await waitFor(() => expect(created()).toBeDefined());
  expect(created()?.body).toMatchObject({
    name: 'Feria de ciencias',
    start: event.start,
    end: event.end,
    status: 'confirmed',
  });
});
