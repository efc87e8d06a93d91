import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { inside } from '../../css/inside.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;

/* Tools and text in one frame. The frame has the ring, whichever part of it is written in. */
export const frame = component({
  selectors: {
    '&&': { display: 'flow-root', paddingInline: 0 },
    '&&:has(> [role="textbox"]:focus-visible)': {
      borderColor: color.accent.solid,
      boxShadow: 'none',
      outline: `2px solid ${color.focus}`,
    },
    '&&[data-invalid]:has(> [role="textbox"]:focus-visible)': { borderColor: color.critical.solid },
  },
});

export const toolbar = component({
  padding: space.xs,
  borderBlockEnd: `1px solid ${color.line.hairline}`,
  selectors: { '&&': { gap: space.hair } },
});

export const tool = component({
  selectors: {
    '&&[aria-pressed="true"]': { background: color.accent.soft, color: color.accent.ink },
    '&&[aria-disabled="true"]': { background: 'none', color: color.ink.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarse]: { selectors: { '&&': { inlineSize: '44px', blockSize: '44px' } } },
    [media.forcedColors]: {
      selectors: {
        '&&[aria-pressed="true"]': { borderColor: 'Highlight' },
        '&&[aria-pressed="true"]:not(:focus-visible)': { outline: '2px dashed Highlight' },
      },
    },
  },
});

export const text = component({
  selectors: {
    '&&': {
      position: 'relative',
      boxSizing: 'border-box',
      maxInlineSize: 'none',
      minBlockSize: '136px',
      maxBlockSize: 'max(60vh, 240px)',
      overflowY: 'auto',
      paddingBlock: space.m,
      paddingInline: space.l,
      outline: 'none',
      color: color.ink.strong,
      whiteSpace: 'break-spaces',
      fontVariantLigatures: 'none',
    },
    '[data-readonly] > &&': { minBlockSize: 0, maxBlockSize: 'none', padding: 0 },
    '[data-disabled] > &&': { color: color.ink.quiet },
    /* Before the first block, on its line, and out of the flow of the text. */
    '&&[data-placeholder]::before': {
      content: 'attr(data-placeholder)',
      position: 'absolute',
      insetInline: space.l,
      color: color.ink.quiet,
      pointerEvents: 'none',
    },
  },
});

/* The editor's style sheet, which a strict CSP does not let it inject. */
inside(`${text} .ProseMirror-gapcursor`, { display: 'none', position: 'absolute', pointerEvents: 'none' });
inside(`${text}.ProseMirror-focused .ProseMirror-gapcursor`, {
  display: 'block',
  inlineSize: '20px',
  borderBlockStart: '1px solid',
});
inside(`${text}.ProseMirror-hideselection ::selection`, { background: 'transparent' });
inside(`${text} .ProseMirror-selectednode`, { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
inside(`${text} .ProseMirror-separator`, { display: 'inline', inlineSize: '1px', blockSize: '1px' });
inside(`${text} a`, { cursor: 'text' });
inside(`${text} table`, { overflowWrap: 'break-word' });
inside(`${text} :is(th, td)`, { minInlineSize: '48px', border: `1px solid ${color.line.control}` });
inside(`${text} th`, { background: color.fill });
inside(`${text} :is(th, td) > p + p`, { marginBlockStart: space.s });
inside(`${text} .selectedCell`, { background: color.accent.soft });
inside(`${text} .selectedCell::selection, ${text} .selectedCell ::selection`, { background: 'transparent' });

export const leftOut = component({
  padding: `${space.s} ${space.l}`,
  background: color.caution.soft,
  color: color.caution.ink,
  ...type('small'),
});

export const failed = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
  padding: `${space.s} ${space.l}`,
  background: color.critical.soft,
  color: color.critical.ink,
  ...type('small'),
});

export const questions = component({ display: 'flex', flexDirection: 'column', gap: space.l });
export const fileChooser = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.m,
});
export const fileName = component({ minInlineSize: 0, overflowWrap: 'anywhere', color: color.ink.quiet });
