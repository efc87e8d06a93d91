import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './Heading.css.ts';

/** The place of a heading in the outline of the page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;
/** How large a heading is, whatever its level: 32 (28 on phones), 24, 20 or 16 px. */
export type HeadingSize = keyof typeof css.size;

/** Props of {@link Heading}, plus the attributes of its element. */
export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its place in the outline. Inside `AppShell` begin with 2: the bar holds the only 1. */
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

/** The name of what follows. Renders `<h1>` to `<h6>`. */
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
