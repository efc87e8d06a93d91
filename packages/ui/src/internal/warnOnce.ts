const printed = new Set<string>();

/**
 * Warns developers, once a page, of invalid input to the kit. Bundlers replace `process.env.NODE_ENV`, so that a
 * production build contains neither the text nor the call.
 *
 * @param sentence what happened. why it matters. what to do.
 */
export const warnOnce = (sentence: string): void => {
  if (process.env.NODE_ENV === 'production' || printed.has(sentence)) return;
  printed.add(sentence);
  console.warn(`@school/ui: ${sentence}`);
};
