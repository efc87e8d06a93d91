import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { addNativeDialog } from '../../tests/addNativeDialog.ts';
import { elementError } from '../../tests/elementError.ts';
import { dropAnswers } from './src/data/cache.ts';

// Whole screens render slowly on a busy machine, so queries wait longer.
// The announcer repeats error texts, so queries ignore it.
configure({
  asyncUtilTimeout: 15_000,
  defaultIgnore: 'script, style, [data-sui-announcer]',
  getElementError: elementError(prettyDOM),
});

// jsdom has no layout, so it lacks scrolling, pointer capture and observers.
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.scrollTo ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
// The editor reads the position of its caret.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
addNativeDialog();
document.elementFromPoint ??= () => null;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/* The fixtures and the test app (`src/testing`) use this day; a test of another day sets it. */
beforeEach(() => void vi.setSystemTime(new Date('2026-09-08T10:42:00-03:00')));
// Runs after the cleanup, because these hooks run in reverse order.
afterEach(dropAnswers);
afterEach(cleanup);
afterEach(() => void vi.useRealTimers());
