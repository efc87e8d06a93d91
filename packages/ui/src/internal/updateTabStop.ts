/** Makes scrolling text without focusable content a tab stop, so that the keyboard can reach and scroll it. */
export const updateTabStop = (body: HTMLElement | null): void => {
  if (!body) return;
  const needsTabStop =
    body.scrollHeight > body.clientHeight && !body.querySelector('a[href], button, input, textarea, select');
  if (needsTabStop) body.tabIndex = 0;
  else body.removeAttribute('tabindex');
};
