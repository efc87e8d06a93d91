import { DocumentPages, UiRoot, type DocumentPagesProps, type DrawDocumentPage } from '@school/ui';
import { messages as en } from '@school/ui/messages/en';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canvasSize, nextScale, pageAtOffset } from './scale.ts';

const sheet = { width: 600, height: 800 };
const three = [sheet, sheet, { width: 800, height: 600 }];

const drawing = vi.fn<DrawDocumentPage>();
const renderPages = (props: Partial<DocumentPagesProps> = {}) => (
  <UiRoot locale="en" messages={en}>
    <DocumentPages label="Rules of the school" pages={three} onDraw={drawing} {...props} />
  </UiRoot>
);

/* jsdom has no layout: a test sets which pages are near the viewport. */
let intersect: (index: number, isNear: boolean) => void;
beforeEach(() => {
  drawing.mockReset().mockImplementation(async (index) => `Words of page ${index + 1}`);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: unknown[]) => void) {
        intersect = (index, isIntersecting) =>
          act(() => notify([{ target: screen.getAllByRole('listitem')[index], isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const page = (index: number) => screen.getAllByRole('listitem')[index]!;
const button = (name: string) => screen.getByRole('button', { name });

it('shows the current page and the number of pages', () => {
  render(renderPages());
  expect(screen.getByRole('status')).toHaveTextContent('Page 1 of 3');
  expect(screen.getAllByRole('listitem').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Page 1 of 3',
    'Page 2 of 3',
    'Page 3 of 3',
  ]);
});

it('draws a page when it comes near, and exposes its text to screen readers', async () => {
  render(renderPages());
  expect(drawing).not.toHaveBeenCalled();
  intersect(1, true);
  expect(await within(page(1)).findByText('Words of page 2')).toBeInTheDocument();
  expect(drawing).toHaveBeenCalledOnce();
  const [index, canvas] = drawing.mock.calls[0]!;
  expect([index, canvas.width, canvas.height]).toEqual([1, 600, 800]);
  expect(page(1).querySelector('canvas')).toBe(canvas);
});

it('stops drawing a page that leaves, and frees its canvas', async () => {
  let drawSignal: AbortSignal | undefined;
  drawing.mockImplementation((_index, _canvas, signal) => {
    drawSignal = signal;
    return new Promise(() => undefined);
  });
  render(renderPages());
  intersect(0, true);
  await waitFor(() => expect(drawSignal).toBeDefined());
  intersect(0, false);
  expect(drawSignal!.aborted).toBe(true);
  drawing.mockImplementation(async () => 'Words');
  intersect(0, true);
  expect(await within(page(0)).findByText('Words')).toBeInTheDocument();
  intersect(0, false);
  expect(page(0).querySelector('canvas')).toBeNull();
  expect(screen.queryByText('Words')).toBeNull();
});

it('shows a text for a page that failed to draw and for one without text', async () => {
  drawing.mockImplementation((index) =>
    index === 0 ? Promise.reject(new Error('torn')) : Promise.resolve(''),
  );
  render(renderPages());
  intersect(0, true);
  intersect(1, true);
  expect(await within(page(0)).findByText('This page can’t be shown.')).toBeVisible();
  expect(
    await within(page(1)).findByText('There is no text on this page to read aloud.'),
  ).toBeInTheDocument();
});

it('zooms by buttons and keys within the limits, and fits the width again', async () => {
  const person = userEvent.setup();
  render(renderPages());
  expect(screen.getByText('100%')).toBeInTheDocument();
  expect(button('Fit to width')).toHaveAttribute('aria-pressed', 'true');
  await person.click(button('Zoom in'));
  expect(screen.getByText('125%')).toBeInTheDocument();
  expect(button('Fit to width')).toHaveAttribute('aria-pressed', 'false');
  expect(page(0).style.getPropertyValue('--sui-width')).toBe('750px');
  fireEvent.keyDown(page(0), { key: '-' });
  fireEvent.keyDown(page(0), { key: '-' });
  expect(screen.getByText('75%')).toBeInTheDocument();
  for (let times = 0; times < 9; times += 1) fireEvent.keyDown(page(0), { key: '-' });
  expect(screen.getByText('25%')).toBeInTheDocument();
  expect(button('Zoom out')).toHaveAttribute('aria-disabled', 'true');
  fireEvent.keyDown(page(0), { key: '0' });
  expect(button('Fit to width')).toHaveAttribute('aria-pressed', 'true');
  fireEvent.keyDown(page(0), { key: '+', ctrlKey: true });
  expect(button('Fit to width')).toHaveAttribute('aria-pressed', 'true');
});

it('keeps a scroll that directly follows a zoom', async () => {
  render(renderPages());
  const view = page(0).parentElement!.parentElement!.parentElement!;
  fireEvent.keyDown(page(0), { key: '+' });
  view.scrollTop = 900;
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(view.scrollTop).toBe(900);
});

it('moves to the next page and back, and keeps focus on the first and the last', async () => {
  const person = userEvent.setup();
  render(renderPages());
  const next = button('Next page');
  expect(button('Previous page')).toHaveAttribute('aria-disabled', 'true');
  await person.click(next);
  await person.click(next);
  expect(screen.getByRole('status')).toHaveTextContent('Page 3 of 3');
  await person.click(next);
  expect(screen.getByRole('status')).toHaveTextContent('Page 3 of 3');
  expect(next).toHaveFocus();
  await person.click(button('Previous page'));
  expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 3');
});

it('shows a loading frame until the pages are known', () => {
  render(renderPages({ pages: undefined }));
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).toBeNull();
});

describe('scale', () => {
  it('zooms in steps from any scale', () => {
    expect(nextScale(0.83, true)).toBe(1);
    expect(nextScale(0.83, false)).toBe(0.75);
    expect(nextScale(1.004, true)).toBe(1.25);
    expect(nextScale(4, true)).toBe(4);
    expect(nextScale(0.2, false)).toBe(0.2);
  });

  it('draws at the density of the screen, within the canvas limit of browsers', () => {
    expect(canvasSize(600, 800, 2)).toEqual({ width: 1200, height: 1600 });
    const { width, height } = canvasSize(6000, 8000, 3);
    expect(width * height).toBeLessThanOrEqual(16_000_000);
    expect(width / height).toBeCloseTo(0.75, 3);
    expect(canvasSize(0.4, 0.2, 1)).toEqual({ width: 1, height: 1 });
  });

  it('returns the page at a scroll offset', () => {
    expect([0, 99, 100, 250, 900].map((point) => pageAtOffset([100, 200, 300], point))).toEqual([
      0, 0, 1, 2, 2,
    ]);
    expect(pageAtOffset([], 5)).toBe(0);
  });
});
