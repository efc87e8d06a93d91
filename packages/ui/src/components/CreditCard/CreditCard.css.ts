import { media } from '../../css/breakpoints.css.ts';
import { component, variants } from '../../css/component.css.ts';
import { transition } from '../../css/motion.css.ts';
import { type } from '../../css/type.css.ts';
import { vars } from '../../theme/contract.css.ts';

const { color, space } = vars;
const { solid, onSolid } = color.identity;

export const layout = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.xl,
  minInlineSize: 0,
  /* Under a title or help that is seen; the drawing itself needs no room above. */
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

/* The same measures in every language: a card is a thing, and things are not mirrored. */
export const stage = component({
  flex: '0 1 340px',
  inlineSize: '340px',
  maxInlineSize: '100%',
  aspectRatio: '340 / 214',
  containerType: 'inline-size',
  perspective: '1200px',
});

export const turning = component({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '100%',
  transformStyle: 'preserve-3d',
  /* Under reduced motion this takes no time: one side takes the place of the other. */
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

/* Rings around a point outside the card's corner, as on the covers of the product; only their borders are drawn. */
export const ring = component({
  position: 'absolute',
  border: '1.25px solid currentcolor',
  borderRadius: '50%',
  opacity: 0.3,
  pointerEvents: 'none',
});

const around = (radius: number) => ({
  insetInlineStart: `${((372 - 1.25 * radius) / 340) * 100}%`,
  insetBlockStart: `${((252 - radius) / 214) * 100}%`,
  inlineSize: `${((2.5 * radius) / 340) * 100}%`,
  blockSize: `${((2 * radius) / 214) * 100}%`,
});

export const rings = variants({
  44: around(44),
  68: around(68),
  92: around(92),
  116: around(116),
  140: around(140),
  164: around(164),
  188: around(188),
  212: around(212),
  236: around(236),
  260: around(260),
  284: around(284),
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
  color: `color-mix(in srgb, ${color.caution.solid} 45%, ${onSolid})`,
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
  letterSpacing: '0.03em',
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

export const caption = component({ ...type('caption'), whiteSpace: 'nowrap' });

export const words = component({
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

export const paper = component({
  flex: 1,
  blockSize: '36px',
  borderRadius: '6px',
  background: `color-mix(in srgb, ${onSolid} 22%, transparent)`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
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
  letterSpacing: '0.1em',
});

export const hint = component({
  ...type('caption'),
  position: 'relative',
  marginBlock: 'auto 6cqi',
  marginInline: '7cqi',
});
