import { Composer, UiRoot, type ComposerProps } from '@school/ui';
import { messages } from '@school/ui/messages/en';
import { cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

const onSend = vi.fn<() => void>();
const Page = ({ value: initial = '', ...props }: Partial<ComposerProps>) => {
  const [value, setValue] = useState(initial);
  return (
    <UiRoot locale="en" messages={messages}>
      <Composer value={value} onValueChange={setValue} onSend={onSend} {...props} />
    </UiRoot>
  );
};
const show = (props: Partial<ComposerProps> = {}) => {
  onSend.mockClear();
  render(<Page {...props} />);
  return userEvent.setup();
};
const field = () => screen.getByRole('textbox', { name: 'Message' });
const file = (name: string, size = 3) => new File(['x'.repeat(size)], name);

describe('Composer', () => {
  it('sends by Enter and by the button, and starts a line by Shift+Enter', async () => {
    const user = show();
    await user.type(field(), 'one{Shift>}{Enter}{/Shift}two');
    expect(field()).toHaveValue('one\ntwo');
    expect(onSend).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledTimes(2);
    expect(field()).toHaveValue('one\ntwo');
    expect(field()).toHaveFocus();
  });

  it('sends by Ctrl+Enter only, if that is set', async () => {
    const user = show({ sendOn: 'controlEnter', value: 'one' });
    await user.click(field());
    await user.keyboard('{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('does not send while an input method composes a word', () => {
    show({ value: 'にほん' });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(onSend).not.toHaveBeenCalled();
  });

  it.each(['', ' \n '])('does not send %j', async (value) => {
    const user = show({ value });
    await user.click(field());
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('sends a file without a text', async () => {
    const user = show({ attachments: [{ id: 'a', name: 'plan.pdf' }] });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledOnce();
  });

  it('counts near the limit, and keeps a text over it but does not send it', async () => {
    const user = show({ value: 'x'.repeat(9_999) });
    expect(screen.getByText(messages.field.counter(9_999, 10_000))).toBeVisible();
    await user.type(field(), 'yz');
    expect(field()).toHaveValue(`${'x'.repeat(9_999)}yz`);
    expect(screen.getByRole('alert')).toHaveTextContent('A message can have up to 10,000 characters');
    expect(field()).toBeInvalid();
    await user.keyboard('{Enter}');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('counts an emoji as one character', async () => {
    const user = show({ value: '😀'.repeat(10_000) });
    expect(screen.queryByText('A message can have up to 10,000 characters')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledOnce();
  });

  it.each(['\u200b\u200d', '\u202e', '\u3164'])('does not send %j, which shows nothing', async (value) => {
    const user = show({ value });
    await user.type(field(), '{Enter}');
    expect(onSend).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says which files it does not take, and how many are too many', async () => {
    const onFilesAdd = vi.fn<(files: File[]) => void>();
    show({ onFilesAdd, accept: ['.txt'], acceptText: 'text', maxFiles: 2 });
    const files = ['a.txt', 'b.exe', 'c.txt', 'd.txt', 'e.txt'].map((name) => file(name));
    fireEvent.drop(field(), { dataTransfer: { files, types: ['Files'] } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'b.exe: Only text allowedA message can have up to 2 files: 2 were not added',
    );
    expect(onFilesAdd).toHaveBeenCalledExactlyOnceWith([files[0], files[2]]);
  });

  it('passes on pasted, dropped and chosen files', async () => {
    const onFilesAdd = vi.fn<(files: File[]) => void>();
    const user = show({ onFilesAdd });
    const [pasted, dropped, chosen] = [file('pasted.png'), file('dropped.pdf'), file('chosen.txt')];
    fireEvent.paste(field(), { clipboardData: { files: [pasted], types: ['Files'] } });
    fireEvent.drop(field(), { dataTransfer: { files: [dropped], types: ['Files'] } });
    await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, chosen);
    expect(onFilesAdd.mock.calls).toEqual([[[pasted]], [[dropped]], [[chosen]]]);
  });

  it('pastes the text of an office program, not its picture', () => {
    const onFilesAdd = vi.fn<(files: File[]) => void>();
    show({ onFilesAdd });
    const paste = createEvent.paste(field(), {
      clipboardData: { files: [file('picture.png')], types: ['text/plain', 'Files'] },
    });
    fireEvent(field(), paste);
    expect(paste.defaultPrevented).toBe(false);
    expect(onFilesAdd).not.toHaveBeenCalled();
  });

  it('rejects files over the limits, with the reason, and passes on the others', () => {
    const onFilesAdd = vi.fn<(files: File[]) => void>();
    show({ onFilesAdd, maxFiles: 3, maxFileSize: 2048, attachments: [{ id: 'a', name: 'first.pdf' }] });
    const files = [
      file('1.txt'),
      file('2.txt'),
      file('3.txt'),
      file('large.txt', 4096),
      file('empty.txt', 0),
    ];
    fireEvent.drop(field(), { dataTransfer: { files, types: ['Files'] } });
    expect(onFilesAdd).toHaveBeenCalledExactlyOnceWith(files.slice(0, 2));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('large.txt: ');
    expect(alert).toHaveTextContent('empty.txt: ');
    expect(alert).toHaveTextContent('A message can have up to 3 files: 1 was not added');
  });

  it('lists attachments with progress, error and a button that removes them', async () => {
    const onAttachmentRemove = vi.fn<(id: string) => void>();
    const user = show({
      attachments: [
        { id: 'a', name: 'plan.pdf', progress: 0.4 },
        { id: 'b', name: 'minutes.pdf', error: 'Could not be sent' },
      ],
      onAttachmentRemove,
    });
    const list = screen.getByRole('list', { name: 'Attachments' });
    expect(within(list).getByRole('progressbar', { name: 'plan.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    expect(within(list).getByText('Could not be sent')).toBeVisible();
    await user.click(within(list).getByRole('button', { name: 'Remove minutes.pdf' }));
    expect(onAttachmentRemove).toHaveBeenCalledExactlyOnceWith('b');
  });

  it('cancels a reply by Escape and by its button', async () => {
    const onContextCancel = vi.fn<() => void>();
    const user = show({
      context: { kind: 'reply', author: 'Ana', text: 'Are you coming?' },
      onContextCancel,
    });
    expect(screen.getByText('Replying to Ana')).toBeVisible();
    await user.click(field());
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onContextCancel).toHaveBeenCalledTimes(2);
  });

  it('gives its field to the page', () => {
    const object = createRef<HTMLTextAreaElement>();
    show({ fieldRef: object });
    expect(object.current).toBe(field());
    cleanup();
    expect(object.current).toBeNull();
    const receive = vi.fn<(node: HTMLTextAreaElement | null) => void>();
    show({ fieldRef: receive });
    expect(receive).toHaveBeenLastCalledWith(field());
  });

  it('names the button of an edit', () => {
    show({ value: 'x', context: { kind: 'edit', text: 'old' } });
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible();
  });

  it('explains that a message is sent later, offline', () => {
    show({ offline: true });
    expect(field()).toHaveAttribute('placeholder', messages.composer.offline);
  });

  it('keeps the text while it is blocked', () => {
    const { rerender } = render(<Page value="typed" blockedReason="You left this group." />);
    expect(screen.getByText('You left this group.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    rerender(<Page />);
    expect(field()).toHaveValue('typed');
  });
});
