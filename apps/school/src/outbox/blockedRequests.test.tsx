import '../testing/indexedDatabase.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NewDocumentsScreen } from '../areas/documents/upload/NewDocumentsScreen.tsx';
import { NewPostScreen } from '../areas/posts/editor/NewPostScreen.tsx';
import { PlacesScreen } from '../areas/places/list/PlacesScreen.tsx';
import { attempt } from './attempt.ts';
import { eraseOutboxes } from './openOutbox.ts';
import type { MockAnswer } from '../testing/handlers.ts';
import { renderScreen } from '../testing/renderScreen.tsx';

const page = (status: number): MockAnswer => ({
  status,
  text: '<html><h1>Blocked</h1></html>',
  headers: { 'content-type': 'text/html' },
});

afterEach(() => eraseOutboxes(window, null));

describe('C08: an answer of a proxy or filter', () => {
  it('is shown with its status by a list', async () => {
    renderScreen({ path: '/admin/places', answers: { listPlaces: page(406) }, children: <PlacesScreen /> });
    expect(await screen.findByText(/Algo en la red .*\(estado 406\)/)).toBeVisible();
    expect(screen.queryByText(/Revisa tu conexión/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  it('is shown with its status by a form, which isn’t stored as without a network', async () => {
    const app = renderScreen({
      path: '/blog/new-post',
      answers: { createPost: page(403) },
      children: <NewPostScreen />,
    });
    await app.person.type(await screen.findByRole('textbox', { name: 'Título' }), 'Feria');
    await app.person.click(screen.getByRole('button', { name: 'Guardar borrador' }));
    expect(await screen.findByText(/Algo en la red .*\(estado 403\)/)).toBeVisible();
    expect(screen.queryByText(/Guardado en este dispositivo\. Se enviará/)).toBeNull();
  });

  it('is shown with its status by an upload', async () => {
    const app = renderScreen({
      path: '/documentos/new-document?category=circulares',
      answers: { createDocument: page(413) },
      children: <NewDocumentsScreen />,
    });
    const field = await screen.findByLabelText(/Archivos/, { selector: 'input' });
    fireEvent.drop(field.closest('span')!.parentElement!, {
      dataTransfer: { files: [new File(['words'], 'Acta.pdf')] },
    });
    await app.person.click(await screen.findByRole('radio', { name: 'Todas las personas' }));
    await app.person.click(screen.getByRole('button', { name: 'Subir' }));
    const files = await screen.findByRole('list', { name: 'Archivos' });
    expect(await within(files).findByText(/demasiado grande para la red .*\(estado 413\)/)).toBeVisible();
  });

  it('ends the attempts of what waits on the device, unlike a captive portal', async () => {
    const answer = (status: number) =>
      Promise.resolve({ status, unexpected: true, data: undefined, headers: new Headers() } as never);
    expect(await attempt(answer(413))).toEqual({
      outcome: { kind: 'rejected', problem: { kind: 'blocked', status: 413 } },
    });
    for (const status of [0, 200, 408, 502, 511])
      expect(await attempt(answer(status))).toEqual({ outcome: { kind: 'later', seconds: null } });
  });
});
