import {
  createElement,
  Fragment,
  useSyncExternalStore,
  type ReactElement,
  type ReactNode,
  type SVGProps,
} from 'react';
import { cx } from './cx.ts';
import * as css from './glyph.css.ts';
import type { IconShape, MirroredShape } from './iconShape.ts';
import type { IconName, MirroredIconName } from './icons.ts';

/** Shapes by name; mirrored icons have a different type. */
export type IconShapes<Name extends IconName> = {
  readonly [Each in Name]: Each extends MirroredIconName ? MirroredShape : IconShape;
};

/** The sizes an icon is drawn at, in CSS pixels. */
export type IconSize = 16 | 20 | 24;

type Element = [tag: string, attributes: Record<string, unknown>, children?: Element[]];

const draw = ([tag, attributes, children]: Element): ReactNode =>
  createElement(tag, attributes, ...(children ?? []).map(draw));

interface Drawing {
  parts: ReactNode;
  mirrorsInRtl?: boolean | undefined;
}

const drawings = new Map<string, Drawing>();
const listeners = new Set<() => void>();

/** Props of an icon that a part of the kit draws. */
export interface GlyphProps<Name extends IconName = IconName> extends SVGProps<SVGSVGElement> {
  /** Which icon. */
  name: Name;
  /** @default 20 */
  size?: IconSize;
}

const outline = (
  { name: _name, size = 20, className, ...rest }: GlyphProps,
  drawing: Drawing | undefined,
): ReactNode => (
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
    className={cx(drawing?.mirrorsInRtl ? css.mirrored : css.glyph, className)}
  >
    {drawing?.parts}
  </svg>
);

const Glyph = (props: GlyphProps): ReactNode => outline(props, drawings.get(props.name));

/**
 * Registers shapes. Each component provides those it draws, `UiRoot` those of the page frame, `Icon` all, so that a
 * button imported alone includes none.
 *
 * @returns a component that draws these shapes only: one `<svg>`, hidden from assistive technology, without a
 * context. Its shapes are part of the module, so that server and browser render the same.
 */
export const provideIcons = <Name extends IconName>(
  shapes: IconShapes<Name>,
): ((props: GlyphProps<Name>) => ReactNode) => {
  for (const [name, { node, mirrorsInRtl }] of Object.entries<IconShape | MirroredShape>(shapes)) {
    if (drawings.has(name)) continue;
    const parts = createElement(Fragment, null, ...(node as Element[]).map(draw));
    drawings.set(name, { parts, mirrorsInRtl });
  }
  for (const listener of listeners) listener();
  return Glyph;
};

let fetching: Promise<unknown> | undefined;

/* A shape is missing, so all of them are fetched, once. */
const subscribeToShapes = (listener: () => void): (() => void) => {
  listeners.add(listener);
  fetching ??= import('./icons.ts').then(({ icons }) => provideIcons(icons));
  return () => listeners.delete(listener);
};
const none = (): undefined => {};
const subscribeToNothing = () => none;

/*
 * Registered shapes depend on the imports, which differ between server and browser: none is drawn before hydration.
 * The icon reserves its space until its shape is loaded.
 */
const NamedIcon = (props: GlyphProps): ReactNode => {
  const getDrawing = () => drawings.get(props.name);
  return outline(
    props,
    useSyncExternalStore<Drawing | undefined>(
      getDrawing() ? subscribeToNothing : subscribeToShapes,
      getDrawing,
      none,
    ),
  );
};

/** An icon from the page: one of the kit's by its name, or an element. */
export type IconSource = IconName | ReactElement;

/** Draws what the page gave as an `icon`. An element gets the icon's position and size, and is hidden as icons are. */
export const IconOf = ({
  icon,
  size = 20,
  className,
}: {
  icon: IconSource;
  size?: IconSize;
  className?: string | undefined;
}): ReactNode =>
  typeof icon === 'string' ? (
    <NamedIcon name={icon} size={size} className={className} />
  ) : (
    <span aria-hidden={true} data-size={size} className={cx(css.iconBox, className)}>
      {icon}
    </span>
  );
