import { component } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { brand } from '../../internal/brand.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const root = component({
  display: 'flex',
  flexDirection: brand.direction as 'row',
  alignItems: brand.align,
  gap: vars.space.s,
  minInlineSize: 0,
  maxInlineSize: '100%',
});

const square = {
  inlineSize: brand.size,
  blockSize: brand.size,
  flex: 'none',
  borderRadius: `min(${vars.radius.field}, 25%)`,
};

export const logo = component({ ...square, objectFit: 'contain' });

export const initial = component({
  ...square,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.identity.solid,
  color: vars.color.identity.onSolid,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  /* Generated content, because it replaces a picture: not text to read or search. */
  selectors: {
    '&::before': { content: 'attr(data-letter)' },
    'img:not([hidden]) + &': { display: 'none' },
  },
});

export const text = component({
  position: brand.wordsPosition as 'static',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  clipPath: brand.wordsClip,
});

export const name = component({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: vars.color.ink.strong,
  fontWeight: vars.weight.bold,
  lineHeight: 1.25,
});

export const detail = component({
  color: vars.color.ink.quiet,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  ...type('small'),
});
