import type { Document } from '@school/domain';
import { documents, users } from '@school/domain/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invalidate } from '../../../data/cache.ts';
import { ok, onePage } from '../../../testing/handlers.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { DocumentsScreen } from './DocumentsScreen.tsx';

const [first, second, third] = Object.values(documents) as unknown as [Document, Document, Document];
const linkTo = (document: Document) => screen.getByRole('link', { name: document.title });
const getRow = (document: Document) => linkTo(document).closest('tr')!;
const titles = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.startsWith('/documentos/document/'))
    .map((link) => link.textContent);

async function show(rows: readonly Document[]) {
  let now = rows;
  const app = renderScreen({
    path: '/documentos',
    user: users.administrador,
    answers: { listDocuments: () => ok('listDocuments', onePage(now)) },
    children: <DocumentsScreen />,
  });
  await screen.findByRole('link', { name: rows[0]!.title });
  const changeTo = (next: readonly Document[]) => {
    now = next;
    invalidate(['listDocuments'], 'stream');
  };
  return { ...app, changeTo };
}

describe('DocumentsScreen while other people change documents', () => {
  it('holds a new document behind a button, and shows it on request', async () => {
    const app = await show([second, third]);
    app.changeTo([first, second, third]);
    const button = await screen.findByRole('button', { name: 'Mostrar 1 documento nuevo' });
    expect(titles()).toEqual([second.title, third.title]);
    await app.person.click(button);
    expect(titles()).toEqual([first.title, second.title, third.title]);
  });

  it('keeps ticked rows, the open menu of a row and its focus', async () => {
    const app = await show([first, second]);
    await app.person.click(within(getRow(first)).getByRole('checkbox'));
    await app.person.click(within(getRow(second)).getByRole('button'));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    app.changeTo([{ ...first, title: 'Otro título' }, second]);
    await screen.findByText('Otro título');
    expect(screen.getByRole('menu')).toBe(menu);
    expect(menu).toContainElement(document.activeElement as HTMLElement);
    await app.person.keyboard('{Escape}');
    await waitFor(() => expect(within(getRow(second)).getByRole('button')).toHaveFocus());
    expect(within(getRow({ ...first, title: 'Otro título' })).getByRole('checkbox')).toBeChecked();
  });

  it('moves the focus of a row that is deleted to the row that takes its place', async () => {
    const app = await show([first, second, third]);
    linkTo(second).focus();
    app.changeTo([first, third]);
    await waitFor(() => expect(titles()).toEqual([first.title, third.title]));
    expect(linkTo(third)).toHaveFocus();
    app.changeTo([first]);
    await waitFor(() => expect(titles()).toEqual([first.title]));
    expect(linkTo(first)).toHaveFocus();
  });

  it('takes no focus that is elsewhere', async () => {
    const app = await show([first, second]);
    linkTo(second).focus();
    const search = screen.getByRole('searchbox');
    search.focus();
    app.changeTo([first]);
    await waitFor(() => expect(titles()).toEqual([first.title]));
    expect(search).toHaveFocus();
  });
});
