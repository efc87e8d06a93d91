/* Screen readers announce only changes of a region that exists already, so the text is set after a delay. */
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

/** Clears the last announcement, because its field is valid or was removed. */
export const clearErrorAnnouncement = (): void => region?.replaceChildren();

/**
 * Announces the error in `line` once. Errors that appear together are announced together, except those whose field
 * was removed. None is announced while an `ErrorSummary` has focus, because it contains them.
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
