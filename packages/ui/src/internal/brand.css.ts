import { createVar, fallbackVar } from '@vanilla-extract/css';

const size = createVar();
const wordsPosition = createVar();
const wordsWidth = createVar();

/** How a shell wants the school's logo drawn; read by the logo, whatever stands between the two. */
export const brand = {
  size: fallbackVar(size, '36px'),
  wordsPosition: fallbackVar(wordsPosition, 'static'),
  wordsWidth: fallbackVar(wordsWidth, '100%'),
};

/** For shells: the words are left to assistive technology. */
export const logoOnly = { [wordsPosition]: 'absolute', [wordsWidth]: '1px' };

/** For shells: the side of the logo. */
export const logoSize = (side: string) => ({ [size]: side });
