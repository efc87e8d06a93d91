import { useWords } from './IntlRoot.tsx';
import type { TextOf } from './words.ts';

/** Reads sentences in the reader's language. */
export const useText = (): TextOf => useWords().text;
