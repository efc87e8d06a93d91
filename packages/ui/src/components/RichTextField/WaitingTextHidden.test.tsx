import type { RichTextDocument } from '@school/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, use, useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { addLayout, doc, field, paste, text, waitForEditor } from './editorInTests.tsx';

beforeAll(addLayout);

/** Hides all of its boundary while the promise is pending. */
function Part({ promise }: { promise: Promise<void> | undefined }) {
  if (promise) use(promise);
  return null;
}

// Alone in its file, because the editor is loaded once per file.
it('keeps what was typed since, and the focus, when a part beside it is loaded and the form is hidden meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let load = (_promise: Promise<void>) => {};
  function Form() {
    const [value, setValue] = useState<RichTextDocument>(doc());
    const [part, setPart] = useState<Promise<void>>();
    load = setPart;
    return (
      <>
        <button>Elsewhere</button>
        <Suspense>
          {field({ value, onValueChange: setValue })}
          <Part promise={part} />
        </Suspense>
      </>
    );
  }
  render(<Form />);
  const early = text();
  early.focus();
  early.firstElementChild!.textContent = 'Bring';
  fireEvent.input(early);
  await waitForEditor();
  paste({ 'text/plain': ' food' });
  await waitFor(() => expect(text()).toHaveTextContent(/^Bring food$/));
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  elsewhere.focus();
  await act(async () => load(promise));
  expect(screen.queryByRole('textbox')).toBeNull();
  await act(async () => resolve());
  await waitFor(() => expect(text()).toBeVisible());
  expect(text()).toHaveTextContent(/^Bring food$/);
  expect(elsewhere).toHaveFocus();
});
