import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { transition } from '../../css/motion.css.ts';
import { type } from '../../css/type.css.ts';
import { withoutHas } from '../../css/withoutHas.ts';
import { vars } from '../../theme/contract.css.ts';
import { srOnly } from './Field.css.ts';

const focused = {
  borderColor: vars.color.accent.solid,
  boxShadow: 'none',
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: 0,
};
const focusedInvalid = { borderColor: vars.color.critical.solid };

/* The element with the border: the input itself, or the box around it and an icon or a button. */
export const frame = component({
  boxSizing: 'border-box',
  inlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  marginBlockStart: vars.space.xs,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.field,
  background: vars.color.surface.overlay,
  color: vars.color.ink.strong,
  font: 'inherit',
  letterSpacing: 'inherit',
  /* Text of another direction keeps its character order and aligns with the direction of the page. */
  textAlign: ['-webkit-match-parent' as 'match-parent', 'match-parent'],
  appearance: 'none',
  ...transition('quick', 'border-color'),
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.line.strong } } },
  },
  '@supports': {
    [withoutHas]: {
      selectors: { '&:focus-within': focused, '&[data-invalid]:focus-within': focusedInvalid },
    },
  },
  selectors: {
    '&::placeholder': { color: vars.color.ink.quiet, opacity: 1 },
    '&:placeholder-shown': { textOverflow: 'ellipsis' },
    /* An empty input with `auto` is left to right, but its placeholder is in the page's language. */
    '&[dir="auto"]:placeholder-shown': { direction: 'inherit' },
    /* Under a label that isn't seen there is nothing to keep away from: it is as high as the buttons beside it. */
    [`${srOnly} + &`]: { marginBlockStart: 0 },
    '&[data-valid]': { borderColor: vars.color.positive.line },
    /* The second pixel of the border is inside, so that an error causes no layout shift. */
    '&[data-invalid]': {
      borderColor: vars.color.critical.solid,
      boxShadow: `inset 0 0 0 1px ${vars.color.critical.solid}`,
    },
    '&:focus-visible': focused,
    '&:has(> input:focus-visible)': focused,
    '&[data-invalid]:focus-visible': focusedInvalid,
    '&[data-invalid]:has(> input:focus-visible)': focusedInvalid,
    '&[data-readonly]': { background: 'none', borderColor: 'transparent', paddingInline: 0 },
    '&:disabled, &[data-disabled]': {
      background: vars.color.surface.sunken,
      borderColor: vars.color.line.hairline,
      boxShadow: 'none',
      color: vars.color.ink.quiet,
      WebkitTextFillColor: vars.color.ink.quiet,
      opacity: 1,
      cursor: 'not-allowed',
    },
  },
});

export const sizes = variants({
  s: { ...type('small'), blockSize: vars.control.s },
  m: { ...type('body'), blockSize: vars.control.m },
  l: { ...type('body'), blockSize: vars.control.l },
});

export const frameHolder = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  cursor: 'text',
});

/* An input inside a holder: the holder has the border, the ring and the ground. */
export const bare = component({
  flex: 1,
  boxSizing: 'border-box',
  minInlineSize: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: ['-webkit-match-parent' as 'match-parent', 'match-parent'],
  appearance: 'none',
  selectors: {
    /* No label above, no space to it: the control aligns with a button beside it. */
    [`${srOnly} + &`]: { marginBlockStart: 0 },
    '&::placeholder': { color: vars.color.ink.quiet, opacity: 1 },
    '&:placeholder-shown': { textOverflow: 'ellipsis' },
    /* An empty input with `auto` is left to right, but its placeholder is in the page's language. */
    '&[dir="auto"]:placeholder-shown': { direction: 'inherit' },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&::-ms-reveal': { display: 'none' },
    '&:disabled': { WebkitTextFillColor: 'currentcolor', opacity: 1, cursor: 'not-allowed' },
  },
});

export const adornment = component({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.ink.quiet,
  selectors: {
    '[data-valid] > &:last-child': { color: vars.color.positive.ink },
    '[data-disabled] > &': { color: vars.color.ink.disabled },
  },
});

/* A button inside the frame: its target is as high as the frame, on touch with its border, and reaches the frame's edge. */
export const inset = component({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  inlineSize: vars.control.m,
  margin: 0,
  marginInlineEnd: `calc(-1 * ${vars.space.m})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.field,
  background: 'none',
  color: vars.color.ink.quiet,
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:disabled)': { color: vars.color.ink.strong } } },
    [media.coarse]: { inlineSize: '44px', marginBlock: '-1px' },
  },
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-4px' },
    '&:disabled': { color: vars.color.ink.disabled, cursor: 'not-allowed' },
    'input:placeholder-shown + &': { display: 'none' },
  },
});
