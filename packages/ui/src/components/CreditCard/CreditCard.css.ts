import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.css.ts';
import { component } from '../../css/component.css.ts';
import { mix } from '../../css/mix.ts';
import { transition } from '../../css/motion.css.ts';
import { tracked, type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;
const { solid, onSolid } = color.identity;

export const layout = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.xl,
  minInlineSize: 0,
  /* Below a visible title or help; the drawing itself needs no space above. */
  selectors: { 'legend + &, p + &': { marginBlockStart: space.s } },
});

export const fields = component({
  flex: '1 1 280px',
  display: 'flex',
  flexDirection: 'column',
  gap: space.l,
  minInlineSize: 0,
  maxInlineSize: '480px',
});

export const pair = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(144px, 100%), 1fr))',
  alignItems: 'start',
  gap: space.l,
});

/* The same layout in every language: a card is a physical object and is not mirrored. */
export const stage = component({
  flex: '0 1 340px',
  inlineSize: '340px',
  maxInlineSize: '100%',
  aspectRatio: '340 / 214',
  containerType: 'inline-size',
  perspective: '1200px',
});

export const flip = component({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  transformStyle: 'preserve-3d',
  /* Under reduced motion this takes no time: one side replaces the other. */
  ...transition('slow', 'transform'),
  selectors: { '[data-side="back"] > &': { transform: 'rotateY(180deg)' } },
});

const face = {
  ...type('body'),
  position: 'absolute',
  inset: 0,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  background: solid,
  color: onSolid,
  boxShadow: vars.shadow.floating,
  backfaceVisibility: 'hidden',
  ...transition('slow', 'visibility'),
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
} as const;

export const front = component({
  ...face,
  padding: '7cqi',
  selectors: { '[data-side="back"] &': { visibility: 'hidden' } },
});

export const back = component({
  ...face,
  transform: 'rotateY(180deg)',
  selectors: { '[data-side="front"] &': { visibility: 'hidden' } },
});

/*
 * Rings around a point outside the card's corner. A border image, because it lies behind the text without being a
 * background: contrast checks still find the card's colour.
 */
const rings =
  'repeating-radial-gradient(ellipse 30px 24px at 109% 118%, transparent 0 93%, currentcolor 95% 99%, transparent 100%)';

export const lines = component({
  position: 'absolute',
  inset: 0,
  borderImage: `${rings} 0 fill / 0`,
  opacity: 0.3,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { borderImage: 'none' } },
});

export const head = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  minBlockSize: '30px',
});

export const chip = component({
  flex: 'none',
  inlineSize: '40px',
  blockSize: '30px',
  color: mix(onSolid, 55, color.caution.solid),
});

export const contacts = component({ stroke: solid, strokeOpacity: 0.6 });

export const brand = component({
  ...type('heading'),
  marginInlineStart: 'auto',
  fontWeight: vars.weight.bold,
  whiteSpace: 'nowrap',
});

export const number = component({
  position: 'relative',
  marginBlockStart: 'auto',
  fontSize: `min(${vars.text.heading.size}, 6.2cqi)`,
  lineHeight: vars.text.heading.line,
  letterSpacing: tracked(0.03),
  whiteSpace: 'nowrap',
});

export const foot = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: space.l,
  marginBlockStart: space.m,
});

export const fact = component({
  ...type('small'),
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  selectors: { '&:last-child': { flex: 'none' } },
});

/* Text of another direction aligns with the rest of the card. */
const flush = { textAlign: ['-webkit-match-parent' as 'match-parent', 'match-parent'] } satisfies StyleRule;

export const caption = component({ ...type('caption'), ...flush, whiteSpace: 'nowrap' });

export const text = component({
  ...flush,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minBlockSize: '1lh',
});

export const strip = component({
  position: 'relative',
  flex: 'none',
  blockSize: '19%',
  marginBlockStart: '8.5cqi',
  background: color.scrim,
  '@media': { [media.forcedColors]: { borderBlock: '1px solid CanvasText' } },
});

export const signature = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.l,
  paddingBlock: '5cqi',
  paddingInline: '7cqi',
});

export const signatureStrip = component({
  flex: 1,
  blockSize: '36px',
  borderRadius: '6px',
  background: onSolid,
  opacity: 0.22,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText', opacity: 1 } },
});

export const code = component({
  boxSizing: 'border-box',
  display: 'grid',
  alignItems: 'center',
  minInlineSize: '56px',
  blockSize: '36px',
  paddingInline: space.m,
  borderRadius: '6px',
  outline: `2px solid ${onSolid}`,
  outlineOffset: '2px',
  background: color.surface.overlay,
  color: color.ink.strong,
  textAlign: 'center',
  letterSpacing: tracked(0.1),
});

export const hint = component({
  ...type('caption'),
  position: 'relative',
  marginBlock: 'auto 6cqi',
  marginInline: '7cqi',
});
