import { RichTextField, UiRoot, type RichTextDocument, type RichTextFieldProps } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/* A form with the editor, and helpers for its tests. */

/** Adds what jsdom lacks of a browser's layout. */
export const addLayout = () => {
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
  document.elementFromPoint ??= () => null;
  Element.prototype.scrollIntoView ??= () => {};
};

export const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
});
export const doc = (...content: RichTextDocument['content']): RichTextDocument => ({ type: 'doc', content });
export const field = (props: Partial<RichTextFieldProps> = {}) => (
  <UiRoot locale="en" messages={messages}>
    <form aria-label="Form">
      <RichTextField {...({ label: 'Content', name: 'content', ...props } as RichTextFieldProps)} />
      <button type="reset">Reset</button>
    </form>
  </UiRoot>
);
export const waitForEditor = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Bold' })).toBeEnabled(), { timeout: 20_000 });
export const show = async (props?: Partial<RichTextFieldProps>) => {
  render(field(props));
  await waitForEditor();
  return userEvent.setup();
};
export const text = () => screen.getByRole('textbox', { name: 'Content' });
export const sent = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('content');
export const paste = (data: Record<string, string>, files: File[] = []) =>
  fireEvent.paste(text(), { clipboardData: { getData: (type: string) => data[type] ?? '', files } });
export const all = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(text());
  /* The editor reads the selection on an event that jsdom dispatches late. */
  await act(async () => {
    fireEvent.keyDown(text(), { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true });
  });
};
