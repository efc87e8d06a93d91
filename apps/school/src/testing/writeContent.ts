import { expect } from 'vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';

/** The place of a form where a text with formatting is written, once its editor has come. */
export async function contentField(name: string): Promise<HTMLElement> {
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name })).toHaveAttribute('contenteditable', 'true'),
  );
  return screen.getByRole('textbox', { name });
}

/** Puts words there, as a paste does; empty lines part paragraphs. */
export async function writeContent(name: string, text: string): Promise<void> {
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? text : ''), files: [] };
  fireEvent.paste(await contentField(name), { clipboardData });
}
