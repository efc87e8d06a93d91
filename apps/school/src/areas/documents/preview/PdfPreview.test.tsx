import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { PdfPreview } from './PdfPreview.tsx';
import type { Pdf, PdfProblem, ReadPdf } from './readPdf.ts';

const file = new Blob(['%PDF'], { type: 'application/pdf' });
const onDownload = vi.fn<() => void>();

const show = (given: Blob | undefined, reader: () => Promise<ReadPdf>) =>
  renderScreen({
    path: '/documentos',
    children: <PdfPreview title="Reglamento" file={given} onDownload={onDownload} loadReader={reader} />,
  });

const readAs = (pdf: Pdf | PdfProblem) => {
  const reader: ReadPdf = async () => pdf;
  return async () => reader;
};

const pdf = (close = () => undefined): Pdf => ({
  pages: [
    { width: 600, height: 800 },
    { width: 600, height: 800 },
  ],
  draw: async () => 'Palabras',
  close,
});

describe('PdfPreview', () => {
  it('shows the page count, and closes the file on unmount', async () => {
    const close = vi.fn<() => undefined>();
    show(file, readAs(pdf(close)));
    expect(await screen.findByText('Página 1 de 2')).toBeVisible();
    expect(close).not.toHaveBeenCalled();
    cleanup();
    expect(close).toHaveBeenCalledOnce();
  });

  it('shows its frame while the file loads', async () => {
    show(undefined, readAs(pdf()));
    expect(await screen.findByRole('toolbar', { name: 'Página y zoom' })).toBeVisible();
    expect(screen.queryByRole('listitem', { name: /^Página/ })).toBeNull();
  });

  it.each([
    ['encrypted', 'Este PDF está protegido con contraseña'],
    ['broken', 'Este PDF no se puede mostrar aquí'],
  ] as const)('offers the download of a file that is %s', async (problem, heading) => {
    const { person } = show(file, readAs(problem));
    const title = await screen.findByRole('heading', { name: heading });
    onDownload.mockClear();
    await person.click(within(title.parentElement!).getByRole('button', { name: 'Descargar' }));
    expect(onDownload).toHaveBeenCalledOnce();
  });

  it('offers the download when the reader fails, such as without workers', async () => {
    show(file, async () => () => Promise.reject(new ReferenceError('Worker is not defined')));
    expect(await screen.findByRole('button', { name: 'Descargar' })).toBeVisible();
  });

  it('reports a failed import of the reader', async () => {
    show(file, () => Promise.reject(new Error('offline')));
    expect(await screen.findByRole('heading', { name: 'Este PDF no se puede mostrar aquí' })).toBeVisible();
  });
});
