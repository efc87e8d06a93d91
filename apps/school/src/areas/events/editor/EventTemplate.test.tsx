import { templateDetails } from '@school/domain/fixtures';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ok } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { NewEventScreen } from './NewEventScreen.tsx';

const { reunion } = templateDetails;

type App = ReturnType<typeof renderScreen>;
const findBody = async (app: App) => {
  const call = () => app.calls.find(({ operationId }) => operationId === 'createEvent');
  await waitFor(() => expect(call()).toBeDefined());
  return call()?.body;
};

describe('an event from a template', () => {
  it('is on the day of the calendar', async () => {
    const app = renderScreen({
      path: `/events/new-event?date=2026-12-03&time=18:30&template=${reunion.id}`,

      children: <NewEventScreen />,
    });
    expect(await screen.findByRole('textbox', { name: 'Nombre' })).toHaveValue(reunion.event.name);
    await app.person.click(screen.getByRole('button', { name: 'Crear evento' }));
    expect(await findBody(app)).toMatchObject({
      name: reunion.event.name,
      description: reunion.event.description,
      address: reunion.event.address,
      start: '2026-12-03T21:30:00.000Z',
      end: '2026-12-03T22:30:00.000Z',
      status: 'confirmed',
      audience: { scope: 'restricted', grade_ids: reunion.event.audience.grade_ids },
      sync: { enabled: true },
    });
  });

  it('lasts all day on that day if the template does', async () => {
    const event = { ...reunion.event, all_day: true };
    const app = renderScreen({
      path: `/events/new-event?date=2026-12-03&template=${reunion.id}`,
      answers: { getTemplate: ok('getTemplate', { data: { ...reunion, event } }) },
      children: <NewEventScreen />,
    });
    expect(await screen.findByRole('checkbox', { name: 'Todo el día' })).toBeChecked();
    await app.person.click(screen.getByRole('button', { name: 'Crear evento' }));
    expect(await findBody(app)).toMatchObject({ start: '2026-12-03', end: '2026-12-03' });
  });
});
