import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';
import { addNativeDialog } from '../../tests/addNativeDialog.ts';
import { elementError } from '../../tests/elementError.ts';

configure({
  // Longer timeouts for busy machines.
  asyncUtilTimeout: 15_000,
  // An error is announced after it is rendered: two elements have one text.
  defaultIgnore: 'script, style, [data-sui-announcer]',
  getElementError: elementError(prettyDOM),
});

afterEach(cleanup);

/* What every browser has and jsdom lacks. It lays nothing out, so it has no sizes to watch either. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
const scroll = (element: Element, options: ScrollToOptions | number | undefined, from: number) => {
  if (typeof options === 'object') element.scrollTop = from + (options.top ?? 0);
  element.dispatchEvent(new Event('scroll'));
};
Element.prototype.scrollTo ??= function scrollTo(this: Element, options?: ScrollToOptions | number) {
  scroll(this, options, 0);
};
Element.prototype.scrollBy ??= function scrollBy(this: Element, options?: ScrollToOptions | number) {
  scroll(this, options, this.scrollTop);
};
addNativeDialog();
