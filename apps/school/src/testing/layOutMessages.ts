import { vi } from 'vitest';

/** jsdom lays nothing out: a list of messages is 600 px high, each message 60. */
class SizedResizeObserver implements ResizeObserver {
  readonly #callback: ResizeObserverCallback;
  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element) {
    const blockSize = target.getAttribute('role') === 'log' ? 600 : 60;
    const entry = { target, contentRect: new DOMRect(0, 0, 400, blockSize) };
    queueMicrotask(() => this.#callback([entry as ResizeObserverEntry], this));
  }
  unobserve() {}
  disconnect() {}
}

/** Gives lists of messages a size, so that they render their messages. Undo it with `vi.unstubAllGlobals` and `vi.restoreAllMocks`. */
export function layOutMessages(): void {
  vi.stubGlobal('ResizeObserver', SizedResizeObserver);
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
}
