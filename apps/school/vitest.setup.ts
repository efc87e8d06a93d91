import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Whole screens, on machines that do other things besides: what is waited for comes, later perhaps.
// An error is spoken a moment after it is written: two places, one text.
configure({ asyncUtilTimeout: 5000, defaultIgnore: 'script, style, [data-sui-announcer]' });

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

afterEach(cleanup);
