import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './Heading.css.ts';

/** The level of a heading, as in `<h1>` to `<h6>`. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
/** The size of a heading, independent of its level: 32 (28 on phones), 24, 20 or 16 px. */
export type HeadingSize = keyof typeof css.size;

/** Props of {@link Heading}, plus the attributes of its element. */
export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** The heading level. Inside `AppShell` start with 2, because the bar contains the only `<h1>`. */
  level: HeadingLevel;
  /** @default 'display' for level 1, 'heading' for 2, 'strong' below */
  size?: HeadingSize;
}

const defaultSizes: Record<HeadingLevel, HeadingSize> = {
  1: 'display',
  2: 'heading',
  3: 'strong',
  4: 'strong',
  5: 'strong',
  6: 'strong',
};

/** The heading of a section. Renders `<h1>` to `<h6>`. */
export const Heading = ({
  level,
  size = defaultSizes[level],
  className,
  children,
  ...rest
}: HeadingProps): ReactNode => {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={cx(css.size[size], className)}>
      {children}
    </Element>
  );
};
