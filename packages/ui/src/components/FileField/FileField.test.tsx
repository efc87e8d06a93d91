import { FileField, UiRoot, type FileFieldProps, type FileItem, type FileUpload } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findFileFault, typeNames } from './fileItem.ts';
import { sizeText } from './sizeText.ts';
import { FileRejectedError, StoredFile } from './useFileUploads.ts';

const file = (name: string, size = 4, type = 'application/pdf') =>
  new File([new Uint8Array(size)], name, { type });
const field = (props: Partial<FileFieldProps> = {}) => (
  <StrictMode>
    <UiRoot locale="en" messages={en}>
      <form>
        <FileField label="Papers" name="paper" multiple {...props} />
        <button type="reset">Reset</button>
      </form>
    </UiRoot>
  </StrictMode>
);
const show = (props?: Partial<FileFieldProps>) => {
  render(field(props));
  return userEvent.setup({ applyAccept: false });
};
const input = () => screen.getByLabelText<HTMLInputElement>(/Papers/);
const rows = () => screen.queryAllByRole('listitem');
const sent = () =>
  new FormData(document.querySelector('form')!).getAll('paper').filter((value) => typeof value === 'string');

/** An upload whose ends the test decides. */
const uploads = () => {
  const pendingUploads: {
    file: File;
    signal: AbortSignal;
    progress: (share: number) => void;
    succeed: (id: string) => void;
    fail: (error: Error) => void;
  }[] = [];
  const upload: FileUpload = (file, { signal, onProgress }) =>
    new Promise((resolve, reject) =>
      pendingUploads.push({ file, signal, progress: onProgress, succeed: resolve, fail: reject }),
    );
  return { pendingUploads, upload };
};

afterEach(() => void vi.restoreAllMocks());

describe('FileField', () => {
  it('is named by the text of its button and by its label', () => {
    const { unmount } = render(field());
    expect(input()).toHaveAccessibleName('Choose files Papers');
    unmount();
    render(field({ multiple: false }));
    expect(input()).toHaveAccessibleName('Choose a file Papers');
  });

  it('shows its limits, and rejects files that exceed them', async () => {
    const { pendingUploads, upload } = uploads();
    const user = show({ upload, accept: ['.pdf', 'image/*'], maxSize: 2 * 1024 * 1024, maxFiles: 2 });
    expect(input()).toHaveAccessibleDescription('PDF or images · up to 2\u00A0MB each · up to 2 files');
    await user.upload(input(), [
      file('empty.pdf', 0),
      file('large.pdf', 3 * 1024 * 1024),
      file('virus.exe', 4, 'application/x-msdownload'),
      file('a.pdf'),
      file('b.png', 4, 'image/png'),
      file('c.pdf'),
    ]);
    const rowTexts = rows().map((row) => row.textContent);
    expect(rowTexts[0]).toContain('The file is empty');
    expect(rowTexts[1]).toContain('larger than 2\u00A0MB');
    expect(rowTexts[2]).toContain('Only PDF or images');
    expect(rowTexts[5]).toContain('Only 2 files');
    expect(pendingUploads.map((upload) => upload.file.name)).toEqual(['a.pdf', 'b.png']);
  });

  it('announces a rejected file while others wait for their upload', () => {
    const item = (id: string, state: FileItem['state']): FileItem => ({
      id,
      state,
      name: `${id}.pdf`,
      size: 4,
      type: '',
    });
    const withItems = (...items: FileItem[]) => field({ items, onFileRetry: () => undefined });
    const { rerender } = render(withItems(item('a', 'waiting')));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(withItems(item('a', 'waiting'), item('b', 'refused')));
    expect(screen.getByRole('status')).toHaveTextContent(en.fileField.ready(1, 1));
    rerender(withItems(item('a', 'sending'), item('b', 'refused')));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows the accepted types in the given text', async () => {
    const user = show({ accept: ['.pdf', '.docx'], acceptText: 'PDF and Word' });
    expect(input()).toHaveAccessibleDescription('PDF and Word');
    await user.upload(input(), [file('c.exe', 4, '')]);
    expect(rows()[0]).toHaveTextContent('Only PDF and Word');
  });

  it('shows progress, submits results with the form, and announces the end', async () => {
    const { pendingUploads, upload } = uploads();
    const user = show({ upload });
    await user.upload(input(), [file('a.pdf')]);
    act(() => pendingUploads[0]!.progress(0.4));
    expect(screen.getByRole('progressbar', { name: /a.pdf/ })).toHaveAttribute('aria-valuenow', '40');
    expect(rows()[0]).toHaveTextContent('Uploading, 40%');
    expect(sent()).toEqual([]);
    await act(async () => pendingUploads[0]!.succeed('id-1'));
    expect(rows()[0]).toHaveTextContent('Uploaded');
    expect(sent()).toEqual(['id-1']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 1 uploaded');
  });

  it('shows only "Remove" for a file that the server rejects', async () => {
    const { pendingUploads, upload } = uploads();
    const user = show({ upload });
    await user.upload(input(), [file('a.pdf')]);
    await act(async () => pendingUploads[0]!.fail(new FileRejectedError('It is no PDF')));
    expect(rows()[0]).toHaveTextContent('It is no PDF');
    expect(screen.queryByRole('button', { name: 'Try a.pdf again' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('says of a file that waits for the form where it is, and counts it as no upload', async () => {
    const onItemsChange = vi.fn();
    const user = show({ upload: async () => new StoredFile('held'), onItemsChange });
    await user.upload(input(), file('notes.pdf'));
    await waitFor(() => expect(rows()[0]).toHaveTextContent(en.fileField.stored));
    expect(screen.queryByText(/of 1 uploaded/)).toBeNull();
    expect(onItemsChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ state: 'stored', result: 'held' }),
    ]);
  });

  it('cancels an upload, shows a failure, and retries', async () => {
    const { pendingUploads, upload } = uploads();
    const user = show({ upload });
    await user.upload(input(), [file('a.pdf'), file('b.pdf')]);
    await user.click(screen.getByRole('button', { name: 'Cancel a.pdf' }));
    expect(pendingUploads[0]!.signal.aborted).toBe(true);
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Cancel b.pdf' })).toHaveFocus();
    await act(async () => pendingUploads[1]!.fail(new Error('The disk is full')));
    expect(rows()[0]).toHaveTextContent('The disk is full');
    await user.click(screen.getByRole('button', { name: 'Try b.pdf again' }));
    expect(pendingUploads).toHaveLength(3);
    await act(async () => pendingUploads[2]!.succeed('id-2'));
    expect(sent()).toEqual(['id-2']);
    await user.click(screen.getByRole('button', { name: 'Remove b.pdf' }));
    expect(rows()).toHaveLength(0);
    expect(input()).toHaveFocus();
  });

  it('uploads thirty files, three at a time', async () => {
    let running = 0;
    let most = 0;
    const user = show({
      upload: async (file) => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        return file.name;
      },
    });
    await user.upload(
      input(),
      Array.from({ length: 30 }, (_, at) => file(`${at}.pdf`)),
    );
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('30 of 30 uploaded'));
    expect(rows()).toHaveLength(30);
    expect(new Set(sent()).size).toBe(30);
    expect(most).toBe(3);
  });

  it('accepts dropped and pasted files', async () => {
    const { pendingUploads, upload } = uploads();
    show({ upload });
    const zone = screen.getByText('or drop or paste here').parentElement!;
    fireEvent.dragOver(zone);
    expect(screen.getByText('Drop here')).toBeVisible();
    fireEvent.drop(zone, { dataTransfer: { files: [file('dropped.pdf')] } });
    fireEvent.paste(input(), { clipboardData: { files: [file('pasted.pdf')] } });
    await waitFor(() =>
      expect(pendingUploads.map((upload) => upload.file.name)).toEqual(['dropped.pdf', 'pasted.pdf']),
    );
    expect(screen.getByText('or drop or paste here')).toBeVisible();
  });

  it('replaces the file when only one is allowed', async () => {
    const { pendingUploads, upload } = uploads();
    const user = show({ upload, multiple: false });
    await user.upload(input(), file('a.pdf'));
    await user.upload(input(), file('b.pdf'));
    expect(rows()).toHaveLength(1);
    expect(pendingUploads[0]!.signal.aborted).toBe(true);
  });

  it('aborts uploads on unmount, and returns to its initial files on a form reset', async () => {
    const { pendingUploads, upload } = uploads();
    const first: FileItem = { id: 'x', name: 'old.pdf', size: 9, type: '', state: 'sent', result: 'id-0' };
    const user = show({ upload, defaultItems: [first] });
    await user.upload(input(), file('a.pdf'));
    expect(rows()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(pendingUploads[0]!.signal.aborted).toBe(true);
    expect(rows()).toHaveLength(1);
    expect(sent()).toEqual(['id-0']);
  });

  it('shows the controlled items and calls a handler for each change', async () => {
    const onChange = { onFilesAdd: vi.fn(), onFileRemove: vi.fn(), onFileRetry: vi.fn() };
    const items: FileItem[] = [
      { id: '1', name: 'a.pdf', size: 1, type: '', state: 'failed' },
      { id: '2', name: 'b.pdf', size: 1, type: '', state: 'sending', progress: 0.5 },
    ];
    const user = show({ items, ...onChange });
    await user.click(screen.getByRole('button', { name: 'Try a.pdf again' }));
    await user.click(screen.getByRole('button', { name: 'Cancel b.pdf' }));
    await user.upload(input(), file('c.pdf'));
    expect(onChange.onFileRetry).toHaveBeenCalledExactlyOnceWith('1');
    expect(onChange.onFileRemove).toHaveBeenCalledExactlyOnceWith('2');
    expect(onChange.onFilesAdd).toHaveBeenCalledExactlyOnceWith([
      expect.objectContaining({ name: 'c.pdf', state: 'waiting' }),
    ]);
    expect(rows()).toHaveLength(2);
  });

  it('shows the number of ready files first, then the progress', () => {
    const item = (id: string, state: FileItem['state']): FileItem => ({
      id,
      name: `${id}.pdf`,
      size: 1,
      type: '',
      state,
    });
    const handlers = { onFilesAdd: vi.fn(), onFileRemove: vi.fn(), onFileRetry: vi.fn() };
    const chosen = [item('a', 'waiting'), item('b', 'waiting'), item('c', 'refused')];
    const { rerender } = render(field({ items: chosen, ...handlers }));
    expect(screen.getByText('2 ready · 1 can’t be uploaded', { selector: 'div' })).toBeVisible();
    rerender(field({ items: [item('c', 'refused'), item('d', 'refused')], ...handlers }));
    expect(screen.getByText('2 can’t be uploaded', { selector: 'div' })).toBeVisible();
    rerender(field({ items: [item('a', 'sending'), ...chosen.slice(1)], ...handlers }));
    expect(screen.getByText('0 of 3 uploaded · failed: 1')).toBeVisible();
  });

  it('accepts nothing while disabled, and renders unusual items', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const invalidItem = {
      id: 'a',
      name: '👩‍🏫\u202E<b>'.repeat(80),
      size: NaN,
      type: null as never,
      state: 'sent' as const,
    };
    show({ disabled: true, items: [invalidItem, invalidItem, null as never] });
    expect(rows()).toHaveLength(2);
    expect(within(rows()[0]!).queryByRole('button')).not.toBeInTheDocument();
    fireEvent.drop(screen.getByText('or drop or paste here').parentElement!, {
      dataTransfer: { files: [file('x.pdf')] },
    });
    expect(rows()).toHaveLength(2);
  });
});

describe('limits of a file field', () => {
  it('omits "each" when only one file is allowed', () => {
    show({ accept: ['.pdf'], maxSize: 2 * 1024 * 1024, maxFiles: 1 });
    expect(input()).toHaveAccessibleDescription('PDF · up to 2\u00A0MB');
  });
  it.each([
    [{ name: 'A.PDF', type: '', size: 1 }, undefined],
    [{ name: 'a.png', type: 'image/png', size: 1 }, undefined],
    [{ name: 'a.txt', type: 'text/plain', size: 1 }, 'wrongType'],
    [{ name: 'a.pdf', type: '', size: 0 }, 'empty'],
    [{ name: 'a.pdf', type: '', size: 11 }, 'tooLarge'],
  ])('validates %o as %s', (file, fault) => {
    expect(findFileFault(file, { accept: ['.pdf', 'image/*'], maxSize: 10 })).toBe(fault);
  });
  it('formats sizes and types in the language', () => {
    expect(sizeText(1.4 * 1024 * 1024, 'en')).toBe('1.4\u00A0MB');
    expect(sizeText(38_000, 'en')).toBe('37\u00A0kB');
    expect(sizeText(435, 'es-CL')).toBe('0,4\u00A0kB');
    expect(sizeText(1, 'en')).toBe('0.1\u00A0kB');
    expect(sizeText(-3, 'en')).toBe('0\u00A0kB');
    expect(sizeText(20 * 1024 * 1024, 'ar')).toBe('20\u00A0ميغابايت');
    const accepted = ['application/pdf', '.docx', 'image/*'];
    expect(typeNames(accepted, en.fileField.kinds, 'en')).toBe('PDF, DOCX, or images');
    expect(typeNames(accepted, en.fileField.kinds, 'zh-CN')).toBe('PDF、DOCX或images');
  });
});
