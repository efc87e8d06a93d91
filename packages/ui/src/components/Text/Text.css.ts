import { component, variants } from '../../css/component.css.ts';
import { type } from '../../css/type.css.ts';
import { unbroken as onOneLine } from '../../css/unbroken.css.ts';
import { alignToReader, clampForReader } from '../../internal/textAlignment.ts';
import { vars } from '../../theme/contract.css.ts';

const { color } = vars;

/* A long word or address breaks rather than widening its column. */
const textStyle = (name: Parameters<typeof type>[0]) => ({
  ...type(name),
  overflowWrap: 'break-word' as const,
});

export const size = variants({
  display: textStyle('display'),
  title: textStyle('title'),
  heading: textStyle('heading'),
  body: textStyle('body'),
  small: textStyle('small'),
  caption: textStyle('caption'),
});

export const tone = variants({
  base: { color: color.ink.base },
  strong: { color: color.ink.strong },
  quiet: { color: color.ink.quiet },
  inverse: { color: color.ink.inverse },
  accent: { color: color.accent.ink },
  positive: { color: color.positive.ink },
  caution: { color: color.caution.ink },
  critical: { color: color.critical.ink },
  info: { color: color.info.ink },
});

export const weight = variants({
  regular: { fontWeight: vars.weight.regular },
  medium: { fontWeight: vars.weight.medium },
  bold: { fontWeight: vars.weight.bold },
});

export const clamp = component({
  ...clampForReader,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 'var(--sui-clamp)',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/*
 * A single line needs no clamp: in a box of several lines, an engine paints the ellipsis outside of text of the other
 * direction.
 */
export const line = component({
  ...alignToReader,
  unicodeBidi: 'plaintext',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const align = variants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const unbroken = component(onOneLine);
export const isolate = component(alignToReader);
