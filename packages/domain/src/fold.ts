import { foldText } from '@school/text';

/** A text as people search for it, its words one space apart. `fold(' Ñuñoa  centro')` is `nunoa centro`. */
export const fold = (text: string): string => foldText(text).replaceAll(/\s+/gu, ' ').trim();

/** The words that a search asks for: folded, at most eight, because each costs a condition in the query. */
export const searchWords = (query = ''): string[] => fold(query).split(' ').filter(Boolean).slice(0, 8);
