/** Maximum length of a title in the contract, in characters. */
export const longestTitle = 120;

/** @returns The initial title of a document: its file name as words, without the extension. */
export const titleOfFile = (name: string): string =>
  name
    .replace(/\.[^.\s]{1,5}$/, '')
    .replaceAll(/[\p{Cc}_\s]+/gu, ' ')
    .trim()
    .slice(0, longestTitle);
