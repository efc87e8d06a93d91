import type { MenuAction } from '@school/ui';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/renderScreen.tsx';
import { RecordBar } from './RecordBar.tsx';

const edit: MenuAction = { id: 'edit', label: 'Editar', icon: 'pencil' };
const copy: MenuAction = { id: 'copy', label: 'Duplicar', icon: 'copy-plus' };
const remove: MenuAction = { id: 'delete', label: 'Eliminar', icon: 'trash-2', tone: 'critical' };

const show = (actions: readonly MenuAction[], lead?: string) =>
  renderScreen({
    path: '/app',
    children: (
      <RecordBar label="Acciones de «Huerto»" actions={actions} {...(lead && { lead })}>
        <a href="/blog">Todas las noticias</a>
      </RecordBar>
    ),
  });
const buttons = async () =>
  within((await screen.findByRole('link', { name: 'Todas las noticias' })).parentElement!)
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

it('shows the first action as a button and the others in the menu', async () => {
  const onSelect = vi.fn();
  const { person } = show([edit, copy, { ...remove, onSelect }]);
  expect(await buttons()).toEqual(['Editar', 'Acciones de «Huerto»']);
  await person.click(screen.getByRole('button', { name: 'Acciones de «Huerto»' }));
  const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(items).toEqual(['Duplicar', 'Eliminar']);
  await person.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
  expect(onSelect).toHaveBeenCalledOnce();
});

it('keeps a destructive action in the menu, even if it is the only one', async () => {
  show([remove]);
  expect(await buttons()).toEqual(['Acciones de «Huerto»']);
});

it('shows an action that cannot wait before all others', async () => {
  const end: MenuAction = { id: 'end', label: 'Avisar que terminó' };
  show([copy, end, edit, remove], 'end');
  expect(await buttons()).toEqual(['Avisar que terminó', 'Duplicar', 'Editar', 'Acciones de «Huerto»']);
});

it('offers nothing without permitted actions', async () => {
  show([]);
  expect(await buttons()).toEqual([]);
});
