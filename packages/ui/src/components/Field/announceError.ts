/* A screen reader only speaks changes of a region that it has already met, so the text follows the region by a moment. */
const announceDelay = 100;
const forget = 4000;

let region: HTMLElement | undefined;
const pendingLines = new Set<HTMLElement>();
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

/** Clears the last announcement: its field is valid now, or gone. */
export const clearErrorAnnouncement = (): void => region?.replaceChildren();

/**
 * Speaks the error that has just appeared in `line`, once. Errors of the same moment are spoken together, except those
 * whose field has gone meanwhile; none is spoken while an `ErrorSummary` has the focus, because it has just been read
 * with all of them in it.
 */
export const announceError = (line: HTMLElement): void => {
  const liveRegion = openRegion();
  pendingLines.add(line);
  clearTimeout(timer);
  timer = setTimeout(() => {
    liveRegion.textContent = liveRegion.ownerDocument.activeElement?.closest('[data-sui-error-summary]')
      ? ''
      : [...pendingLines].flatMap((each) => (each.isConnected ? each.textContent : [])).join('\n');
    pendingLines.clear();
    timer = setTimeout(() => liveRegion.replaceChildren(), forget);
  }, announceDelay);
};
