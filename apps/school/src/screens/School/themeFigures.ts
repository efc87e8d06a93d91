import { colourPromises, contrast, type TenantTheme } from '@school/ui/theme';
import type { MessageId } from '../../intl/messages.ts';

/** Where two colours meet in the app, and the contrast that they have there. */
export type ContrastFigure = { id: string; label: MessageId; light: number; dark: number; least: number };

type Tree = { [name: string]: string | Tree };

const colourOf = (theme: TenantTheme, scheme: keyof TenantTheme, role: string): string =>
  role
    .split('.')
    .reduce<string | Tree>(
      (tree, part) => (tree as Tree)[part]!,
      theme[scheme].color as unknown as Tree,
    ) as string;

const measured = (theme: TenantTheme, scheme: keyof TenantTheme, ink: string, on: string): number =>
  contrast(colourOf(theme, scheme, ink), colourOf(theme, scheme, on));

const places: readonly { id: string; label: MessageId; ink: string; on: string; least: number }[] = [
  { id: 'words', label: 'school.contrast.words', ink: 'ink.base', on: 'surface.raised', least: 7 },
  { id: 'quiet', label: 'school.contrast.quiet', ink: 'ink.quiet', on: 'surface.raised', least: 4.5 },
  { id: 'links', label: 'school.contrast.links', ink: 'accent.ink', on: 'surface.raised', least: 4.5 },
  { id: 'button', label: 'school.contrast.button', ink: 'accent.onSolid', on: 'accent.solid', least: 4.5 },
  { id: 'shape', label: 'school.contrast.shape', ink: 'accent.solid', on: 'surface.raised', least: 3 },
  { id: 'field', label: 'school.contrast.field', ink: 'line.control', on: 'surface.overlay', least: 3 },
  { id: 'focus', label: 'school.contrast.focus', ink: 'focus', on: 'surface.raised', least: 3 },
];

/** What a reader meets most, measured on the colours that the theme gives out. */
export const figuresOf = (theme: TenantTheme): ContrastFigure[] =>
  places.map(({ ink, on, ...place }) => ({
    ...place,
    light: measured(theme, 'light', ink, on),
    dark: measured(theme, 'dark', ink, on),
  }));

/** How many pairs of colours may meet in both schemes, and how many of these are as far apart as they must be. */
export function pairsOf(theme: TenantTheme): { kept: number; total: number } {
  const kept = (scheme: keyof TenantTheme) =>
    colourPromises.filter(({ ink, on, least }) => measured(theme, scheme, ink, on) >= least).length;
  return { kept: kept('light') + kept('dark'), total: colourPromises.length * 2 };
}
