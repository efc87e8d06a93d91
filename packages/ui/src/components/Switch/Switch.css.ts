import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { transition } from '../../css/motion.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space, text } = vars;
const length = '40px';
const height = '24px';
const thumb = '18px';
const gap = '3px';
/* Track and first line of words share their middle, in every script. */
const beside = `calc((${text.body.line} * ${text.body.size} - ${height}) / 2)`;
const indent = `calc(${length} + ${space.m})`;

export const control = component({
  inlineSize: length,
  blockSize: height,
  marginInline: 0,
  marginBlockStart: beside,
  border: 0,
  borderRadius: vars.radius.pill,
  background: color.line.control,
  ...transition('quick', 'background-color'),
  '@media': {
    [media.coarse]: { marginBlockStart: `calc(${beside} + 10px)` },
    [media.hover]: {
      selectors: {
        '&:hover:not(:disabled, :checked)': { background: color.line.strong },
        '&:hover:checked:not(:disabled)': { background: color.accent.solidHover },
      },
    },
    /* Drawn in forced colours too: a native checkbox would not look like a switch. */
    [media.forcedColors]: {
      appearance: 'none',
      border: '1px solid ButtonText',
      background: 'ButtonFace',
      forcedColorAdjust: 'none',
      selectors: {
        '&:checked': { background: 'Highlight' },
        '&::before': { display: 'block', background: 'ButtonText', boxShadow: 'none' },
        '&:checked::before': { background: 'HighlightText' },
        '&[data-invalid]': { border: '1px solid ButtonText', outlineColor: 'CanvasText' },
        '&:focus-visible': { outlineColor: 'Highlight' },
        '&:disabled, &:disabled:checked': { borderColor: 'GrayText', background: 'Canvas' },
        '&:disabled::before, &:disabled:checked::before': { background: 'GrayText' },
      },
    },
  },
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '50%',
      insetInlineStart: gap,
      inlineSize: thumb,
      blockSize: thumb,
      borderRadius: '50%',
      background: color.surface.overlay,
      boxShadow: vars.shadow.raised,
      translate: '0 -50%',
      ...transition('quick', 'inset-inline-start'),
    },
    '&:checked': { background: color.accent.solid },
    '&:checked::before': {
      insetInlineStart: `calc(100% - ${thumb} - ${gap})`,
      background: color.accent.onSolid,
    },
    '&[data-invalid]': { border: 0, outline: `2px solid ${color.critical.solid}`, outlineOffset: '2px' },
    '&[data-invalid]:focus-visible': { outlineColor: color.focus },
    '&:disabled': { background: color.line.hairline },
    '&:disabled:checked': { background: color.ink.disabled },
    '&:disabled::before': { background: color.surface.raised, boxShadow: 'none' },
  },
});

export const label = component({ paddingInlineStart: indent });
export const help = component({ paddingInlineStart: indent });
export const foot = component({ inlineSize: 'fit-content', paddingInlineStart: indent });
