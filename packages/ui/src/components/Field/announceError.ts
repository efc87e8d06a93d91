/* A screen reader only speaks changes of a region that it has already met, so the text follows the region by a moment. */
const settle = 100;
const forget = 4000;

let region: HTMLElement | undefined;
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const openRegion = (): HTMLElement => {
  if (region?.isConnected) return region;
  region = document.createElement('div');
  region.setAttribute('aria-live', 'polite');
  region.setAttribute('data-sui-announcer', '');
  /* By CSSOM and not by a class: the region lies outside every theme and layer. */
  Object.assign(region.style, {
    position: 'fixed',
    inlineSize: '1px',
    blockSize: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  document.body.append(region);
  return region;
};

/**
 * Speaks an error that has just appeared, once. Errors of the same moment are spoken together; none is spoken while an
 * `ErrorSummary` has the focus, because it has just been read with all of them in it.
 */
export const announceError = (text: string): void => {
  const place = openRegion();
  waiting.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const spoken = place.ownerDocument.activeElement?.closest('[data-sui-error-summary]')
      ? ''
      : waiting.join('\n');
    waiting = [];
    place.textContent = spoken;
    timer = setTimeout(() => place.replaceChildren(), forget);
  }, settle);
};
