/**
 * Scrolls the alert by as much as a longer text moves its answers, so that they stay under a finger.
 * @param answers What stays where it is.
 * @param below The space below the answers: it must not shrink, because then there would be too little to scroll.
 * @returns a function that ends it.
 */
export function keepInPlace(dialog: HTMLElement, answers: HTMLElement, below: HTMLElement): () => void {
  const text = answers.previousElementSibling;
  if (!text || !('ResizeObserver' in window)) return () => {};
  let top = 0;
  let size = '';
  const observer = new ResizeObserver(() => {
    const newSize = `${dialog.clientWidth} ${dialog.clientHeight}`;
    if (newSize === size) {
      dialog.scrollTop += answers.offsetTop - top;
    } else {
      size = newSize;
      below.style.minBlockSize = '';
      below.style.minBlockSize = `${below.offsetHeight}px`;
    }
    top = answers.offsetTop;
  });
  observer.observe(text);
  return () => observer.disconnect();
}
