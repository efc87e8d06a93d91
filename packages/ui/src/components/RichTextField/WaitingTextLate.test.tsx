import type { RichTextDocument } from '@school/ui';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { addLayout, doc, field, paste, text, waitForEditor } from './editorInTests.tsx';

beforeAll(addLayout);

// Alone in its file, because the editor is loaded once per file.
it('keeps the text and the caret when the caller renders what was typed only after the editor is there', async () => {
  const late: (() => void)[] = [];
  function Form() {
    const [value, setValue] = useState<RichTextDocument>(doc());
    return field({ value, onValueChange: (next: RichTextDocument) => void late.push(() => setValue(next)) });
  }
  render(<Form />);
  const early = text();
  early.focus();
  for (const content of ['B', 'Bring']) {
    early.firstElementChild!.textContent = content;
    fireEvent.input(early);
  }
  await waitForEditor();
  expect(text()).toHaveTextContent(/^Bring$/);
  act(() => late.shift()!());
  act(() => late.shift()!());
  paste({ 'text/plain': ' food' });
  await waitFor(() => expect(text()).toHaveTextContent(/^Bring food$/));
});
