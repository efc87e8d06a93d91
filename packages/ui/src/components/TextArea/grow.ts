/** Whether the style sheet alone makes a text area as high as its text (`field-sizing: content`). */
export const growsByItself = (): boolean => globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** Makes a text area as high as its text, within the limits of its style sheet. */
export const grow = (area: HTMLTextAreaElement): void => {
  area.style.blockSize = 'auto';
  const borders = area.offsetHeight - area.clientHeight;
  area.style.blockSize = `${area.scrollHeight + borders}px`;
};
