import { expect } from 'vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';

/** Returns the rich text editor of a field, once it is loaded. */
export async function contentField(name: string): Promise<HTMLElement> {
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name })).toHaveAttribute('contenteditable', 'true'),
  );
  return screen.getByRole('textbox', { name });
}

/** Pastes text into a rich text field; empty lines separate paragraphs. */
export async function writeContent(name: string, text: string): Promise<void> {
  const clipboardData = { getData: (type: string) => (type === 'text/plain' ? text : ''), files: [] };
  fireEvent.paste(await contentField(name), { clipboardData });
}
