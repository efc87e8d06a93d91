import { AvatarField, FileRejectedError, UiRoot, type AvatarFieldProps } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clampCrop, moveCrop, getSquare, rotateCrop, initialCrop } from './crop.ts';

/* What jsdom lacks of a browser: pictures and canvases. */
const drawnImages: { side: number; isRotated: boolean }[] = [];
let bitmapOptions: ImageBitmapOptions | undefined;
beforeEach(() => {
  drawnImages.length = 0;
  let isRotated = false;
  const brush = new Proxy({} as Record<string, unknown>, {
    get: (_, name) => (name === 'rotate' ? (angle: number) => void (isRotated = angle > 0) : () => {}),
    set: () => true,
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    resolve,
  ) {
    drawnImages.push({ side: this.width, isRotated });
    resolve(new Blob(['picture'], { type: 'image/jpeg' }));
  });
  vi.stubGlobal('createImageBitmap', (file: File, options: ImageBitmapOptions) => {
    bitmapOptions = options;
    return file.name === 'broken.png'
      ? Promise.reject(new Error('broken'))
      : Promise.resolve({ width: 1600, height: 1200, close: () => {} });
  });
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const show = (props: Partial<AvatarFieldProps> = {}) => {
  const onValueChange = vi.fn<(picture: Blob | null) => void>();
  render(
    <UiRoot locale="en" messages={en}>
      <form>
        <AvatarField
          label="Picture"
          name="picture"
          personName="Ana Rojas"
          onValueChange={onValueChange}
          {...props}
        />
        <button type="reset">Reset</button>
      </form>
    </UiRoot>,
  );
  return { user: userEvent.setup(), onValueChange };
};
const input = () => screen.getByLabelText<HTMLInputElement>('Picture');
const png = (name = 'me.png', size = 4) => new File([new Uint8Array(size)], name, { type: 'image/png' });
const stage = () => screen.findByRole('application', { name: 'Crop area' });

describe('AvatarField', () => {
  it('shows initials and renders one input', () => {
    const ref = createRef<HTMLInputElement>();
    show({ ref, help: 'Of yourself' });
    expect(screen.getByRole('img', { name: 'Ana Rojas' })).toBeVisible();
    expect(ref.current).toBe(input());
    expect(input()).toHaveAccessibleDescription('Of yourself');
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  });

  it('is named by the text of its button and by its label', () => {
    show();
    expect(input()).toHaveAccessibleName('Choose a picture Picture');
    cleanup();
    show({ src: 'ana.jpeg' });
    expect(input()).toHaveAccessibleName('Change picture Picture');
  });

  it('calls onCroppingChange when cropping starts and ends', async () => {
    const onCroppingChange = vi.fn<(cutting: boolean) => void>();
    const { user, onValueChange } = show({ onCroppingChange });
    await user.upload(input(), png());
    await stage();
    expect(onCroppingChange.mock.calls).toEqual([[true]]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCroppingChange.mock.calls).toEqual([[true], [false]]);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('crops by keyboard to a picture of at most 512 pixels', async () => {
    const { user, onValueChange } = show();
    await user.upload(input(), png());
    expect(await stage()).toHaveFocus();
    expect(bitmapOptions).toEqual({ imageOrientation: 'from-image' });
    expect(screen.getByRole('status')).toHaveTextContent('50% × 50%, 100%');
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('status')).toHaveTextContent('52% × 50%, 100%');
    await user.keyboard('+');
    expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '110%');
    await user.click(screen.getByRole('button', { name: 'Rotate' }));
    await user.click(screen.getByRole('button', { name: 'Use picture' }));
    expect(drawnImages).toEqual([{ side: 512, isRotated: true }]);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(expect.any(Blob));
    expect(input()).toHaveFocus();
    expect(document.querySelector('img')).toHaveAttribute('src', 'blob:picture');
  });

  it('crops by pointer', async () => {
    const { user } = show();
    await user.upload(input(), png());
    const at = await stage();
    Object.defineProperty(at, 'offsetWidth', { value: 100 });
    fireEvent.pointerDown(at, { clientX: 50, clientY: 50 });
    fireEvent.pointerMove(at, { clientX: 60, clientY: 50 });
    fireEvent.pointerUp(at);
    fireEvent.pointerMove(at, { clientX: 90, clientY: 50 });
    expect(screen.getByRole('status')).toHaveTextContent('43% × 50%, 100%');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } });
    expect(screen.getByRole('status')).toHaveTextContent('200%');
  });

  it('moves the pressed point to the middle, without a drag', async () => {
    const { user } = show();
    await user.upload(input(), png());
    const at = await stage();
    at.getBoundingClientRect = () => new DOMRect(10, 20, 100, 100);
    fireEvent.pointerDown(at, { clientX: 70, clientY: 70 });
    fireEvent.pointerMove(at, { clientX: 71, clientY: 70 });
    fireEvent.pointerUp(at, { clientX: 71, clientY: 70 });
    expect(screen.getByRole('status')).toHaveTextContent('58% × 50%, 100%');
  });

  it('applies the visible crop when the form is submitted while cropping', async () => {
    const { user, onValueChange } = show();
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(
      `data:image/jpeg;base64,${btoa('sent')}`,
    );
    const send = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', send);
    await user.upload(input(), png());
    await stage();
    input().form!.requestSubmit();
    document.removeEventListener('submit', send);
    expect(send).toHaveBeenCalledOnce();
    expect(await onValueChange.mock.calls[0]![0]!.text()).toBe('sent');
    await waitFor(() => expect(screen.queryByRole('application')).not.toBeInTheDocument());
  });

  it('changes nothing when cropping is cancelled', async () => {
    const { user, onValueChange } = show({ src: '/old.jpeg' });
    await user.upload(input(), png());
    await stage();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onValueChange).not.toHaveBeenCalled();
    expect(input()).toHaveFocus();
    expect(document.querySelector('img')).toHaveAttribute('src', '/old.jpeg');
  });

  it('removes the present picture, submits an empty value, and restores it on a form reset', async () => {
    const { user, onValueChange } = show({ src: '/old.jpeg' });
    const sent = () => new FormData(document.querySelector('form')!).getAll('picture');
    expect(sent()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(null);
    expect(sent()).toEqual(['']);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(document.querySelector('img')).toHaveAttribute('src', '/old.jpeg');
    expect(sent()).toEqual([]);
  });

  it('opens what `prepare` makes of a file, and is busy meanwhile', async () => {
    const opened: unknown[] = [];
    const open = globalThis.createImageBitmap as (
      file: File,
      options: ImageBitmapOptions,
    ) => Promise<ImageBitmap>;
    vi.stubGlobal('createImageBitmap', (file: File, options: ImageBitmapOptions) => {
      opened.push(file);
      return open(file, options);
    });
    let finish = (_picture: Blob) => {};
    const prepare = vi.fn(() => new Promise<Blob>((resolve) => (finish = resolve)));
    const { user } = show({ prepare, accept: ['image/*', '.heic'], src: '/old.jpeg' });
    expect(input()).toHaveAttribute('accept', 'image/*,.heic');
    await user.upload(input(), png('me.heic'));
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    expect(opened).toEqual([]);
    const converted = png('me.png');
    finish(converted);
    await stage();
    expect(opened).toEqual([converted]);
    expect(screen.queryByRole('status', { name: 'Loading' })).not.toBeInTheDocument();
  });

  it('aborts `prepare` when it is cancelled and when another file is chosen, and ignores its end', async () => {
    const ends: ((picture: Blob) => void)[] = [];
    const prepare = vi.fn<(file: File, signal: AbortSignal) => Promise<Blob>>(
      () => new Promise<Blob>((resolve) => ends.push(resolve)),
    );
    const { user } = show({ prepare });
    const signals = () => prepare.mock.calls.map(([, { aborted }]) => aborted);
    await user.upload(input(), png('one.png'));
    await user.upload(input(), png('two.png'));
    expect(signals()).toEqual([true, false]);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(signals()).toEqual([true, true]);
    expect(input()).toHaveFocus();
    for (const end of ends) end(png());
    await user.upload(input(), png('three.png'));
    expect(screen.queryByRole('application')).not.toBeInTheDocument();
    cleanup();
    expect(signals()).toEqual([true, true, true]);
  });

  it('shows why `prepare` rejects a file', async () => {
    const prepare = vi
      .fn<() => Promise<Blob>>()
      .mockRejectedValueOnce(new FileRejectedError('This photo is damaged'))
      .mockRejectedValueOnce(new Error('internal'));
    const { user } = show({ prepare });
    await user.upload(input(), png());
    expect(await screen.findByText('This photo is damaged')).toBeVisible();
    await user.upload(input(), png());
    expect(await screen.findByText(/can’t open this file as a picture/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  });

  it('shows an error for unreadable and for too large pictures', async () => {
    const { user } = show({ maxSize: 1024 });
    await user.upload(input(), png('broken.png'));
    expect(await screen.findByText(/can’t open this file as a picture/)).toBeVisible();
    expect(input()).toBeInvalid();
    await user.upload(input(), png('large.png', 2000));
    expect(await screen.findByText(/larger than 1 kB/)).toBeVisible();
  });
});

describe('crop', () => {
  const picture = { width: 1600, height: 1200 };
  it('stays within the picture', () => {
    expect(getSquare(picture, initialCrop)).toEqual({ left: 200, top: 0, side: 1200 });
    expect(moveCrop(picture, initialCrop, -9, -9)).toEqual({ ...initialCrop, x: 0.625 });
    expect(clampCrop(picture, { turn: 0, zoom: 99, x: -1, y: 2 })).toEqual({
      turn: 0,
      zoom: 4,
      x: 0.09375,
      y: 0.875,
    });
  });
  it('keeps its centre when the picture is rotated, and is unchanged after four rotations', () => {
    let cut = { ...initialCrop, x: 0.6, y: 0.5 };
    cut = rotateCrop(cut);
    expect(cut).toMatchObject({ turn: 1, x: 0.5, y: 0.6 });
    for (let count = 0; count < 3; count += 1) cut = rotateCrop(cut);
    expect(cut).toEqual({ ...initialCrop, x: 0.6, y: 0.5 });
  });
});
