import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { ring } from '../../css/focusRing.css.ts';
import { transition } from '../../css/motion.css.ts';
import { type } from '../../css/type.css.ts';
import { withoutHas } from '../../css/withoutHas.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;
const line = '1.5px';
/* As high as a line of the text beside it, so that box and first line share their middle. */
const box = '20px';
const beside = `calc((${vars.text.body.line} * ${vars.text.body.size} - ${box}) / 2)`;
/* Makes a line of words as high as a finger. */
const touchPad = '10px';
const indent = `calc(${box} + ${space.hair} + ${space.m} + ${space.hair})`;

export const choice = component({
  position: 'relative',
  minInlineSize: 0,
});

/* The words' target reaches under the box, so that there is no dead strip between the two. */
export const label = component({
  ...type('body'),
  display: 'block',
  inlineSize: 'fit-content',
  color: color.ink.base,
  paddingInlineStart: indent,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '@media': {
    [media.coarse]: {
      minBlockSize: '44px',
      paddingBlock: touchPad,
      /* Help moves up into the padding; the target lies over it, as high as before. */
      selectors: {
        '&::after': {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          insetBlockStart: 0,
          blockSize: '44px',
        },
      },
    },
  },
  selectors: { '[data-disabled] > &': { color: color.ink.quiet, cursor: 'not-allowed' } },
});

export const help = component({
  ...type('small'),
  inlineSize: 'fit-content',
  margin: 0,
  paddingInlineStart: indent,
  color: color.ink.quiet,
  overflowWrap: 'anywhere',
  '@media': {
    [media.coarse]: { marginBlockStart: `calc(${space.hair} - ${touchPad})`, paddingBlockEnd: touchPad },
  },
});

export const foot = component({ inlineSize: 'fit-content', paddingInlineStart: indent });

/* Positioned absolutely over the first line, because a grid for each choice is expensive in long lists. */
export const control = component({
  position: 'absolute',
  zIndex: 1,
  boxSizing: 'border-box',
  appearance: 'none',
  display: 'block',
  inlineSize: box,
  blockSize: box,
  margin: 0,
  marginInline: space.hair,
  marginBlockStart: beside,
  border: `${line} solid ${color.line.control}`,
  background: color.surface.overlay,
  color: color.accent.onSolid,
  cursor: 'pointer',
  ...transition('quick', 'border-color', 'background-color'),
  '@media': {
    [media.coarse]: { marginBlockStart: `calc(${beside} + ${touchPad})` },
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled, :checked, :indeterminate)': {
          borderColor: color.accent.line,
          background: color.accent.soft,
        },
        '&:hover:is(:checked, :indeterminate):not(:disabled)': { borderColor: color.accent.solidHover },
      },
    },
    /* Forced colors have no fills of the kit: the browser draws the native box then. */
    [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { display: 'none' } } },
  },
  selectors: {
    '&[data-invalid]': { borderColor: color.critical.solid, borderWidth: '2px' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&:disabled': {
      background: color.surface.sunken,
      borderColor: color.line.hairline,
      cursor: 'not-allowed',
    },
  },
});

/* Lucide's tick with a stroke of 3, as an outline: pictures by URL would need leave in a page's policy. */
const tick = 'polygon(78.9% 20.6%, 37.5% 62%, 21.1% 45.6%, 12.3% 54.4%, 37.5% 79.7%, 87.8% 29.4%)';
const dash = 'polygon(18% 43.5%, 82% 43.5%, 82% 56.5%, 18% 56.5%)';

const boxStyle = {
  content: '""',
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  inlineSize: '14px',
  blockSize: '14px',
  background: 'currentcolor',
} as const;

export const checkbox = component({
  borderRadius: '5px',
  selectors: {
    '&:checked, &:indeterminate': { background: color.accent.solid, borderColor: color.accent.solid },
    '&[data-invalid]:is(:checked, :indeterminate)': { borderColor: color.critical.solid },
    '&:disabled:is(:checked, :indeterminate)': {
      background: color.line.hairline,
      borderColor: color.line.hairline,
      color: color.ink.quiet,
    },
    '&:checked::before': { ...boxStyle, clipPath: tick },
    '&:indeterminate::before': { ...boxStyle, clipPath: dash },
  },
});

export const radio = component({
  borderRadius: '50%',
  selectors: {
    '&:checked': { borderColor: color.accent.solid, borderWidth: '6px' },
    '&:disabled:checked': { borderColor: color.ink.disabled, background: color.surface.raised },
  },
});

/* A choice that can be picked up: the whole card is the target. */
export const card = component({
  paddingBlock: space.m,
  paddingInline: space.l,
  border: `1px solid ${color.line.control}`,
  borderRadius: vars.radius.card,
  background: color.surface.overlay,
  ...transition('quick', 'border-color', 'background-color'),
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not([data-disabled])': { borderColor: color.line.strong } },
    },
  },
  selectors: {
    '&:has(> input:checked)': {
      borderColor: color.accent.solid,
      background: color.accent.soft,
      boxShadow: `inset 0 0 0 1px ${color.accent.solid}`,
    },
    '&[data-invalid]:not(:has(> input:checked))': { borderColor: color.critical.solid },
    '&[data-disabled]': {
      background: color.surface.sunken,
      borderColor: color.line.hairline,
      boxShadow: 'none',
    },
    '&:has(> input:focus-visible)': ring,
  },
  /* Its radio button still shows which one is chosen. */
  '@supports': { [withoutHas]: { selectors: { '&:focus-within': ring } } },
});

export const cardLabel = component({
  color: color.ink.strong,
  fontWeight: vars.weight.medium,
  '@media': {
    [media.coarse]: {
      minBlockSize: 0,
      paddingBlock: 0,
      selectors: { '&::after': { inset: 0, blockSize: 'auto' } },
    },
  },
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});

export const cardHelp = component({
  '@media': { [media.coarse]: { marginBlockStart: 0, paddingBlockEnd: 0 } },
});

export const cardControl = component({
  '@media': { [media.coarse]: { marginBlockStart: beside } },
  selectors: { '&:focus-visible': { outline: 'none' } },
});
