/**
 * Runs a change of colours without animating it: a transition on each of some thousand elements costs far more
 * than the change. The mark is removed two frames later, when the new colours are already drawn.
 */
export const holdTransitions = (root: HTMLElement, change: () => void): void => {
  root.setAttribute('data-sui-switching', '');
  change();
  const release = () => root.removeAttribute('data-sui-switching');
  const view = root.ownerDocument.defaultView;
  if (view?.requestAnimationFrame) view.requestAnimationFrame(() => view.requestAnimationFrame(release));
  else release();
};
