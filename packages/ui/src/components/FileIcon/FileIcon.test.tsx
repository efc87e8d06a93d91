import { FileIcon } from '@school/ui';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fileKind } from './fileKind.ts';

describe('fileKind', () => {
  it.each([
    ['application/pdf', 'Reglamento.pdf', 'pdf', 'PDF'],
    ['application/pdf; charset=binary', undefined, 'pdf', 'PDF'],
    [undefined, 'Lista de útiles.DOCX', 'doc', 'DOCX'],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', undefined, 'sheet', 'XLSX'],
    ['text/csv', 'notas', 'sheet', 'CSV'],
    ['text/plain', undefined, 'doc', 'TXT'],
    ['image/jpeg', undefined, 'image', 'JPG'],
    ['image/x-unheard-of', undefined, 'image', ''],
    ['video/quicktime', undefined, 'video', 'MOV'],
    ['audio/mpeg', undefined, 'audio', 'MP3'],
    ['application/octet-stream', 'respaldo.tar.gz', 'archive', 'GZ'],
    ['application/octet-stream', 'programa.exe', 'other', 'EXE'],
    [undefined, 'presentación.key', 'slides', 'KEY'],
    [undefined, '.gitignore', 'other', ''],
    [undefined, 'a.averylongending', 'other', ''],
    [undefined, 'ملف.', 'other', ''],
    ['constructor', 'a.toString', 'other', ''],
    [null, null, 'other', ''],
  ])('maps %j and %j to %s with the label "%s"', (type, name, kind, label) => {
    expect(fileKind(type, name)).toEqual({ kind, label });
  });

  it('accepts a name of any length', () => {
    expect(fileKind('', `${'x'.repeat(100_000)}.pdf`)).toEqual({ kind: 'pdf', label: 'PDF' });
  });
});

it('is hidden from screen readers without a label, and named by its label', () => {
  render(<FileIcon type="application/pdf" data-testid="file" />);
  expect(screen.getByTestId('file')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByTestId('file')).toHaveAttribute('data-word', 'PDF');
  render(<FileIcon type="application/pdf" label="PDF document" />);
  expect(screen.getByRole('img', { name: 'PDF document' })).not.toHaveAttribute('aria-hidden');
});
