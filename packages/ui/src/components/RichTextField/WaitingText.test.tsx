import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { addLayout, doc, field, paragraph, paste, sent, text, waitForEditor } from './editorInTests.tsx';

beforeAll(addLayout);

// One test, because the editor is loaded once per file. Nothing is awaited before the composition, so that it is not
// there yet.
it('keeps what is typed and composed before the editor is loaded, with the caret behind it', async () => {
  const onValueChange = vi.fn();
  render(field({ onValueChange }));
  const early = text();
  expect(early).toHaveAttribute('contenteditable', 'plaintext-only');
  early.focus();
  const write = (content: string) => {
    early.firstElementChild!.textContent = content;
    fireEvent.input(early);
  };
  write('Bring');
  expect(onValueChange).toHaveBeenLastCalledWith(doc(paragraph('Bring')));
  expect(JSON.parse(String(sent()))).toEqual(doc(paragraph('Bring')));

  fireEvent.compositionStart(early);
  write('Bring 集');
  await act(async () => void (await import('./RichTextEditor.tsx')));
  expect(text()).toBe(early);
  write('Bring 集合');
  fireEvent.compositionEnd(early);

  await waitForEditor();
  expect(text()).not.toBe(early);
  expect(text()).toHaveTextContent(/^Bring 集合$/);
  expect(text()).toHaveFocus();
  paste({ 'text/plain': ' today' });
  await waitFor(() => expect(text()).toHaveTextContent(/^Bring 集合 today$/));
});
