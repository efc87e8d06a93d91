import { colourPromises, contrast, type TenantTheme } from '@school/ui/theme';

type Tree = { [name: string]: string | Tree };

const colourOf = (theme: TenantTheme, scheme: keyof TenantTheme, role: string): string =>
  role
    .split('.')
    .reduce<string | Tree>(
      (tree, part) => (tree as Tree)[part]!,
      theme[scheme].color as unknown as Tree,
    ) as string;

/** Whether all colour pairs have enough contrast in both schemes. */
export const isLegible = (theme: TenantTheme): boolean =>
  (['light', 'dark'] as const).every((scheme) =>
    colourPromises.every(
      ({ ink, on, least }) => contrast(colourOf(theme, scheme, ink), colourOf(theme, scheme, on)) >= least,
    ),
  );
