import { requiredContrasts, contrast, type TenantTheme } from '@school/ui/theme';

type Tree = { [name: string]: string | Tree };

const getColour = (theme: TenantTheme, scheme: keyof TenantTheme, role: string): string =>
  role
    .split('.')
    .reduce<string | Tree>(
      (tree, part) => (tree as Tree)[part]!,
      theme[scheme].color as unknown as Tree,
    ) as string;

/** Whether all colour pairs have enough contrast in both schemes. */
export const isLegible = (theme: TenantTheme): boolean =>
  (['light', 'dark'] as const).every((scheme) =>
    requiredContrasts.every(
      ({ ink, on, least }) => contrast(getColour(theme, scheme, ink), getColour(theme, scheme, on)) >= least,
    ),
  );
