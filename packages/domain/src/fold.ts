import { foldText } from '@school/text';

/** Normalizes a text for search, with single spaces: `fold(' Ñuñoa  centro')` is `nunoa centro`. */
export const fold = (text: string): string => foldText(text).replaceAll(/\s+/gu, ' ').trim();

/** Returns the folded words of a search, at most eight, because each adds a condition to the query. */
export const searchWords = (query = ''): string[] => fold(query).split(' ').filter(Boolean).slice(0, 8);
