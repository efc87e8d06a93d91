import type { Event } from '@school/domain';
import { events } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { EditEventScreen } from './EditEventScreen.tsx';

const show = (event: { id: string }, answers: Handlers = {}) =>
  renderScreen({ path: `/events/edit/${event.id}`, answers, children: <EditEventScreen /> });

type Shown = ReturnType<typeof show>;

const name = () => screen.findByRole('textbox', { name: 'Nombre' });
const save = () => screen.getByRole('button', { name: 'Guardar cambios' });
const sent = ({ calls }: Shown) => calls.filter(({ operationId }) => operationId === 'updateEvent');

describe('EditEventScreen', () => {
  it('sends only the changed fields', async () => {
    const app = show(events.reunion);
    await app.person.type(await name(), ' B');
    await app.person.click(save());
    expect(await screen.findByText('Evento editado con éxito')).toBeVisible();
    const {
      name: written,
      description,
      address,
      start,
      end,
      all_day,
      timezone,
      status,
      audience: { grade_ids },
    } = events.reunion;
    expect(sent(app)[0]?.body).toEqual({
      name: `${written} B`,
      description,
      place_id: events.reunion.place.id,
      address,
      start,
      end,
      all_day,
      timezone,
      status,
      audience: { scope: 'restricted', grade_ids },
      sync: { enabled: true },
    });
    expect(sent(app)[0]?.headers['If-Match']).toMatch(/2/);
    expect(app.navigation.getLocation().search).toBe(`?date=2026-12-03&event=${events.reunion.id}`);
  });

  it('restores a cancelled event', async () => {
    const app = show(events.charla);
    await name();
    expect(screen.getByRole('radio', { name: 'Cancelado' })).toBeChecked();
    await app.person.click(screen.getByRole('radio', { name: 'Confirmado' }));
    await app.person.click(save());
    await waitFor(() => expect(sent(app)).toHaveLength(1));
    expect(sent(app)[0]?.body).toMatchObject({ status: 'confirmed' });
  });

  it('shows both versions after a conflict', async () => {
    let reads = 0;
    const theirs = { ...(events.reunion as Event), name: 'Reunión aplazada', version: 3 };
    const app = show(events.reunion, {
      getEvent: () => {
        reads += 1;
        return { status: 200, data: { data: reads === 1 ? events.reunion : theirs } };
      },
      updateEvent: { status: 409, data: { message: 'Changed.' } },
    });
    await app.person.type(await name(), ' B');
    await app.person.click(save());
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Reunión aplazada')).toBeVisible();
    expect(within(dialog).getByText(`${events.reunion.name} B`)).toBeVisible();
  });

  it('does not open without permission to edit', async () => {
    show(events.feriado);
    expect(await screen.findByText('No tienes acceso')).toBeVisible();
  });

  it('takes over the other audience after a conflict', async () => {
    let reads = 0;
    const theirs = {
      ...(events.reunion as Event),
      audience: { ...events.reunion.audience, scope: 'all' as const },
      version: 3,
    };
    const app = show(events.reunion, {
      getEvent: () => {
        reads += 1;
        return { status: 200, data: { data: reads === 1 ? events.reunion : theirs } };
      },
      updateEvent: { status: 409, data: { message: 'Changed.' } },
    });
    await app.person.click(await screen.findByRole('treeitem', { name: /^1° básico/ }));
    await app.person.click(save());
    const dialog = await screen.findByRole('dialog');
    const audience = within(await within(dialog).findByRole('radiogroup', { name: 'Para quién' }));
    expect(audience.getByText('Todo el colegio')).toBeVisible();
    expect(audience.getByText(/1° básico/)).toBeVisible();
    await app.person.click(audience.getByRole('radio', { name: /otra persona/ }));
    await app.person.click(within(dialog).getByRole('button', { name: 'Seguir con esto' }));
    expect(await screen.findByRole('radio', { name: 'Todas las personas' })).toBeChecked();
  });

  it('reports a missing event', async () => {
    show({ id: '01990000-0000-7e01-8000-00000000ffff' });
    expect(await screen.findByText('No encontramos este evento o no tienes acceso a él.')).toBeVisible();
  });
});
