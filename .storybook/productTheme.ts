import { create, type ThemeVars } from 'storybook/theming';
import { tenantTheme } from '../packages/ui/src/theme/tenantTheme.ts';
import { schoolColours } from './schools.ts';

const fontStack = '"Atkinson Hyperlegible Next Variable", "Noto Sans Arabic Variable", system-ui, sans-serif';

/** Returns the theme of a school of the toolbar, or of any colour. */
export const createSchoolTheme = (school: string, options?: Parameters<typeof tenantTheme>[1]) =>
  tenantTheme(schoolColours[school] ?? school, options);

/* The kit's logo in the school's colour. */
const createBrandSvg = (background: string, lines: string) =>
  `<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="9" fill="${background}"/><path d="M8.5 22.5v-9L16 8.5l7.5 5v9M13 22.5v-5.5h6v5.5" fill="none" stroke="${lines}" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round"/></svg><span>School</span>`;

/** Returns Storybook's theme in a school's palette. */
export const productTheme = (school: string, scheme: 'light' | 'dark'): ThemeVars => {
  const { color } = createSchoolTheme(school)[scheme];
  return create({
    base: scheme,
    brandTarget: '_self',
    brandTitle: createBrandSvg(color.accent.solid, color.accent.onSolid),
    fontBase: fontStack,
    fontCode: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
    colorPrimary: color.accent.solid,
    colorSecondary: color.accent.ink,
    appBg: color.surface.canvas,
    appContentBg: color.surface.raised,
    appPreviewBg: color.surface.canvas,
    appHoverBg: color.accent.soft,
    appBorderColor: color.line.hairline,
    appBorderRadius: 12,
    textColor: color.ink.base,
    textInverseColor: color.ink.inverse,
    textMutedColor: color.ink.quiet,
    barBg: color.surface.canvas,
    barTextColor: color.ink.quiet,
    barHoverColor: color.accent.ink,
    barSelectedColor: color.accent.ink,
    buttonBg: color.surface.raised,
    buttonBorder: color.line.control,
    booleanBg: color.fill,
    booleanSelectedBg: color.surface.raised,
    inputBg: color.surface.raised,
    inputBorder: color.line.control,
    inputTextColor: color.ink.base,
    inputBorderRadius: 8,
  });
};
