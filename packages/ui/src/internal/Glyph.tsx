import { createElement, useSyncExternalStore, type ReactNode, type SVGProps } from 'react';
import { cx } from './cx.ts';
import * as css from './glyph.css.ts';
import type { IconName } from './icons.ts';

/** Shapes in the manner of lucide: for each name the elements on a 24 × 24 field. */
export type IconShapes = Record<string, { node: readonly unknown[] }>;

/** The sizes an icon is drawn at, in CSS pixels. */
export type IconSize = 16 | 20 | 24;

/* What points along the line of reading. Clocks, logos, media controls and ticks are not here: they do not turn. */
const pointing: ReadonlySet<IconName> = new Set<IconName>([
  'arrow-left',
  'arrow-right',
  'book-user',
  'chevron-left',
  'chevron-right',
  'circle-help',
  'external-link',
  'file-text',
  'list',
  'log-in',
  'log-out',
  'megaphone',
  'message-square',
  'newspaper',
  'panel-left-close',
  'panel-left-open',
  'quote',
  'redo-2',
  'reply',
  'send',
  'text',
  'undo-2',
  'user-plus',
  'users',
  'users-round',
]);

type Element = [tag: string, attributes: Record<string, unknown>, children?: Element[]];

const draw = ([tag, attributes, children]: Element): ReactNode =>
  createElement(tag, attributes, ...(children ?? []).map(draw));

const drawings = new Map<string, ReactNode>();
const waiting = new Set<() => void>();

/**
 * Makes the shapes known to every `Glyph`. A component provides those it draws itself, `UiRoot` those of every page's
 * frame, `Icon` all: a button imported alone carries none.
 */
export const provideIcons = (shapes: IconShapes): void => {
  for (const [name, { node }] of Object.entries(shapes)) {
    if (!drawings.has(name)) drawings.set(name, (node as Element[]).map(draw));
  }
  for (const tell of waiting) tell();
};

let fetching: Promise<void> | undefined;

/* Somebody asks for a shape that no part of this page has brought: the whole registry comes, once. */
const awaitShapes = (tell: () => void): (() => void) => {
  waiting.add(tell);
  fetching ??= import('./icons.ts').then(({ icons }) => provideIcons(icons));
  return () => waiting.delete(tell);
};

/** Props of {@link Glyph}. */
export interface GlyphProps extends SVGProps<SVGSVGElement> {
  /** Which icon. */
  name: IconName;
  /** @default 20 */
  size?: IconSize;
}

const Outline = ({ name, size = 20, className, ...rest }: GlyphProps): ReactNode => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden={true}
    {...rest}
    className={cx(pointing.has(name) ? css.pointing : css.glyph, className)}
  >
    {drawings.get(name)}
  </svg>
);

/* Keeps the icon's room until its shape is there. Only these pay for a subscription. */
const LateGlyph = (props: GlyphProps): ReactNode => {
  const here = () => drawings.has(props.name);
  useSyncExternalStore(awaitShapes, here, here);
  return <Outline {...props} />;
};

/** An icon as parts of the kit draw it: one `<svg>`, hidden from assistive technology, no context. */
export const Glyph = (props: GlyphProps): ReactNode =>
  drawings.has(props.name) ? <Outline {...props} /> : <LateGlyph {...props} />;
