import { FileRejectedError, type RichTextDocument, type RichTextFieldProps } from '@school/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  addLayout,
  all,
  waitForEditor,
  doc,
  field,
  paragraph,
  paste,
  sent,
  show,
  text,
} from './editorInTests.tsx';

beforeAll(addLayout);

describe('RichTextField', () => {
  it('can be read, named and focused before the editor is loaded', () => {
    const html = renderToString(field({ defaultValue: doc(paragraph('Hello')), help: 'For all' }));
    expect(html).toContain('Hello');
    expect(html).toContain('role="textbox"');
    expect(html).not.toContain('contenteditable');
  });

  it('exposes a named, described, multi-line text box with its toolbar before it', async () => {
    const ref = createRef<HTMLDivElement>();
    await show({ ref, id: 'own', help: 'For all', error: 'Write something', required: true });
    expect(text()).toHaveAttribute('id', 'own');
    expect(ref.current).toBe(text());
    expect(text()).toHaveAttribute('aria-multiline', 'true');
    expect(text()).toHaveAccessibleDescription(
      'Press Alt+F10 for the toolbar. For all Error: Write something',
    );
    expect(text()).toBeInvalid();
    expect(text()).toBeRequired();
    expect(screen.getByRole('toolbar', { name: 'Formatting' })).toHaveAttribute('aria-controls', 'own');
    expect(screen.queryByRole('button', { name: 'Picture' })).not.toBeInTheDocument();
  });

  it('returns its input document unchanged', async () => {
    const value = doc(
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'T' }] },
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [{ type: 'listItem', content: [paragraph('a'), { type: 'paragraph' }] }],
      },
      {
        type: 'blockquote',
        content: [
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'x',
                marks: [{ type: 'link', attrs: { href: 'https://a.cl' } }, { type: 'bold' }],
              },
              { type: 'hardBreak' },
              { type: 'text', text: 'y', marks: [{ type: 'underline' }] },
            ],
          },
        ],
      },
    );
    const onValueChange = vi.fn();
    const user = await show({ defaultValue: value, onValueChange });
    await all(user);
    await user.click(screen.getByRole('button', { name: 'Italic' }));
    await user.click(screen.getByRole('button', { name: 'Italic' }));
    expect(onValueChange).toHaveBeenLastCalledWith(value);
    expect(JSON.parse(String(sent()))).toEqual(value);
  });

  it('submits nothing while empty, and returns to its initial document on a form reset', async () => {
    const user = await show({ defaultValue: doc(paragraph('First')) });
    paste({ 'text/plain': 'Second ' });
    await waitFor(() => expect(String(sent())).toContain('Second'));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(JSON.parse(String(sent()))).toEqual(doc(paragraph('First')));
    expect(text()).toHaveTextContent(/^First$/);
  });

  it('follows the controlled document', async () => {
    const Page = () => {
      const [value, setValue] = useState(doc(paragraph('One')));
      return (
        <StrictMode>
          {field({ value, onValueChange: setValue } as Partial<RichTextFieldProps>)}
          <button type="button" onClick={() => setValue(doc(paragraph('Other')))}>
            Change
          </button>
        </StrictMode>
      );
    };
    render(<Page />);
    await waitForEditor();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(text()).toHaveTextContent(/^Other$/);
    paste({ 'text/plain': 'And ' });
    await waitFor(() => expect(text()).toHaveTextContent(/And/));
  });

  it('keeps what was typed while the caller renders an earlier value', async () => {
    const reported: RichTextDocument[] = [];
    const withValue = (value: RichTextDocument) =>
      field({
        value,
        onValueChange: (next: RichTextDocument) => reported.push(next),
      } as Partial<RichTextFieldProps>);
    const { rerender } = render(withValue(doc(paragraph('One'))));
    await waitForEditor();
    const user = userEvent.setup();
    await user.click(text());
    paste({ 'text/plain': 'B' });
    paste({ 'text/plain': 'C' });
    expect(reported).toHaveLength(2);
    const [earlier, latest] = reported as [RichTextDocument, RichTextDocument];
    const typed = text().textContent;
    for (const value of [earlier, latest]) {
      rerender(withValue(value));
      expect(text()).toHaveTextContent(typed);
    }
    rerender(withValue(earlier));
    expect(text().textContent).toHaveLength(typed.length - 1);
  });

  it('focuses its toolbar with Alt+F10, and moves in it with arrow keys', async () => {
    const user = await show();
    act(() => text().focus());
    fireEvent.keyDown(text(), { key: 'F10', altKey: true });
    expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Heading' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Heading' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('heading', { level: 2 })).toBeInTheDocument();
    await user.keyboard('{End}');
    expect(screen.getByRole('button', { name: 'Redo' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true');
    await user.tab();
    expect(text()).toHaveFocus();
  });

  it('lets Tab leave a list', async () => {
    await show({
      defaultValue: doc({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('a')] }] }),
    });
    expect(fireEvent.keyDown(text(), { key: 'Tab' })).toBe(true);
  });

  it('asks for the address of a link, and rejects unsafe addresses', async () => {
    const user = await show();
    await user.click(screen.getByRole('button', { name: 'Link' }));
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(address).toBeInvalid();
    await user.type(address, 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(address).toHaveAccessibleDescription(/can’t be used/);
    await user.clear(address);
    await user.type(address, 'aromos.cl');
    await user.type(screen.getByRole('textbox', { name: /Link text/ }), 'the school');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(JSON.parse(String(sent())).content[0].content[0]).toEqual({
      type: 'text',
      text: 'the school',
      marks: [{ type: 'link', attrs: { href: 'https://aromos.cl' } }],
    });
  });

  it('requires a text for an image, and shows an error when the upload fails', async () => {
    const upload = vi
      .fn<(file: File) => Promise<{ src: string }>>()
      .mockRejectedValueOnce(new Error('full'))
      .mockRejectedValueOnce(new FileRejectedError('This is a HEIC photo'))
      .mockResolvedValue({ src: '/court.jpg' });
    const user = await show({ onUploadImage: upload });
    await user.click(screen.getByRole('button', { name: 'Picture' }));
    await user.click(await screen.findByRole('button', { name: 'Insert' }));
    expect(screen.getByText('Describe the picture in a sentence')).toBeVisible();
    const file = new File(['x'], 'court.jpg', { type: 'image/jpeg' });
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
    expect(screen.getByText('court.jpg')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'The court');
    await user.click(screen.getByRole('button', { name: 'Insert' }));
    expect(await screen.findByText(/couldn’t be saved/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Insert' }));
    // C05: the reason of the file itself.
    expect(await screen.findByText('This is a HEIC photo')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(upload).toHaveBeenCalledTimes(3);
    expect(JSON.parse(String(sent())).content).toEqual([
      { type: 'image', attrs: { src: '/court.jpg', alt: 'The court' } },
    ]);
  });

  it('C05: asks for the text of a pasted HEIC photo, also where its media type is not known', async () => {
    await show({ onUploadImage: () => Promise.resolve({ src: '/a.png' }) });
    paste({}, [new File(['x'], 'IMG_0001.HEIC')]);
    expect(await screen.findByText('IMG_0001.HEIC')).toBeVisible();
    expect(document.querySelector('input[type=file]')).toHaveAttribute('accept', 'image/*,.heic,.heif');
  });

  it('asks for the text of a pasted image', async () => {
    await show({ onUploadImage: () => Promise.resolve({ src: '/a.png' }) });
    paste({}, [new File(['x'], 'pasted.png', { type: 'image/png' })]);
    expect(await screen.findByText('pasted.png')).toBeVisible();
  });

  const copied = { 'text/html': '<meta charset="utf-8"><img src="https://a.cl/court.png" alt="">' };
  const picture = () => new File(['x'], 'image.png', { type: 'image/png' });

  it('C16: asks for the text of a picture that a browser copied, and keeps the selected words', async () => {
    const onUploadImage = () => Promise.resolve({ src: '/a.png' });
    const user = await show({ onUploadImage, defaultValue: doc(paragraph('Read me')) });
    await all(user);
    paste(copied, [picture()]);
    expect(await screen.findByText('image.png')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'The court');
    await user.click(screen.getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(String(sent())).toContain('/a.png'));
    expect(String(sent())).toContain('Read me');
  });

  it('C16: says that a picture was left out, and keeps the selected words if there is nothing else', async () => {
    const user = await show({ defaultValue: doc(paragraph('Read me')) });
    await all(user);
    for (const files of [[], [picture()]]) {
      paste(copied, files);
      expect(await screen.findByText('One picture wasn’t pasted.')).toBeVisible();
      expect(text()).toHaveTextContent('Read me');
    }
    // Word adds a picture of the whole text.
    const word =
      '<p class=MsoNormal>Bring<img width=300 src="file:///a.png"></p><p><img src="file:///b.png"></p>';
    paste({ 'text/html': word, 'text/plain': 'Bring' }, [picture()]);
    expect(await screen.findByText('2 pictures weren’t pasted.')).toBeVisible();
    expect(text()).toHaveTextContent('Bring');
    expect(text()).not.toHaveTextContent('Read me');
    await user.type(text(), ' water');
    await waitFor(() => expect(screen.queryByText(/weren’t pasted/)).toBeNull());
  });

  it('has no toolbar while read-only, and is not submitted while disabled', async () => {
    const { rerender } = render(field({ readOnly: true, defaultValue: doc(paragraph('Read me')) }));
    await waitFor(() => expect(text()).toHaveAttribute('contenteditable', 'false'), { timeout: 20_000 });
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    expect(text()).toHaveAttribute('aria-readonly', 'true');
    expect(sent()).toContain('Read me');
    rerender(field({ disabled: true }));
    expect(sent()).toBeNull();
    expect(screen.getByRole('button', { name: 'Bold' })).toBeDisabled();
  });

  it('keeps only the markup of the document schema on paste', async () => {
    await show();
    paste({
      'text/html':
        '<style>p{color:red}</style><h1 style="color:red">Trip</h1><p onclick="alert(1)">Bring <b>water</b><script>alert(1)</script><img src=x onerror="alert(1)"></p><table><tr><td>Cell</td></tr></table><p><a href="javascript:alert(1)">bad</a> <a href="https://a.cl" target="_top">good</a></p>',
    });
    await waitFor(() => expect(text()).toHaveTextContent('Trip'));
    const stored = JSON.stringify(JSON.parse(String(sent())));
    expect(stored).toContain(
      '{"type":"heading","attrs":{"level":2},"content":[{"type":"text","text":"Trip"}]}',
    );
    expect(stored).toContain('{"type":"text","text":"water","marks":[{"type":"bold"}]}');
    expect(stored).toContain('"marks":[{"type":"link","attrs":{"href":"https://a.cl"}}]');
    expect(stored).toContain('Cell');
    expect(stored).not.toMatch(/alert|onerror|color|image/);
  });
});
