const said = new Set<string>();

/**
 * Tells a developer, once a page, what was handed to the kit by mistake. Bundlers replace `process.env.NODE_ENV`, so
 * that a production build carries neither the sentence nor the call.
 *
 * @param sentence what happened. why it matters. what to do.
 */
export const warnOnce = (sentence: string): void => {
  if (process.env.NODE_ENV === 'production' || said.has(sentence)) return;
  said.add(sentence);
  console.warn(`@school/ui: ${sentence}`);
};
