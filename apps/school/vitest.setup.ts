import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { elementError } from '../../tests/elementError.ts';

// Whole screens, on machines that do other things besides: what is waited for comes, later perhaps.
// An error is spoken a moment after it is written: two places, one text.
configure({
  asyncUtilTimeout: 15_000,
  defaultIgnore: 'script, style, [data-sui-announcer]',
  getElementError: elementError(prettyDOM),
});

// jsdom lays nothing out, so it has nothing to scroll, to capture or to observe either.
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
// An editor asks where its caret stands.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
document.elementFromPoint ??= () => null;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/* The fixtures are of this day, which the test app uses too (`src/testing`); a test of another one sets it. */
beforeEach(() => void vi.setSystemTime(new Date('2026-09-08T10:42:00-03:00')));
afterEach(cleanup);
afterEach(() => void vi.useRealTimers());
