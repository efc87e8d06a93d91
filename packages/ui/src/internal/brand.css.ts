import { createVar, fallbackVar } from '@vanilla-extract/css';

const size = createVar();
const direction = createVar();
const align = createVar();
const position = createVar();
const clip = createVar();

/** Variables with which a shell sizes and lays out the school's logo; inherited by the logo. */
export const brand = {
  size: fallbackVar(size, '36px'),
  direction: fallbackVar(direction, 'row'),
  align: fallbackVar(align, 'center'),
  wordsPosition: fallbackVar(position, 'static'),
  wordsClip: fallbackVar(clip, 'none'),
};

/** For shells: the words are left to assistive technology. */
export const logoOnly = { [position]: 'absolute', [clip]: 'inset(50%)' };

/** For shells: shows the words again. */
export const logoAndName = { [position]: 'static', [clip]: 'none' };

/** For shells: the side of the logo. */
export const logoSize = (side: string) => ({ [size]: side });

/** For shells: the text is under the logo. */
export const stacked = { [direction]: 'column', [align]: 'flex-start' };
