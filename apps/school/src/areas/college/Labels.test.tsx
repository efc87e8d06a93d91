import { courses, grades } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Handlers } from '../../testing/handlers.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { SchoolScreen } from './SchoolScreen.tsx';

const show = (answers: Handlers = {}) =>
  renderScreen({ path: '/admin/school', answers, children: <SchoolScreen /> });
type Shown = ReturnType<typeof show>;
const sent = ({ calls }: Shown, id: string) => calls.filter(({ operationId }) => operationId === id);
const { basico7 } = grades;
const { basico7A } = courses;
const conflict = { status: 409, data: { message: 'Conflict.', current_version: 2, changed_by: 'Rosa Soto' } };

const open = async (app: Shown, name: string) => {
  await app.person.click(
    await screen.findByRole('button', { name: new RegExp(`^Cambiar el nombre de .?${name}.?$`) }),
  );
  return screen.findByRole('dialog');
};
const write = async (app: Shown, dialog: HTMLElement, name: string) => {
  const field = within(dialog).getByRole('textbox', { name: 'Nombre' });
  await app.person.clear(field);
  if (name) await app.person.type(field, name);
  await app.person.click(within(dialog).getByRole('button', { name: 'Guardar' }));
};

describe('names of grades and courses', () => {
  it('renames a grade with the version that was opened, and explains that its code stays', async () => {
    const app = show();
    const dialog = await open(app, basico7.name);
    expect(within(dialog).getByRole('textbox', { name: 'Nombre' })).toHaveAccessibleDescription(/B7/);
    await write(app, dialog, ' Séptimo ');
    expect(await screen.findByText(/^Nombre cambiado/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [call] = sent(app, 'updateGrade');
    expect(call).toMatchObject({ path: `/api/v1/grades/${basico7.id}`, body: { name: 'Séptimo' } });
    expect(call!.headers['If-Match']).toBe('"1"');
    await waitFor(() => expect(sent(app, 'listGrades').length).toBeGreaterThan(1));
  });

  it('lists the courses of each grade, and renames one', async () => {
    const app = show();
    const term = await screen.findByRole('button', { name: new RegExp(basico7.name) });
    const pair = term.closest('dt')!.parentElement!;
    expect(within(pair).getByRole('button', { name: new RegExp(basico7A.name) })).toBeVisible();
    await write(app, await open(app, basico7A.name), 'Séptimo Araucaria');
    expect(await screen.findByText(/^Nombre cambiado/)).toBeVisible();
    expect(sent(app, 'updateCourse')[0]?.body).toEqual({ name: 'Séptimo Araucaria' });
  });

  it('requires a name, reports one in use and keeps the input', async () => {
    const app = show({
      updateGrade: { status: 422, data: { message: 'No.', errors: { name: ['Taken.'] } } },
    });
    const dialog = await open(app, basico7.name);
    await write(app, dialog, '');
    expect(await within(dialog).findAllByText('Este campo es obligatorio')).not.toHaveLength(0);
    expect(sent(app, 'updateGrade')).toEqual([]);
    await write(app, dialog, 'Octavo');
    expect(await within(dialog).findAllByText('Este nombre ya está en uso')).not.toHaveLength(0);
    expect(within(dialog).getByRole('textbox', { name: 'Nombre' })).toHaveValue('Octavo');
  });

  it('asks which name to keep after a conflict', async () => {
    let renamed = false;
    const theirs = { ...basico7, name: '7.º año', version: 2 };
    const app = show({
      listGrades: () => ({ status: 200, data: { data: [renamed ? theirs : basico7] } }),
      updateGrade: ({ headers }) => {
        renamed = true;
        return headers['If-Match'] === '"2"' ? { status: 200, data: { data: theirs } } : conflict;
      },
    });
    await write(app, await open(app, basico7.name), 'Séptimo');
    const question = await screen.findByRole('dialog', { name: 'Otra persona cambió esto mientras tanto' });
    expect(within(question).getByText('7.º año')).toBeVisible();
    await app.person.click(within(question).getByRole('button', { name: 'Seguir con esto' }));
    const dialog = await screen.findByRole('dialog', { name: /^Cambiar el nombre/ });
    await app.person.click(within(dialog).getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/^Nombre cambiado/)).toBeVisible();
    expect(sent(app, 'updateGrade').at(-1)).toMatchObject({ body: { name: 'Séptimo' } });
  });

  it('reports lists that fail to load, and retries', async () => {
    let broken = true;
    const app = show({
      listGrades: () =>
        broken ? { status: 500, data: { message: 'No.' } } : { status: 200, data: { data: [basico7] } },
    });
    await screen.findByText(/Algo falló/);
    broken = false;
    await app.person.click(screen.getByRole('button', { name: /Reintentar|de nuevo/ }));
    expect(await screen.findByRole('button', { name: new RegExp(basico7.name) })).toBeVisible();
  });
});
