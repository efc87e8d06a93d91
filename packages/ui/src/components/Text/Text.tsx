import type { CSSProperties, ElementType, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { ElementName, ElementProps } from '../../internal/elementProps.ts';
import * as css from './Text.css.ts';

/** A step of the type scale: 32, 24, 20, 16, 14 or 12 px. */
export type TextSize = keyof typeof css.size;
/** Meaning of the text colour. */
export type TextTone = keyof typeof css.tone;
/** 400, 550 or 700. */
export type TextWeight = keyof typeof css.weight;
/** Alignment of the lines, in reading direction. */
export type TextAlign = keyof typeof css.align;

interface OwnProps {
  /** @default 'body' */
  size?: TextSize;
  /** The colour. By default that of the surrounding text. */
  tone?: TextTone;
  /** @default 'regular' */
  weight?: TextWeight;
  align?: TextAlign;
  /** The maximum number of lines; longer text ends in an ellipsis, at the end in the text's direction. */
  clamp?: number;
  /** Never broken into lines: a RUT, a phone, a code. @default false */
  unbroken?: boolean;
  /** User text of unknown script: keeps its direction, aligned with the page's. @default false */
  isolate?: boolean;
}

/** Props of {@link Text}, plus the attributes of its element. */
export type TextProps<Name extends ElementName = 'p'> = ElementProps<Name, OwnProps>;

/** A paragraph, or with `as` any other text, in a step of the type scale. Renders one element. */
export const Text = <Name extends ElementName = 'p'>(props: TextProps<Name>): ReactNode => {
  const {
    as: Element = 'p',
    size = 'body',
    tone,
    weight,
    align,
    clamp,
    isolate,
    unbroken,
    className,
    style,
    ...rest
  } = props as TextProps & { as?: ElementType; style?: CSSProperties };
  const clampsLines = clamp !== undefined && clamp > 1;
  return (
    <Element
      dir={isolate ? 'auto' : undefined}
      {...rest}
      style={clampsLines ? ({ '--sui-clamp': clamp, ...style } as CSSProperties) : style}
      className={cx(
        css.size[size],
        tone && css.tone[tone],
        weight && css.weight[weight],
        clamp !== undefined && (clampsLines ? css.clamp : css.line),
        isolate && !clampsLines && css.isolate,
        unbroken && css.unbroken,
        align && css.align[align],
        className,
      )}
    />
  );
};
