export { applyTheme } from './theme/applyTheme.ts';
export { vars } from './theme/contract.css.ts';
export { contrast } from './theme/contrast.ts';
export { requiredContrasts, type RequiredContrast } from './theme/requiredContrasts.ts';
export { applyScheme, type Scheme } from './theme/scheme.ts';
export { type Density } from './theme/density.ts';
export { designTokens, type DesignTokens } from './theme/designTokens.ts';
export {
  defaultColor,
  tenantTheme,
  type Corners,
  type TenantTheme,
  type ThemeOptions,
  type ThemeValues,
} from './theme/tenantTheme.ts';
export { themeCss } from './theme/themeCss.ts';
export { tokenNames } from './theme/tokens.ts';
