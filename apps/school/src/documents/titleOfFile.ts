/** The longest title that the contract takes, in characters. */
export const longestTitle = 120;

/** @returns What a document is called at first: its file's name without the ending, as words. */
export const titleOfFile = (name: string): string =>
  name
    .replace(/\.[^.\s]{1,5}$/, '')
    .replaceAll(/[\p{Cc}_\s]+/gu, ' ')
    .trim()
    .slice(0, longestTitle);
