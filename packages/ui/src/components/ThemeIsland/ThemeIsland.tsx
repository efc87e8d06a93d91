import { useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { applyTheme } from '../../theme/applyTheme.ts';
import type { TenantTheme } from '../../theme/tenantTheme.ts';
import * as css from './ThemeIsland.css.ts';

/** Props of {@link ThemeIsland}, plus the attributes of `<div>`. */
export interface ThemeIslandProps extends ComponentPropsWithRef<'div'> {
  /** The theme, made by `tenantTheme`. */
  theme: TenantTheme;
  /** The scheme, independent of the page's. @default 'light' */
  scheme?: keyof TenantTheme;
}

/**
 * A part of the page with a separate theme and scheme, to preview a colour before it is applied to a whole school. No
 * inline style is written, so a strict content security policy holds. Renders a `<div>`.
 */
export const ThemeIsland = ({
  theme,
  scheme = 'light',
  className,
  ref,
  ...rest
}: ThemeIslandProps): ReactNode => {
  const island = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    /* An element is light by default, so on a dark page both schemes get the same values. */
    const appliedTheme = scheme === 'light' ? { light: theme.light, dark: theme.light } : theme;
    return applyTheme(appliedTheme, island.current!);
  }, [theme, scheme]);
  return (
    <div
      {...rest}
      ref={(node) => {
        island.current = node;
        if (typeof ref === 'function') return ref(node);
        if (ref) ref.current = node;
        return undefined;
      }}
      data-scheme={scheme}
      className={cx(css.root, scheme === 'dark' && 'is-dark', className)}
    />
  );
};
