import { use } from 'react';
import { WordsContext } from './IntlRoot.tsx';
import type { Translate } from './createTranslator.ts';

/** Returns the translator of the reader's language. */
export function useText(): Translate {
  const text = use(WordsContext);
  if (!text) throw new Error('useText must be used within IntlRoot.');
  return text;
}
