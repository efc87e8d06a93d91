/* Screen readers announce only changes of a region that exists already, so the text is set after a delay. */
const announceDelay = 100;
/* A text that changes with each key is announced once the user pauses. */
const typingDelay = 1000;
const forget = 4000;

let region: HTMLElement | undefined;
/** Lines to announce, and whether the focus was in the field of each. */
const pendingLines = new Map<HTMLElement, boolean>();
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

const hasFocus = (line: HTMLElement): boolean =>
  line.ownerDocument.activeElement?.getAttribute('aria-describedby')?.split(' ').includes(line.id) ?? false;

/**
 * Announces the error in `line` once. Errors that appear together are announced together, except those whose field
 * was removed, or took focus after its error: that is read with the field. None is announced while an `ErrorSummary`
 * has focus, because it contains them.
 *
 * @param isChanged Whether the line had another error before.
 */
export const announceError = (line: HTMLElement, isChanged: boolean): void => {
  const liveRegion = openRegion();
  const isFocused = hasFocus(line);
  pendingLines.set(line, isFocused);
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      liveRegion.textContent = liveRegion.ownerDocument.activeElement?.closest('[data-sui-error-summary]')
        ? ''
        : [...pendingLines]
            .flatMap(([each, wasFocused]) =>
              each.isConnected && (wasFocused || !hasFocus(each)) ? each.textContent : [],
            )
            .join('\n');
      pendingLines.clear();
      timer = setTimeout(() => liveRegion.replaceChildren(), forget);
    },
    isChanged && isFocused ? typingDelay : announceDelay,
  );
};
