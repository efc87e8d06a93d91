interface Step {
  element: Element;
  /** Index among its siblings. */
  index: number;
}

const pathTo = (target: Element, root: Element): Step[] => {
  const path: Step[] = [];
  for (let at: Element | null = target; at && at !== root; at = at.parentElement)
    path.push({ element: at, index: at.parentElement ? [...at.parentElement.children].indexOf(at) : 0 });
  return path;
};

/* The element that is now at the position of the lost one: the same button of the next row, or of the last one. */
const findReplacement = (path: readonly Step[]): HTMLElement | null => {
  const around = path.findIndex(({ element }) => element.isConnected);
  /* At 0 the element is still in the page, and is disabled. */
  if (around < 1) return null;
  const { children } = path[around]!.element;
  let at: Element | undefined = children[Math.min(path[around - 1]!.index, children.length - 1)];
  for (const { index } of path.slice(0, around - 1).reverse()) at = at?.children[index];
  return at instanceof HTMLElement && at.tagName === path[0]!.element.tagName ? at : null;
};

/**
 * Keeps focus within a part of the page: when the focused element is removed, with its row for example, focus moves to
 * the element at its position; if there is none, or the element was disabled, to the part itself. A browser would start
 * again at the top of the page. Returns the cleanup function.
 */
export const restoreFocus = (root: HTMLElement): (() => void) => {
  let path: Step[] = [];
  const enter = ({ target }: FocusEvent) => {
    path = target instanceof Element ? pathTo(target, root) : [];
  };
  /* Forgets the path when focus leaves for another element; a removed element is out of the page by then. */
  const forgetPath = () => queueMicrotask(() => (path[0]?.element.isConnected ? (path = []) : undefined));
  const watch = new MutationObserver(() => {
    const element = path[0]?.element;
    if (!element || (element.isConnected && !element.matches(':disabled'))) return;
    const lostPath = path;
    path = [];
    const { activeElement, body } = document;
    /* A disabled element stays the active element until the next frame. */
    if (activeElement !== null && activeElement !== body && activeElement !== element) return;
    const replacement = findReplacement(lostPath);
    replacement?.focus({ preventScroll: true });
    if (document.activeElement !== replacement || !replacement) root.focus({ preventScroll: true });
  });
  root.addEventListener('focusin', enter);
  root.addEventListener('focusout', forgetPath);
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  return () => {
    watch.disconnect();
    root.removeEventListener('focusin', enter);
    root.removeEventListener('focusout', forgetPath);
  };
};
