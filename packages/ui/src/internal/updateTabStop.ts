/** Lets the keyboard stop at text that scrolls and holds nothing to stop at: it would be out of reach. */
export const updateTabStop = (body: HTMLElement | null): void => {
  if (!body) return;
  const needsTabStop =
    body.scrollHeight > body.clientHeight && !body.querySelector('a[href], button, input, textarea, select');
  if (needsTabStop) body.tabIndex = 0;
  else body.removeAttribute('tabindex');
};
