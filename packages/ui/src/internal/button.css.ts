import { keyframes } from '@vanilla-extract/css';
import { media } from '../css/breakpoints.css.ts';
import { component, variants } from '../css/component.css.ts';
import { focusRing } from '../css/focusRing.css.ts';
import { inside } from '../css/inside.css.ts';
import { transition } from '../css/motion.css.ts';
import { type } from '../css/type.css.ts';
import { vars } from '../theme/contract.css.ts';
import { toneVariables } from './tones.css.ts';

const { color, control, space } = vars;
const spin = keyframes({ to: { rotate: '1turn' } });

/* Styled by the attribute, so that one rule covers all variants and a busy button does not look disabled. */
const off = '&:disabled';
const busy = '&[data-loading]';

export const root = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  maxInlineSize: '100%',
  gap: space.s,
  border: '1px solid transparent',
  borderRadius: vars.radius.field,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  userSelect: 'none',
  ...transition('quick', 'background-color', 'border-color', 'color'),
  selectors: {
    ...focusRing,
    [off]: { color: color.ink.disabled, cursor: 'not-allowed' },
    [busy]: { cursor: 'progress' },
    /* The label stays at its position, invisible: the width is preserved and the name is still read. */
    [`${busy}${busy.slice(1)}`]: { color: 'transparent' },
    [`${busy}::after`]: {
      content: '""',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      inlineSize: '16px',
      blockSize: '16px',
      border: '2px solid',
      borderColor: toneVariables.ink,
      borderInlineEndColor: 'transparent',
      borderRadius: '50%',
      animation: `${spin} 800ms linear infinite`,
    },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { [`${busy}::after`]: { animation: 'none' } } },
    [media.forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: {
        [off]: { borderColor: 'GrayText' },
        [`${busy}::after`]: {
          /* Words can't be made transparent here, so they are covered. */
          content: '"…"',
          display: 'grid',
          placeItems: 'center',
          inlineSize: 'auto',
          blockSize: 'auto',
          border: 0,
          borderRadius: 'inherit',
          background: 'ButtonFace',
          color: 'GrayText',
          animation: 'none',
        },
      },
    },
  },
});

/* Controls have no use in print. */
inside(`html ${root}`, { display: 'none' }, 'print');

/* One line is exactly as high as the control, in every density and script; more lines grow it. */
const around = (height: string) => `calc((${height} - 1lh) / 2 - 1px)`;
export const sizes = variants({
  s: {
    minBlockSize: control.s,
    paddingInline: space.m,
    paddingBlock: around(control.s),
    gap: '6px',
    ...type('small'),
  },
  m: {
    minBlockSize: control.m,
    paddingInline: space.l,
    paddingBlock: around(control.m),
    ...type('body'),
  },
  l: {
    minBlockSize: control.l,
    paddingInline: space.xl,
    paddingBlock: around(control.l),
    ...type('body'),
  },
});

const square = (size: string) => ({ padding: 0, inlineSize: size, blockSize: size, minBlockSize: size });
export const squares = variants({ s: square(control.s), m: square(control.m), l: square(control.l) });

const live = (state: string) => `&:not(:disabled, [data-loading])${state}`;
const open = '&[aria-expanded="true"]';
export const variant = variants({
  solid: {
    background: toneVariables.solid,
    color: toneVariables.onSolid,
    selectors: {
      [off]: { background: color.surface.sunken },
      [live(':active')]: { background: toneVariables.solidPressed },
      [`${busy}::after`]: { borderColor: toneVariables.onSolid, borderInlineEndColor: 'transparent' },
    },
    '@media': {
      [media.hover]: {
        selectors: { [live(':hover:not(:active)')]: { background: toneVariables.solidHover } },
      },
    },
  },
  soft: {
    background: toneVariables.soft,
    color: toneVariables.ink,
    selectors: {
      [off]: { background: color.surface.sunken },
      [live(':active')]: { background: toneVariables.softHover, borderColor: toneVariables.line },
      [open]: { background: toneVariables.softHover },
    },
    '@media': { [media.hover]: { selectors: { [live(':hover')]: { background: toneVariables.softHover } } } },
  },
  outline: {
    background: color.surface.overlay,
    borderColor: toneVariables.line,
    color: toneVariables.ink,
    selectors: {
      [off]: { background: 'transparent', borderColor: color.line.hairline },
      [live(':active')]: { background: toneVariables.softHover, borderColor: toneVariables.ink },
      [open]: { background: toneVariables.soft, borderColor: toneVariables.ink },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          [live(':hover:not(:active)')]: { background: toneVariables.soft, borderColor: toneVariables.ink },
        },
      },
    },
  },
  plain: {
    color: toneVariables.ink,
    selectors: {
      [live(':active')]: { background: toneVariables.softHover },
      [open]: { background: toneVariables.softHover },
    },
    '@media': {
      [media.hover]: { selectors: { [live(':hover:not(:active)')]: { background: toneVariables.soft } } },
    },
  },
});

/* A neutral icon without a frame is quiet until it is pointed at. */
export const subduedIcon = component({
  color: color.ink.quiet,
  '@media': { [media.hover]: { selectors: { [live(':hover')]: { color: color.ink.strong } } } },
});

/* The side with the icon is 4 px tighter, so that both sides look alike. */
export const iconStart = component({ marginInlineStart: `calc(-1 * ${space.xs})` });
export const iconEnd = component({ marginInlineEnd: `calc(-1 * ${space.xs})` });

export const fullWidth = component({ inlineSize: '100%' });
