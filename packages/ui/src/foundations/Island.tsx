import { applyTheme, Box, type TenantTheme } from '@school/ui';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

export type IslandScheme = keyof TenantTheme;

/** A part of the page with a separate theme and scheme. */
export function Island({
  theme,
  scheme,
  children,
}: {
  theme: TenantTheme;
  scheme: IslandScheme;
  children: ReactNode;
}) {
  const island = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    /* An element is light by default, so on a dark page both schemes get the same values. */
    const appliedTheme = scheme === 'light' ? { light: theme.light, dark: theme.light } : theme;
    return applyTheme(appliedTheme, island.current!);
  }, [theme, scheme]);
  return (
    <div ref={island} className={scheme === 'dark' ? 'is-dark' : undefined}>
      <Box background="canvas" padding="xl" radius="panel" border>
        {children}
      </Box>
    </div>
  );
}
